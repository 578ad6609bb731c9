### What this scenario says otherwise than 1822, whose words it shares.

ui-title = 1822MRS: Medium Regional Scenario
page-play-now-explained = 1822MRS, you against two computer players. No account, nothing to set up.
