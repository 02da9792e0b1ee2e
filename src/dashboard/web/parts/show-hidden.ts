/** Characters that turn text around, hide in it or are none: controls, formats, tags, private use, lone halves of pairs. */
const HIDDEN = /[\p{Cc}\p{Cf}\p{Co}\p{Cs}\u{115f}\u{1160}\u{3164}\u{ffa0}\u{2800}\p{Zl}\p{Zp}]/gu;

/** Shows invisible characters by their numbers, so that nobody is misled by what they cannot see. */
export function showHidden(text: string): string {
  return text.replace(HIDDEN, (character) => {
    if (character === '\n' || character === '\t') return ' ';
    return `⟨U+${(character.codePointAt(0) ?? 0).toString(16).toUpperCase().padStart(4, '0')}⟩`;
  });
}
