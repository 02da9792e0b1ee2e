import render from 'dom-serializer';
import { type ChildNode, type Document, Element, isComment, isTag, isText, type ParentNode } from 'domhandler';
import { convert, type FormatCallback, type HtmlToTextOptions } from 'html-to-text';
import { parseDocument } from 'htmlparser2';
import { isKnownFont } from './known-fonts.js';
import { hostOf, picturesOf, picturesOfSheet, type ShownPicture, thinPicturesOf } from './html-pictures.js';
import { plainDrawing } from './plain-drawing.js';
import { mayBeSlices } from '../text/thin-pictures.js';
import { stylesOf, type Styles, writesText } from './styles.js';

/** What a mail program shows of an HTML text. */
export interface HtmlContent {
  /** What it says: whole, and again without what may not be seen. */
  texts: string[];
  /** Pictures that are in the text itself. */
  pictures: Buffer[];
  /** Drawings of shapes alone, as SVG. */
  drawings: Buffer[];
  /** Where its other pictures are loaded from. */
  hosts: string[];
  /** What else it may show, in words that follow `carries`. */
  unread: string[];
}

/** What is deeper is not laid out any more; what a mail program writes is some 60 deep. */
const MOST_DEPTH = 400;
/** More nodes than this are not laid out. */
const MOST_NODES = 200_000;
/** Characters of what is laid out; the rest is searched for nothing. */
const MOST_CHARACTERS = 4 * 1024 * 1024;

/** Elements that show what no text of the message says. */
const DRAWING = new Set([
  'svg',
  'object',
  'embed',
  'iframe',
  'frame',
  'applet',
  'canvas',
  'video',
  'math',
  'v:textbox',
]);
const UNSHOWN = new Set(['style', 'script', 'head', 'title']);
/** Elements that begin a new line or a cell, so that what is in them is apart from what is around. */
const BLOCKS = new Set([
  'p',
  'div',
  'td',
  'th',
  'li',
  'tr',
  'table',
  'body',
  'center',
  'blockquote',
  'pre',
  'h1',
  'h2',
  'h3',
  'h4',
  'h5',
  'h6',
  'ul',
  'ol',
  'dd',
  'dt',
]);
const FEW_DIGITS = /^[\s(.-]*\d{1,3}[\s).,-]*$/;
/** This many pieces of a digit or a few, each in an element of its own, are set so that programs read other digits than people. */
const MOST_PIECES = 5;

/** Reads an HTML text as a mail program shows it. Never throws. */
export function readHtml(html: string): HtmlContent {
  const content: HtmlContent = { texts: [], pictures: [], drawings: [], hosts: [], unread: [] };
  try {
    new HtmlReader(content).read(html);
  } catch {
    content.texts.push(html);
    content.unread.push('a text that cannot be laid out');
  }
  return content;
}

class HtmlReader {
  private nodes = 0;

  constructor(private readonly content: HtmlContent) {}

  read(html: string): void {
    const { texts } = this.content;
    const document = parseDocument(html, { lowerCaseTags: true, lowerCaseAttributeNames: true });
    const sheets: string[] = [];
    const conditional: string[] = [];
    const titles: string[] = [];
    const elements: Element[] = [];
    const isWhole = this.walk(document, (node) => {
      if (isComment(node)) {
        // Outlook shows what is in a conditional comment.
        if (/^\s*\[if\b/i.test(node.data))
          conditional.push(node.data.replace(/^\s*\[if[^\]]*\]>|<!\[endif\]\s*$/gi, ''));
      } else if (node instanceof Element) {
        elements.push(node);
        if (node.name === 'style') sheets.push(textOf(node));
        if (node.attribs.title) titles.push(node.attribs.title);
      }
    });
    if (!isWhole) {
      texts.push(plainly(document));
      this.unread('a text that is nested too deeply');
      return;
    }
    const styles = stylesOf([
      ...sheets,
      ...conditional.flatMap((one) => /<style[^>]*>([\s\S]*?)<\/style/i.exec(one)?.[1] ?? []),
    ]);
    this.look(elements, sheets, styles);
    const comments: ChildNode[] = [];
    this.walk(document, (node) => {
      if (isComment(node)) comments.push(node);
    });
    takeOut([...comments, ...elements.filter(({ name }) => UNSHOWN.has(name))]);
    texts.push(this.laidOut(document), ...titles);
    const hidden = elements.filter((element) => styles.hides(element));
    takeOut(hidden);
    if (hidden.length > 0) texts.push(this.laidOut(document));
    for (const one of conditional) if (/\p{L}|\d/u.test(one)) new HtmlReader(this.content).readConditional(one);
  }

  /** What Outlook alone shows: as a rule, the frame of a table. */
  private readConditional(html: string): void {
    const before = this.content.texts.length;
    this.read(html);
    const said = this.content.texts.splice(before).filter((one) => /[\p{L}\d]/u.test(one));
    this.content.texts.push(...said);
  }

  /** Walks over every node in the order of the text. @returns false if there are too many, or too deep */
  private walk(document: Document, visit: (node: ChildNode) => void): boolean {
    const rest: [ChildNode, number][] = document.children.map((one): [ChildNode, number] => [one, 0]).reverse();
    for (let next = rest.pop(); next; next = rest.pop()) {
      const [node, depth] = next;
      this.nodes += 1;
      if (depth > MOST_DEPTH || this.nodes > MOST_NODES) return false;
      visit(node);
      if (!isTag(node)) continue;
      for (let at = node.children.length - 1; at >= 0; at -= 1) rest.push([node.children[at] as ChildNode, depth + 1]);
    }
    this.nodes = 0;
    return true;
  }

