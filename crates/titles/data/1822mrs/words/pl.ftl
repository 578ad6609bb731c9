### Co ten scenariusz mówi inaczej niż 1822, którego słów używa.

ui-title = 1822MRS: Medium Regional Scenario
page-play-now-explained = 1822MRS, ty przeciw dwóm graczom komputerowym. Bez konta i bez ustawień.
