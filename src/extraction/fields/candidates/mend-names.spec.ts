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
    ['Janod Ingleby', 'Jarrod Ingleby', 'Jarrod Ingleby'],
    ['DepartmentOf Ports', 'Department Of Ports', 'Department Of Ports'],
  ])('%j is mended by %j', (read, other, whole) => {
    expect(mendName(nameOf(read), [nameOf(other, 0.96)], [])).toBe(whole);
  });

  it('takes a word from a printing read more surely that differs in two letters only where it was hardly read itself', () => {
    const whole = nameOf('Murrawong Forge Pty Limited', 0.9);
    expect(mendName(nameOf('Murrawong Forge Pty Linitex]', 0.4), [whole], [])).toBe('Murrawong Forge Pty Limited');
    expect(mendName(nameOf('Murraming Forge', 0.8), [nameOf('Murrawong Forge')], [])).toBe('Murraming Forge');
  });

  it('is whole where another printing shows that it begins or ends within a word', () => {
    const whole = nameOf('Murrawong & Delacroix Pty Ltd');
    expect(mendName(nameOf('Croix Pty Ltd'), [whole], [])).toBe('Murrawong & Delacroix Pty Ltd');
    expect(mendName(nameOf('Murrawong & Delac'), [whole], [])).toBe('Murrawong & Delacroix Pty Ltd');
    expect(mendName(nameOf('Delacroix Pty Ltd'), [whole], [])).toBe('Delacroix Pty Ltd');
    expect(mendName(nameOf('Roix Pty Ltd'), [whole], [])).toBe('Roix Pty Ltd');
  });

  it('has no stain in it that was read as a word, where another printing lacks it', () => {
    const stained = (text: string, confidence: number): NameValue => {
      const name = nameOf(text);
      const words = name.words.map((one) => (one.text === 'SE' ? { ...one, word: { ...one.word, confidence } } : one));
      return { ...name, words };
    };
    const whole = nameOf('Bluestone Timber & Truss');
    expect(mendName(stained('Bluestone Timber & SE Truss', 0.55), [whole], [])).toBe('Bluestone Timber & Truss');
    expect(mendName(stained('Bluestone Timber & SE Truss', 0.8), [whole], [])).toBe('Bluestone Timber & SE Truss');
    expect(mendName(stained('Bluestone SE Pools', 0.55), [whole], [])).toBe('Bluestone SE Pools');
  });

  it('has an ampersand once that was read twice', () => {
    expect(mendName(nameOf('Murrawong & & Daughter'), [], [])).toBe('Murrawong & Daughter');
  });

  it('keeps the name and what is that name’s apart', () => {
    const surer = nameOf('Delacroix t/a Optometry', 0.96);
    expect(mendName(nameOf('Delacroix’s Optometry'), [surer], [])).toBe('Delacroix’s Optometry');
    expect(mendName(nameOf("DELACROIX'S OPTOMETRY"), [surer], [])).toBe("DELACROIX'S OPTOMETRY");
    expect(mendName(nameOf('Delacroix Optometry'), [nameOf('Delacroix’s Eyewear', 0.96)], [])).toBe(
      'Delacroix Optometry',
    );
  });

  it('keeps its own spelling against one that was read less surely', () => {
    expect(mendName(nameOf('Murrawong Forge', 0.96), [nameOf('Murrawang Forge', 0.7)], [])).toBe('Murrawong Forge');
  });

  it('takes one letter from the domain', () => {
    expect(mendName(nameOf('Hollowlog Tradc'), [], ['hollowlogtrade'])).toBe('Hollowlog Trade');
    expect(mendName(nameOf('HOLLOWLOG TRADC'), [], ['hollowlogtrade'])).toBe('HOLLOWLOG TRADE');
    expect(mendName(nameOf('Pinnade Riverlea'), [], ['pinnacleriverlea'])).toBe('Pinnacle Riverlea');
    expect(mendName(nameOf('PINNADE RIVERLEA'), [], ['pinnacleriverlea'])).toBe('PINNACLE RIVERLEA');
    expect(mendName(nameOf('Pinnade Riverlea'), [], ['pinnacheriverlea'])).toBe('Pinnade Riverlea');
  });

  it('takes no other letter from a domain that was not read surely, but two for one', () => {
    expect(mendName(nameOf('Darling Downs'), [], ['dariingdowns'], [])).toBe('Darling Downs');
    expect(mendName(nameOf('Darling Downs'), [], ['dariingdowns'])).toBe('Dariing Downs');
    expect(mendName(nameOf('Pinnade Riverlea'), [], ['pinnacleriverlea'], [])).toBe('Pinnacle Riverlea');
  });

  it('has `Ltd` behind `Pty`, however it was read', () => {
    expect(nameOf('Murrawong Forge Pty. Lid.').text).toBe('Murrawong Forge Pty. Ltd.');
    expect(nameOf('Murrawong Forge Pty Licl').text).toBe('Murrawong Forge Pty Ltd');
    expect(nameOf('Murrawong Forge Pty Lil as trustee for Murrawong Trust').text).toBe(
      'Murrawong Forge Pty Ltd as trustee for Murrawong Trust',
    );
    expect(nameOf('Murrawong Forge Pty Lid', 1, 'text').text).toBe('Murrawong Forge Pty Lid');
  });

  it('has `Pty` where one letter of it was misread, and no other word for its likeness to a common one', () => {
    expect(mendName(nameOf('Murrawong Forge Pfy Ltd'), [], [])).toBe('Murrawong Forge Pty Ltd');
    expect(mendName(nameOf('Murrawong Pools'), [], [])).toBe('Murrawong Pools');
  });

  it('keeps a word of many names, and joins the end of one to it', () => {
    expect(mendName(nameOf('Murrawong Family Trust'), [nameOf('Murrawong Truss', 0.97)], [])).toBe(
      'Murrawong Family Trust',
    );
    expect(mendName(nameOf('Murrawong Trust'), [], ['murrawongtruss'])).toBe('Murrawong Trust');
    expect(mendName(nameOf('Murrawong Servi ces'), [], [])).toBe('Murrawong Services');
    expect(mendName(nameOf('Murrawong Service s'), [], [])).toBe('Murrawong Services');
    expect(mendName(nameOf('Murrawong Tree son'), [], [])).toBe('Murrawong Tree son');
    expect(mendName(nameOf('Murrawong Fork s'), [], [])).toBe('Murrawong Fork s');
  });

  it('ends where a company’s name is whole, whatever the next column says', () => {
    expect(nameOf('Murrawong Forge Pty Ltd Fee').text).toBe('Murrawong Forge Pty Ltd');
    expect(nameOf('Murrawong Forge Pty Ltd Office Account').text).toBe('Murrawong Forge Pty Ltd Office Account');
    expect(nameOf('Murrawong Forge Pty Ltd ATF Example Unit').text).toBe('Murrawong Forge Pty Ltd ATF Example Unit');
    expect(nameOf('Murrawong Forge Pty Ltd Fee', 1, 'text').text).toBe('Murrawong Forge Pty Ltd Fee');
  });

  it('ends in `Ltd` where what is like it was hardly read', () => {
    expect(mendName(nameOf('MURRAWONG FORGE LED', 0.76), [], [])).toBe('MURRAWONG FORGE LTD');
    expect(mendName(nameOf('MURRAWONG LED', 0.9), [], [])).toBe('MURRAWONG LED');
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
