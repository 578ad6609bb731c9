### Co ten scenariusz mówi inaczej niż 1822, którego słów używa.

ui-title = 1822NRS: Northern Regional Scenario
page-play-now-explained = 1822NRS, ty przeciw dwóm graczom komputerowym. Bez konta i bez ustawień.
