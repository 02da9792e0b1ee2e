import render from 'dom-serializer';
import { type ChildNode, type Document, Element, isComment, isTag, isText, type ParentNode, Text } from 'domhandler';
import { parseDocument } from 'htmlparser2';
import { parseHtml } from './parse-html.js';
import { plainCss } from './css.js';
import { sideBySide } from './side-by-side.js';
import { hasDarkGround, isUnseenByKind, isUnsure, turnsSense } from './unseen.js';
import {
  isBackwards,
  isDynamic,
  loadsFonts,
  loadsSheet,
  runsScript,
  setsBackwards,
  setsDigitsApart,
} from './beyond-text.js';
import { changedParts, layOut, MOST_CHARACTERS, MOST_DEPTH, MOST_NODES, plainly } from './lay-out.js';
import {
  logosOf,
  picturesOf,
  picturesOfSheet,
  type ShownPicture,
  type SizedPicture,
  thinPicturesOf,
} from './html-pictures.js';
import { hasOddLink, saidByLinks } from './links.js';
import { saidByAttributes } from './shown-attributes.js';
import { saidByData } from './shown-data.js';
import { showMoreThanLogos } from './logos.js';
import { drawsShapes, Painted } from './painted-shapes.js';
import { plainDrawing } from './plain-drawing.js';
import { mayBeSlices } from '../pictures/thin-pictures.js';
import { stylesOf, type Styles, writesText } from './styles.js';
import { hasOwnPath } from './vml.js';

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
  'v:line',
  'v:polyline',
  'v:curve',
  'v:arc',
]);
const UNSHOWN = new Set(['style', 'script', 'head', 'title']);
/**
 * Reads an HTML text as a mail program shows it. Never throws.
 *
 * @param isFile whether it is a file that a browser opens, which carries out scripts
 */
export function readHtml(html: string, isFile = false): HtmlContent {
  const content: HtmlContent = { texts: [], pictures: [], drawings: [], hosts: [], unread: [] };
  try {
    new HtmlReader(content, isFile).read(html);
  } catch {
    content.texts.push(html);
    content.unread.push('a text that cannot be laid out');
  }
  return content;
}

/** What is counted over texts that are shown together. */
class Shown {
  readonly logos: SizedPicture[] = [];
  readonly painted = new Painted();
}

/** What all conditional comments show, by how they are read. */
interface Outlook {
  browsers: Shown;
  others: Shown;
}

class HtmlReader {
  private nodes = 0;

  /** @param outlook what all conditional comments show, of which this is one; null where it is the text around them */
  constructor(
    private readonly content: HtmlContent,
    private readonly isFile: boolean,
    private readonly outlook: Outlook | null = null,
  ) {}

  read(html: string): void {
    const { texts } = this.content;
    const document = parseHtml(html);
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
        if (node.name === 'style') sheets.push(plainCss(textOf(node)));
        titles.push(...saidByAttributes(node), ...saidByData(node));
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
    this.look(elements, sheets, styles, this.outlook?.browsers);
    if (styles.hasTooMany) this.unread('a style sheet with more conditions than are looked at');
    for (const one of elements) sayNumber(one);
    const comments: ChildNode[] = [];
    this.walk(document, (node) => {
      if (isComment(node)) comments.push(node);
    });
    takeOut([...comments, ...elements.filter(({ name }) => UNSHOWN.has(name))]);
    const shown = this.laidOut(document);
    const rows = new Set(sideBySide(elements));
    texts.push(shown, ...titles, ...saidByLinks(elements), ...rows, ...this.readOtherwise(html, shown, sheets, styles));
    const hidden = elements.filter((element) => styles.hides(element) || isUnseenByKind(element));
    const grounds = elements.some((element) => hasDarkGround(element, styles)) ? 'any' : 'light';
    const unsure = innermost(elements.filter((element) => isUnsure(element, styles, grounds)));
    const turning = unsure.filter(turnsSense);
    const versions = [[], turning, unsure, hidden, [...hidden, ...turning], [...hidden, ...unsure]];
    for (const unseen of distinct(versions)) texts.push(...changedParts(shown, this.without(document, unseen)));
    takeOut([...hidden, ...unsure]);
    texts.push(...sideBySide(elements).filter((row) => !rows.has(row)));
    const outlook = this.outlook ?? { browsers: new Shown(), others: new Shown() };
    for (const one of conditional)
      if (/\p{L}|\d/u.test(one)) new HtmlReader(this.content, this.isFile, outlook).readConditional(one);
  }

  /** What Outlook alone shows: as a rule, the frame of a table. */
  private readConditional(html: string): void {
    const before = this.content.texts.length;
    this.read(html);
    const said = this.content.texts.splice(before).filter((one) => /[\p{L}\d]/u.test(one));
    this.content.texts.push(...said);
  }

  /** What programs show that read HTML by simpler rules than browsers do, where that is another text. */
  private readOtherwise(html: string, shown: string, sheets: readonly string[], styles: Styles): string[] {
    const document = parseDocument(html, { lowerCaseTags: true, lowerCaseAttributeNames: true });
    const unshown: ChildNode[] = [];
    const elements: Element[] = [];
    const isWhole = this.walk(document, (node) => {
      if (node instanceof Element) elements.push(node);
      if (isComment(node) || (node instanceof Element && UNSHOWN.has(node.name))) unshown.push(node);
    });
    if (!isWhole) return [];
    this.look(elements, sheets, styles, this.outlook?.others);
    takeOut(unshown);
    return changedParts(shown, this.laidOut(document));
  }

