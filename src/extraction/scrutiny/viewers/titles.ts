import type { PDFDocumentProxy } from 'pdfjs-dist/types/src/display/api.js';
import type { Page, Word } from '../../document.js';
import { couldMatter } from './could-matter.js';
import { wordsInBox } from './words-in-box.js';

/** More titles than this, and longer ones, are not looked at. */
const MOST_TITLES = 500;
const MOST_LETTERS = 1_000;

/** Height of a line of them, in points, and how far above the page they are taken to stand. */
const LINE = 14;
const APART = 40;

interface Bookmark {
  title?: string;
  items?: Bookmark[];
}

interface AttachedFile {
  filename?: string;
  description?: string;
}

/**
 * What viewers show beside the pages, as lines above the first page: the title of the document, its bookmarks, the names of its layers
 * and of attached files, and what its pages are called.
 *
 * @param beside what else is shown there
 * @returns null where there is more of it than is looked at. Rejects where it cannot be read.
 */
export async function titleWords(
  document: PDFDocumentProxy,
  { width }: Page,
  beside: readonly string[],
): Promise<Word[] | null> {
  const all = (
    await Promise.all([
      titleOf(document),
      bookmarksOf(document),
      layersOf(document),
      filesOf(document),
      pagesOf(document),
      destinationsOf(document),
    ])
  ).flat();
  all.push(...beside);
  if (all.length > MOST_TITLES || all.some(({ length }) => length > MOST_LETTERS)) return null;
  const titles = [...new Set(all)].filter(couldMatter);
  return titles.flatMap((each, at) => {
    const y1 = -APART - LINE * (titles.length - 1 - at);
    return wordsInBox(each, { x0: 0, y0: y1 - LINE, x1: width, y1 });
  });
}

async function titleOf(document: PDFDocumentProxy): Promise<string[]> {
  const { info, metadata } = (await document.getMetadata()) as {
    info: { Title?: unknown };
    metadata: { get(name: string): unknown } | null;
  };
  return [info.Title, metadata?.get('dc:title')].filter((title): title is string => typeof title === 'string');
}

async function bookmarksOf(document: PDFDocumentProxy): Promise<string[]> {
  return titlesOf(((await document.getOutline()) ?? []) as Bookmark[]);
}

async function layersOf(document: PDFDocumentProxy): Promise<string[]> {
  const layers = await document.getOptionalContentConfig();
  return [...layers].map(([, group]) => (group as { name?: string | null }).name ?? '');
}

async function filesOf(document: PDFDocumentProxy): Promise<string[]> {
  const files = ((await document.getAttachments()) ?? {}) as Record<string, AttachedFile>;
  return Object.values(files).flatMap(({ filename, description }) => [filename ?? '', description ?? '']);
}

/** Destinations whose names are words of a person; those of programs are one word. */
async function destinationsOf(document: PDFDocumentProxy): Promise<string[]> {
  return Object.keys((await document.getDestinations()) ?? {}).filter((name) => /\S\s+\S/.test(name));
}

/** What pages are called, where that is more than a number. */
async function pagesOf(document: PDFDocumentProxy): Promise<string[]> {
  const labels = ((await document.getPageLabels()) ?? []) as (string | null)[];
  return labels.filter((label): label is string => label !== null && !/^\d{0,4}$/.test(label));
}

function titlesOf(outline: readonly Bookmark[]): string[] {
  const titles: string[] = [];
  const rest = [...outline].reverse();
  for (let item = rest.pop(); item && titles.length <= MOST_TITLES; item = rest.pop()) {
    titles.push(item.title ?? '');
    rest.push(...[...(item.items ?? [])].reverse());
  }
  return titles;
}
