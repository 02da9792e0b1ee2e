import { extensionOf, safeFileName, withExtension } from './file-name.js';

describe('safeFileName', () => {
  it.each([
    ['invoice.pdf', 'invoice.pdf'],
    ['C:\\Users\\me\\invoice.pdf', 'invoice.pdf'],
    ['../../etc/passwd', 'passwd'],
    ['folder/', 'folder'],
    ['a\u0000b\r\nc.pdf', 'a b c.pdf'],
    ['x\u202Efdp.exe', 'x fdp.exe'],
    ['half \uD83D pair.pdf', 'half pair.pdf'],
    ['  spaced   name .pdf ', 'spaced name .pdf'],
    ['Mu\u0308ller.pdf', 'M\u00FCller.pdf'],
    ['請求書.pdf', '請求書.pdf'],
  ])('%j becomes %j', (name, expected) => expect(safeFileName(name)).toBe(expected));

  it.each([null, undefined, '', ' ', '.', '..', '/', '\\', '\u0007'])('gives null for %j', (name) =>
    expect(safeFileName(name)).toBeNull(),
  );

  it('shortens to 255 and keeps the extension and whole characters', () => {
    expect(safeFileName(`${'x'.repeat(300)}.PDF`)).toBe(`${'x'.repeat(251)}.PDF`);
    const cut = safeFileName(`${'x'.repeat(250)}😀.pdf`);
    expect(cut).toBe(`${'x'.repeat(250)}.pdf`);
  });
});

it('extensionOf and withExtension', () => {
  expect(extensionOf('a.b.PDF')).toBe('.pdf');
  expect(extensionOf('no extension')).toBe('');
  expect(withExtension('scan.tiff', '.pdf')).toBe('scan.pdf');
  expect(withExtension('scan', '.png')).toBe('scan.png');
});
