### What this scenario says otherwise than 1822, whose words it shares.

ui-title = 1822NRS: Northern Regional Scenario
page-play-now-explained = 1822NRS, you against two computer players. No account, nothing to set up.
