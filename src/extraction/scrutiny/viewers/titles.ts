import type { PDFDocumentProxy } from 'pdfjs-dist/types/src/display/api.js';
import type { Page, Word } from '../../document.js';
import { couldMatter } from './could-matter.js';
import { wordsInBox } from './words-in-box.js';

/** More bookmarks than this, and more letters of a title, are not looked at. */
const MOST_TITLES = 500;
const MOST_LETTERS = 1_000;

/** Height of a line of them, in points, and how far above the page they are taken to stand. */
const LINE = 14;
const APART = 40;

interface Bookmark {
  title?: string;
  items?: Bookmark[];
}

/** What viewers show beside the pages, the title of the document and its bookmarks, as lines above the first page. */
export async function titleWords(document: PDFDocumentProxy, { width }: Page): Promise<Word[]> {
  const outline = ((await document.getOutline().catch(() => null)) ?? []) as Bookmark[];
  const { info } = (await document.getMetadata().catch(() => null)) ?? { info: {} };
  const { Title: title } = info as { Title?: unknown };
  const titles = [...(typeof title === 'string' ? [title] : []), ...titlesOf(outline)]
    .map((each) => each.slice(0, MOST_LETTERS))
    .filter(couldMatter);
  return titles.flatMap((each, at) => {
    const y1 = -APART - LINE * (titles.length - 1 - at);
    return wordsInBox(each, { x0: 0, y0: y1 - LINE, x1: width, y1 });
  });
}

function titlesOf(outline: readonly Bookmark[]): string[] {
  const titles: string[] = [];
  const rest = [...outline].reverse();
  for (let item = rest.pop(); item && titles.length < MOST_TITLES; item = rest.pop()) {
    titles.push(item.title ?? '');
    rest.push(...[...(item.items ?? [])].reverse());
  }
  return titles;
}