  /** The text without some of it, which stays where it is. */
  private without(document: Document, unseen: readonly ChildNode[]): string {
    const parents = [...new Set(unseen.map(({ parent }) => parent))].flatMap((parent) => (parent ? [parent] : []));
    const before = parents.map(({ children }) => children);
    takeOut(unseen);
    const text = this.laidOut(document, true);
    parents.forEach((parent, at) => (parent.children = before[at] ?? []));
    return text;
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

  /** Looks for what the searched texts do not say, also with what was found before in texts that are shown together with it. */
  private look(
    elements: readonly Element[],
    sheets: readonly string[],
    styles: Styles,
    { logos, painted }: Shown = new Shown(),
  ): void {
    const pictures = [...elements.flatMap((one) => picturesOf(one, styles)), ...sheets.flatMap(picturesOfSheet)];
    for (const one of pictures) this.picture(one);
    const thin = new Map(elements.flatMap((one) => thinPicturesOf(one, styles)).map((one) => [one.source, one]));
    if (mayBeSlices([...thin.values()])) for (const { picture } of thin.values()) this.picture(picture);
    logos.push(...elements.flatMap((one) => logosOf(one, styles)));
    if (showMoreThanLogos(logos)) for (const { picture } of logos) this.picture(picture);
    if (drawsShapes(elements, styles, sheets, painted)) this.unread('shapes that its cells or styles draw');
    if (styles.writes || elements.some(({ attribs }) => writesText(attribs.style ?? '')))
      this.unread('text that only its style sheet gives');
    const drawn = elements.filter((one) => DRAWING.has(one.name) || hasOwnPath(one));
    const plain = drawn.flatMap((one) => (one.name === 'svg' ? (plainDrawing(one, styles) ?? []) : []));
    for (const one of plain) keep(this.content.drawings, one);
    if (plain.length < drawn.length) this.unread('a drawing or a page within its text');
    if (sheets.some(loadsFonts) || elements.some(loadsSheet)) this.unread('a style sheet or a font from elsewhere');
    if (elements.some((one) => UNSHOWN.has(one.name) && styles.displays(one)))
      this.unread('text that only its style sheet shows');
    if (elements.some(isDynamic) || (this.isFile && elements.some(runsScript)))
      this.unread('a program or a page that is loaded later');
    if (elements.some(({ name }) => name === 'details')) this.unread('text that is folded away');
    if (hasOddLink(elements)) this.unread('a link that opens another program');
    if (elements.some(isBackwards) || sheets.some(setsBackwards)) this.unread('text that is shown backwards');
    if (setsDigitsApart(elements)) this.unread('digits that are set one by one');
  }

  private picture(picture: ShownPicture): void {
    if (picture.from === 'text') keep(this.content.pictures, picture.content);
    else if (picture.from === 'unknown') this.unread('a picture that is not in the message');
    else if (!this.content.hosts.includes(picture.host)) this.content.hosts.push(picture.host);
  }

  private unread(what: string): void {
    if (!this.content.unread.includes(what)) this.content.unread.push(what);
  }

  /** @param bare without what pictures and fields say instead of being shown */
  private laidOut(document: Document, bare = false): string {
    const html = render(document, { decodeEntities: true });
    if (html.length > MOST_CHARACTERS) this.unread('more text than is searched');
    return layOut(html, bare);
  }
}

/** Those of elements that hold none of the others. */
function innermost(elements: readonly Element[]): Element[] {
  const outer = new Set<ParentNode>();
  for (const { parent } of elements)
    for (let above = parent; above && !outer.has(above); above = above.parent) outer.add(above);
  return elements.filter((one) => !outer.has(one));
}

/** Lists without those that hold what an earlier one holds. */
function distinct<T>(lists: readonly T[][]): T[][] {
  const sets = lists.map((list) => new Set(list));
  const isSame = (one: Set<T>, other: Set<T>): boolean =>
    one.size === other.size && [...one].every((item) => other.has(item));
  return lists.filter((_, at) => sets.slice(0, at).every((one) => !isSame(one, sets[at] ?? new Set())));
}

/** Puts the number that a line of a list is given in front of it. */
function sayNumber({ name, attribs, children }: Element): void {
  const number = name === 'li' ? attribs.value : undefined;
  if (number !== undefined && /\d{3}/.test(number)) children.unshift(new Text(`${number} `));
}

function keep(all: Buffer[], one: Buffer): void {
  if (!all.some((other) => other.equals(one))) all.push(one);
}

function takeOut(nodes: readonly ChildNode[]): void {
  const taken = new Set(nodes);
  for (const parent of new Set(nodes.map((one) => one.parent)))
    if (parent) parent.children = parent.children.filter((one) => !taken.has(one));
}

const textOf = (element: Element): string => element.children.map((one) => (isText(one) ? one.data : '')).join('');
