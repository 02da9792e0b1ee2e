import { pageOf } from '../../../../test/support/extraction/page-of-text.js';
import { scanPage } from '../structure/scan.js';
import { domainNames } from './domains.js';

describe('domainNames', () => {
  const scan = scanPage(pageOf('accounts@blue-gum.com.au\nwww.bluegurn.com.au', { source: 'ocr', confidence: 0.5 }));

  it('gives letters and digits alone', () => {
    expect(domainNames(scan, new Set())).toEqual(['bluegum', 'bluegurn']);
  });

  it('gives those of any country behind @ or www, and no abbreviations', () => {
    const abroad = scanPage(pageOf('info@wattle.fr\nwww.plover.nl\nTel.nr 12 34\nwattle.it\noffice@kestrel.example'));
    expect(domainNames(abroad, new Set())).toEqual(['wattle', 'plover']);
  });

  it('leaves out lines that were read less surely than is asked', () => {
    expect(domainNames(scan, new Set(), 0.6)).toEqual([]);
    expect(domainNames(scan, new Set(), 0.5)).toEqual(['bluegum', 'bluegurn']);
  });
});
