import { parseBsbFile } from './bsb-file.js';

describe('parseBsbFile', () => {
  it('reads branches, quoted or not, with any line ending', () => {
    const text =
      '"012-002","ANZ","ANZ Smart Choice","115 Pitt St, Sydney","Sydney","NSW","2000","PEH"\r\n484799,MET,Suncorp,,,,,\n';
    expect(parseBsbFile(text)).toEqual([
      { bsb: '012-002', bank: 'ANZ', branch: 'ANZ Smart Choice', closed: false },
      { bsb: '484-799', bank: 'MET', branch: 'Suncorp', closed: false },
    ]);
  });

  it('skips a heading, and recognises closed branches', () => {
    expect(parseBsbFile('BSB,Bank,Name\n012-003,ANZ,Closed\n')).toEqual([
      { bsb: '012-003', bank: 'ANZ', branch: 'Closed', closed: true },
    ]);
  });

  it('lets the last line of a BSB count', () => {
    expect(parseBsbFile('012-003,ANZ,Old\n012-003,ANZ,"New ""branch"""\n').map((entry) => entry.branch)).toEqual([
      'New "branch"',
    ]);
  });

  it.each([
    ['012-002,ANZ,A\nnonsense,ANZ,B', 'line 2: "nonsense" is not a BSB'],
    ['012-002,,A', 'line 1: the bank is missing'],
    ['', 'line 1: the file holds no BSB'],
  ])('refuses %j', (text, message) => expect(() => parseBsbFile(text)).toThrow(message));
});
