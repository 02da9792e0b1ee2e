import { showHidden } from './show-hidden';

describe('text of others', () => {
  it('shows marks that turn text around, and what is invisible', () => {
    expect(showHidden('invoice\u202efdp.exe')).toBe('invoice⟨U+202E⟩fdp.exe');
    expect(showHidden('Pay\u200bproof\u00ad')).toBe('Pay⟨U+200B⟩proof⟨U+00AD⟩');
    expect(showHidden('a\u0000b\u{e0041}')).toBe('a⟨U+0000⟩b⟨U+E0041⟩');
    expect(showHidden('\ud800x')).toBe('⟨U+D800⟩x');
  });

  it('leaves every letter as it is', () => {
    expect(showHidden('Größe 日本 עברית 👍 <b>')).toBe('Größe 日本 עברית 👍 <b>');
  });
});
