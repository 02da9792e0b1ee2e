import { type ChildNode, Element, isTag, isText } from 'domhandler';

/** Fewer pieces than these are ordinary cells and paragraphs. */
const FEWEST = 3;
/** Longer pieces are read by themselves. */
const LONGEST = 40;
/** From this share on pieces are letters of words; else they are words. */
const LETTERS = 0.7;

/**
 * What pieces of a text say that stand beside each other in elements of their own: letters in cells, words in paragraphs that float. Whether
 * they stand in one line only their style tells; so they are read as if they did, too.
 */
export function sideBySide(elements: readonly Element[]): string[] {
  const found = elements.flatMap(({ children }) => rowsOf(children.map(saidBy)));
  return found.map((row) => row.replace(/\s+/g, ' ').trim()).filter((row) => row !== '');
}

/** Short pieces that follow each other. */
function rowsOf(pieces: readonly string[]): string[] {
  const rows: string[][] = [[]];
  for (const piece of pieces) {
    if (piece.length <= LONGEST) rows.at(-1)?.push(piece);
    else rows.push([]);
  }
  return rows
    .filter((row) => row.filter((piece) => piece.trim() !== '').length >= FEWEST)
    .map((row) => {
      const filled = row.filter((piece) => piece.trim() !== '');
      const letters = filled.filter((piece) => piece.trim().length === 1).length;
      return row.map(plainSpaces).join(letters >= LETTERS * filled.length ? '' : ' ');
    });
}

/** Blanks that do not break stand for those between words; others are of the source alone. */
const plainSpaces = (piece: string): string =>
  piece
    .replace(/[ \t\r\n\f]+/g, ' ')
    .replace(/^ (?=\S)|(?<=\S) $/g, '')
    .replaceAll('\u00a0', ' ');

function saidBy(piece: ChildNode): string {
  const parts: string[] = [];
  const rest: ChildNode[] = [piece];
  let length = 0;
  for (let node = rest.pop(); node && length <= LONGEST; node = rest.pop()) {
    if (isText(node)) {
      parts.push(node.data);
      length += node.data.length;
    } else if (isTag(node))
      for (let at = node.children.length - 1; at >= 0; at -= 1) rest.push(node.children[at] as ChildNode);
  }
  return parts.join('');
}
