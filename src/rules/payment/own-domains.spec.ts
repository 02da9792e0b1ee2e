import { isNamedAfter } from './own-domains.js';

describe('a domain', () => {
  it.each([
    ['pinnaclehs.com.au', 'pinnacle hydraulic services'],
    ['pinnacle-hydraulic.au', 'pinnacle hydraulic services'],
    ['phs.net.au', 'pinnacle hydraulic services'],
    ['ironbarkit.com.au', 'ironbark it'],
    ['ironbarkau.com.au', 'ironbark it'],
    ['harbourlane.example', 'harbour lane constructions'],
    ['southtab.edu.au', 'university of the southern tablelands'],
    ['quayside-packaging-pty-ltd.com.au', 'quayside packaging'],
    ['3dsigns.com.au', '3d signs and graphics'],
  ])('%s is named after %s', (domain, name) => expect(isNamedAfter(domain, ['other name', name])).toBe(true));

  it.each([
    ['pinnaclehs.com', 'pinnacle hydraulic services'],
    ['pinnacle-pay.com.au', 'pinnacle hydraulic services'],
    ['paypinnacle.com.au', 'pinnacle hydraulic services'],
    ['hydraulicservices.com.au', 'pinnacle hydraulic services'],
    ['ph.com.au', 'pinnacle hydraulic services'],
    ['pau.com.au', 'pinnacle hydraulic services'],
    ['pay.pinnaclehs.com.au', 'pinnacle hydraulic services'],
    ['xn--pinnaclehs-x.com.au', 'pinnacle hydraulic services'],
    ['pinnaclehs.com.au', ''],
    ['203.0.113.5', '203 services'],
  ])('%s is not named after %s', (domain, name) => expect(isNamedAfter(domain, [name])).toBe(false));
});