  private look(elements: readonly Element[], sheets: readonly string[], styles: Styles): void {
    const pictures = [...elements.flatMap((one) => picturesOf(one, styles)), ...sheets.flatMap(picturesOfSheet)];
    for (const one of pictures) this.picture(one);
    const thin = new Map(elements.flatMap((one) => thinPicturesOf(one, styles)).map((one) => [one.source, one]));
    if (mayBeSlices([...thin.values()])) for (const { picture } of thin.values()) this.picture(picture);
    if (styles.writes || elements.some(({ attribs }) => writesText(attribs.style ?? '')))
      this.unread('text that only its style sheet gives');
    const drawn = elements.filter(({ name }) => DRAWING.has(name));
    const plain = drawn.flatMap((one) => (one.name === 'svg' ? (plainDrawing(one, styles) ?? []) : []));
    this.content.drawings.push(...plain);
    if (plain.length < drawn.length) this.unread('a drawing or a page within its text');
    if (sheets.some(loadsFonts) || elements.some(loadsSheet)) this.unread('a style sheet or a font from elsewhere');
    if (setsDigitsApart(elements)) this.unread('digits that are set one by one');
  }

  private picture(picture: ShownPicture): void {
    if (picture.from === 'text') this.content.pictures.push(picture.content);
    else if (picture.from === 'unknown') this.unread('a picture that is not in the message');
    else if (!this.content.hosts.includes(picture.host)) this.content.hosts.push(picture.host);
  }

  private unread(what: string): void {
    if (!this.content.unread.includes(what)) this.content.unread.push(what);
  }

  private laidOut(document: Document): string {
    const html = render(document, { decodeEntities: true });
    if (html.length > MOST_CHARACTERS) this.unread('more text than is searched');
    return convert(html.slice(0, MOST_CHARACTERS), OPTIONS);
  }
}

const said: FormatCallback = (element, _walk, builder) => {
  const { attribs } = element as { attribs: Record<string, string> };
  const text = [attribs.alt, attribs.value, attribs.placeholder].filter((one) => one !== undefined).join(' ');
  if (text !== '') builder.addInline(` ${text} `);
};

const OPTIONS: HtmlToTextOptions = {
  wordwrap: false,
  limits: { maxInputLength: MOST_CHARACTERS, maxDepth: MOST_DEPTH + 10, maxChildNodes: MOST_NODES },
  formatters: { said },
  selectors: [
    { selector: 'a', options: { ignoreHref: true } },
    { selector: 'img', format: 'said' },
    { selector: 'input', format: 'said' },
    { selector: 'table', format: 'dataTable', options: { uppercaseHeaderCells: false } },
    ...[1, 2, 3, 4, 5, 6].map((level) => ({ selector: `h${level}`, options: { uppercase: false } })),
  ],
};

function takeOut(nodes: readonly ChildNode[]): void {
  const taken = new Set(nodes);
  for (const parent of new Set(nodes.map((one) => one.parent)))
    if (parent) parent.children = parent.children.filter((one) => !taken.has(one));
}

const textOf = (element: Element): string => element.children.map((one) => (isText(one) ? one.data : '')).join('');

/** Everything that is in a document, whatever it is nested in. */
function plainly(document: Document): string {
  const parts: string[] = [];
  const rest: ChildNode[] = [...document.children].reverse();
  for (let node = rest.pop(); node; node = rest.pop()) {
    if (isText(node)) parts.push(node.data);
    if (!isTag(node) || ['style', 'script'].includes(node.name)) continue;
    if (BLOCKS.has(node.name) || node.name === 'br') parts.push('\n');
    for (let at = node.children.length - 1; at >= 0; at -= 1) rest.push(node.children[at] as ChildNode);
  }
  return parts.join('');
}

const isForeign = (url: string): boolean => hostOf(url.trim()) !== null && !isKnownFont(url.trim());

/** Fonts that say one thing and draw another are found in documents; those that a message loads are not looked at. */
const loadsFonts = (sheet: string): boolean =>
  [...sheet.matchAll(/@font-face\s*\{[^}]*\}|@import[^;]*;/gi)].some(([rule]) =>
    [...rule.matchAll(/(?:url\(\s*['"]?|@import\s+['"])([^'")]+)/gi)].some(
      ([, url = '']) => isForeign(url) || /^\s*data:/i.test(url),
    ),
  );

const loadsSheet = ({ name, attribs }: Element): boolean =>
  name === 'link' && /stylesheet/i.test(attribs.rel ?? '') && isForeign(attribs.href ?? '');

function setsDigitsApart(elements: readonly Element[]): boolean {
  const pieces = new Map<ParentNode | null, number>();
  for (const element of elements) {
    for (const child of element.children) {
      if (!isText(child) || !FEW_DIGITS.test(child.data)) continue;
      // A cell or a line that holds nothing else is no piece of one.
      if (BLOCKS.has(element.name) && element.children.length === 1) continue;
      let block: ParentNode | null = element;
      while (block instanceof Element && !BLOCKS.has(block.name)) block = block.parent;
      pieces.set(block, (pieces.get(block) ?? 0) + 1);
    }
  }
  return [...pieces.values()].some((count) => count >= MOST_PIECES);
}
