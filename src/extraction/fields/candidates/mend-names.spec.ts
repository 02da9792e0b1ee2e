import { pageOf } from '../../../../test/support/extraction/page-of-text.js';
import { layoutOf } from '../structure/layout.js';
import { runOf } from '../text/run.js';
import { mendName } from './mend-names.js';
import { trimmedName, type NameValue } from './names.js';

function nameOf(text: string, confidence = 0.9, source: 'ocr' | 'text' = 'ocr'): NameValue {
  const segment = layoutOf(pageOf(text, { source, confidence })).segments[0];
  const name = segment && trimmedName(runOf(segment.words));
  if (!name) throw new Error(`no name in ${text}`);
  return name;
}

describe('a recognised name', () => {
  it.each([
    ['Murrawong Geofechnical', 'Murrawong Geotechnical', 'Murrawong Geotechnical'],
    ['OSHEAS FORGE', "O'Shea's Forge", "O'SHEA'S FORGE"],
    ['J Murrawong Shire', 'Murrawong Shire', 'Murrawong Shire'],
    ['Honzon Freight', 'Horizon Freight', 'Horizon Freight'],
    ['DepartmentOf Ports', 'Department Of Ports', 'Department Of Ports'],
  ])('%j is mended by %j', (read, other, whole) => {
    expect(mendName(nameOf(read), [nameOf(other, 0.96)], [])).toBe(whole);
  });

  it('takes a word from a printing read more surely that differs in two letters only where it was hardly read itself', () => {
    const whole = nameOf('Murrawong Forge Pty Limited', 0.9);
    expect(mendName(nameOf('Murrawong Forge Pty Linitex]', 0.4), [whole], [])).toBe('Murrawong Forge Pty Limited');
    expect(mendName(nameOf('Murraming Forge', 0.8), [nameOf('Murrawong Forge')], [])).toBe('Murraming Forge');
  });

  it('keeps its own spelling against one that was read less surely', () => {
    expect(mendName(nameOf('Murrawong Forge', 0.96), [nameOf('Murrawang Forge', 0.7)], [])).toBe('Murrawong Forge');
  });

  it('takes one letter from the domain', () => {
    expect(mendName(nameOf('Hollowlog Tradc'), [], ['hollowlogtrade'])).toBe('Hollowlog Trade');
    expect(mendName(nameOf('HOLLOWLOG TRADC'), [], ['hollowlogtrade'])).toBe('HOLLOWLOG TRADE');
  });

  it('takes one letter from a common word, unless it was read surely', () => {
    expect(mendName(nameOf('Murrawong Plumbirg Pfy Ltd'), [], [])).toBe('Murrawong Plumbing Pty Ltd');
    expect(mendName(nameOf('Murrawong Gropp', 0.96), [], [])).toBe('Murrawong Gropp');
    expect(mendName(nameOf('Murrawong Pools'), [nameOf('Murrawong Pools Pty Ltd')], [])).toBe('Murrawong Pools');
  });

  it.each([
    ['Murrawong Forge Pty Lid', 'Murrawong Forge Pty Ltd'],
    ['Murrawong Forge Pty. Lid.', 'Murrawong Forge Pty. Ltd.'],
    ['MURRAWONG FORGE PTY LT D', 'MURRAWONG FORGE PTY LTD'],
  ])('%j has nothing but `Ltd` behind `Pty`', (read, whole) => {
    expect(mendName(nameOf(read, 0.97), [], [])).toBe(whole);
  });

  it('has letters where a digit or a small l stands among letters', () => {
    expect(nameOf('loannis Con5tructions (Au5tralia)').text).toBe('Ioannis Constructions (Australia)');
  });
});

it('a name of the text layer stays as it is', () => {
  expect(
    mendName(nameOf('Murrawong Plumbirg', 1, 'text'), [nameOf('Murrawong Plumbing', 1, 'text')], ['murrawongplumbing']),
  ).toBe('Murrawong Plumbirg');
});
