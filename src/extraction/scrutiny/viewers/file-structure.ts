import {
  ParseSpeeds,
  PDFArray,
  PDFDict,
  PDFDocument,
  PDFInvalidObject,
  type PDFObject,
  PDFRawStream,
  PDFRef,
  PDFStream,
} from '@cantoo/pdf-lib';
import type { Box } from '../../document.js';
import { redrawsGlyphs } from '../hinting/redraws-glyphs.js';
import { actsByItself, clickActs, eventActs } from './actions.js';
import { contentSaysOtherDigits, saysOtherDigits } from './actual-text.js';
import { isInvoiceData } from './attached-data.js';
import { hasUnlikeMaps } from './character-maps.js';
import { hasUnlikeDefaults, isOfNoInk, isUnlikePaper } from './colour-spaces.js';
import { hasContentErrors } from './content-errors.js';
import {
  asDict,
  at,
  decodedOf,
  dictAt,
  isTrue,
  itemsOf,
  name,
  nameAt,
  nameOf,
  numberAt,
  safely,
  textOf,
} from './lookups.js';
import { redrawsUnlike } from './fields-drawn-anew.js';
import { hasAnotherFirstPage } from './first-page.js';
import { paintsUnlike } from './glyph-procedures.js';
import { isGuessed } from './missing-fonts.js';
import { borderedPlace } from './link-borders.js';
import { hasTwins, type ObjectHolder } from './object-twins.js';
import { changesPrintedLevels } from './printed-levels.js';
import { countsUnlike, isNamedPlain, isPageUnlike, isPictureUnlike } from './pictures-unlike.js';
import { hidesInk } from './process-inks.js';
import { saidInData } from './said-in-data.js';
import { shownBeside } from './shown-beside.js';
import { blendsUnlike, composesUnlike } from './transparency.js';
import { writesDownwards } from './vertical-fonts.js';

/** What of a file viewers and printers carry out differently, as far as its objects tell. */
export interface FileStructure {
  /** Things of the whole file that viewers differ in, each in a word or two. */
  differences: string[];
  /** Whether something is painted so that printers, and viewers that simulate them, let through what is below. */
  overprints: boolean;
  /** Optional groups, by the library's names for them, that are shown on a condition: in print, on export, at a size, to some. */
  conditionalGroups: ReadonlySet<string>;
  /** The largest area of each page, in the file's coordinates, by the page's index; null where it cannot be told. */
  mediaBox(index: number): Box | null;
  /** How an annotation is written, by the library's name for it; null where it cannot be told. */
  annotation(id: string): WrittenAnnotation | null;
  /** How many pages its tree holds; null where that cannot be told. */
  pageCount: number | null;
  /** The places of links with a border, by `placeOf`. */
  borderedLinks: ReadonlySet<string>;
  /** What the streams hold that hold objects, a character for each byte. */
  objectStreams: string[];
  /** Whether files are attached that a person may open, and nothing searches. */
  bringsFiles: boolean;
  /**
   * What is shown beside the pages: headings in the panel of layers, with layers below them or without, signatures and articles. And what
   * attached data says to programs that pay.
   */
  beside: string[];
}

/** What of an annotation viewers draw or show by themselves. */
export interface WrittenAnnotation {
  /** Whether its appearance draws anything. */
  drawsAppearance: boolean;
  /** Whether it looks otherwise while a pointer is on it. */
  changesUnderPointer: boolean;
  /** The captions of a button. */
  caption: string;
  /** Whose it is and what it is about; empty for a field, whose name nobody sees. */
  title: string;
  /** Its contents as formatted text, without the formats. */
  richText: string;
}

/** Pictures with more pixels are not decoded. */
const LARGEST_PICTURE = 60_000_000;

/** At most this many bytes of content are looked through; a page has 18 KB on average, and no file of the corpora more than 1 MB. */
const MOST_CONTENT = 16_000_000;

/** A file of an office has a few colour spaces of inks. */
const MOST_INKS = 100;

/** Names of colour spaces that stand in for those of devices. */
const DEFAULTS = ['DefaultGray', 'DefaultRGB', 'DefaultCMYK'];

/** Reads the objects of a file; null where they cannot be read. */
export async function readStructure(bytes: Uint8Array): Promise<FileStructure | null> {
  let document: PDFDocument;
  try {
    document = await PDFDocument.load(bytes, {
      // Most encrypted files open without a password; where one is needed the file is not read at all.
      password: '',
      updateMetadata: false,
      throwOnInvalidObject: false,
      parseSpeed: ParseSpeeds.Fastest,
    });
  } catch {
    return null;
  }
  const { context } = document;
  const differences = new Set<string>();
  const conditionalGroups = new Set<string>();
  const defaults: PDFDict[] = [];
  const profiles: PDFDict[] = [];
  const inks = new Set<PDFArray>();
  const objectStreams: string[] = [];
  const holders: ObjectHolder[] = [];
  const beside: string[] = [];
  const borderedLinks = new Set<string>();
  let bringsFiles = false;
  let overprints = false;

  let contents = 0;
  const isBroken = (streams: readonly (PDFObject | undefined)[]): boolean => {
    const parts: Buffer[] = [];
    for (const stream of streams) {
      if (!(stream instanceof PDFRawStream)) continue;
      const part = contents > MOST_CONTENT ? null : decodedOf(stream);
      if (!part) return true;
      contents += part.length;
      parts.push(part, Buffer.from('\n'));
    }
    const content = Buffer.concat(parts);
    if (contentSaysOtherDigits(content)) differences.add('digits that are copied otherwise');
    return hasContentErrors(content);
  };

  const isBrokenFont = (font: PDFDict): boolean =>
    (dictAt(font, 'CharProcs')?.values() ?? []).some((drawing) => {
      const stream = context.lookup(drawing);
      return isBroken([stream]) || (stream instanceof PDFRawStream && paintsUnlike(contentOf(stream)));
    });

  const lookAtSpace = (array: PDFArray): void => {
    const kind = array.size() > 3 ? nameOf(safely(() => array.lookup(0))) : undefined;
    if (kind !== 'Separation' && kind !== 'DeviceN') return;
    if (isOfNoInk(array)) differences.add('inks that paint nothing');
    if (inks.size < MOST_INKS) inks.add(array);
    else differences.add('more inks than are looked at');
  };
  const look = (dict: PDFDict, reference: PDFRef): void => {
    const type = nameAt(dict, 'Type');
    const subtype = nameAt(dict, 'Subtype');
    if (subtype === 'Image' && dict.has(name('Alternates'))) differences.add('other pictures for printing');
    if (subtype === 'PS' || nameAt(dict, 'Subtype2') === 'PS') differences.add('PostScript for printers');
    if (subtype === 'Form' && dictAt(dict, 'Ref')) differences.add('content of another file');
    if ((subtype === 'Form' || subtype === 'Image') && dict.has(name('OPI')))
      differences.add('other pictures for printing');
    if (subtype === 'Image' && numberAt(dict, 'Width') * numberAt(dict, 'Height') > LARGEST_PICTURE) {
      differences.add('a picture that is too large');
    }
    if (subtype === 'Type3' && isBrokenFont(dict)) differences.add('content with errors');
    if (type === 'Font' && isGuessed(dict)) differences.add('fonts that are not in the file');
    if (type === 'Font' && hasUnlikeMaps(dict)) differences.add('fonts whose maps differ');
    if (redrawsGlyphs(dict)) differences.add('fonts whose instructions draw other glyphs');
    if (type === 'Font' && writesDownwards(dict)) differences.add('fonts that write downwards');
    if (type === 'Page' && dict.has(name('Thumb'))) differences.add('small pictures of pages');
    if (dict.has(name('BM')) || dict.has(name('AIS'))) {
      if (blendsUnlike(dict)) differences.add('ways to blend');
    }
    if (DEFAULTS.some((key) => dict.has(name(key)))) defaults.push(dict);
    if (type === 'Page') {
      const written = at(dict, 'Contents');
      const parts = written instanceof PDFArray ? written.asArray().map((one) => context.lookup(one)) : [written];
      if (isBroken(parts)) differences.add('content with errors');
    }
    if (dict.has(name('DestOutputProfile'))) profiles.push(dict);
    beside.push(...shownBeside(dict));
    if (actsByItself(dict)) differences.add('actions on opening');
    if (clickActs(dict)) differences.add('clicks that act');
    const place = borderedPlace(dict);
    if (place !== null) borderedLinks.add(place);
    if (eventActs(dict)) differences.add('events that act');
    if (saysOtherDigits(dict)) differences.add('digits that are copied otherwise');
    if (hasNamelessObjects(dict)) differences.add('content of no kind');
    if (dict.has(name('EF'))) {
      const called = ['UF', 'F', 'Desc'].map((key) => textOf(at(dict, key)) ?? '');
      const said = saidInFile(dict, called);
      bringsFiles ||= said === null;
      beside.push(...called.filter((one) => one !== ''), ...(said ?? []));
    }
    if (changesPrintedLevels(dict)) differences.add('levels that printers change');
    if (isTrue(at(dict, 'op')) || isTrue(at(dict, 'OP'))) overprints = true;
    if (type === 'OCG' && hasConditions(dictAt(dict, 'Usage'))) {
      conditionalGroups.add(`${reference.objectNumber}R`);
      conditionalGroups.add(`${reference.objectNumber}R${reference.generationNumber}`);
    }
  };
  for (const [reference, object] of context.enumerateIndirectObjects()) {
    if (object instanceof PDFInvalidObject) differences.add('objects that cannot be read');
    if (object instanceof PDFRawStream && nameAt(object.dict, 'Type') === 'ObjStm') {
      const objects = decodedOf(object);
      if (objects) {
        const [count, first] = [numberAt(object.dict, 'N'), numberAt(object.dict, 'First')];
        objectStreams.push(objects.toString('latin1'));
        holders.push({ number: reference.objectNumber, objects, count, first });
      } else differences.add('objects that cannot be read');
    } else if (object instanceof PDFRawStream && ['N', 'First'].every((key) => object.dict.has(name(key)))) {
      // Some viewers look for objects in it.
      differences.add('objects that cannot be read');
    }
    if (object instanceof PDFArray) {
      for (const nested of [object, ...nestedIn(object.asArray())]) {
        if (nested instanceof PDFDict) look(nested, reference);
        else lookAtSpace(nested);
      }
    }
    const dict = asDict(object);
    if (!dict) continue;
    if (object instanceof PDFRawStream) {
      if (composesUnlike(object)) differences.add('ways to compose');
      if (nameAt(dict, 'Subtype') === 'Image' && isPictureUnlike(object))
        differences.add('pictures that programs decode differently');
      if (isNamedPlain(dict)) differences.add('content with errors');
      if (countsUnlike(object)) differences.add('inks that screens do not show');
    }
    if (nameAt(dict, 'Type') === 'Page' && isPageUnlike(dict)) differences.add('ways to compose');
    look(dict, reference);
    const isContent = nameAt(dict, 'Subtype') === 'Form' || numberAt(dict, 'PatternType') === 1;
    if (isContent && isBroken([object])) differences.add('content with errors');
    // Graphics states and the like are often written into the resources that use them.
    for (const nested of nestedIn(dict.values())) {
      if (nested instanceof PDFDict) look(nested, reference);
      else lookAtSpace(nested);
    }
  }
  if (hasAnotherFirstPage(bytes, document)) differences.add('two first pages');
  if (hasTwins({ bytes, context, holders })) differences.add('objects that stand twice');
  for (const intent of profiles) if (await isUnlikePaper(intent)) differences.add('colours of other devices');
  for (const space of inks) if (await hidesInk(space, context)) differences.add('inks that screens do not show');
  for (const spaces of defaults) if (await hasUnlikeDefaults(spaces)) differences.add('colours of other devices');
  const catalog = safely(() => document.catalog);
  const form = catalog && dictAt(catalog, 'AcroForm');
  if (form && redrawsUnlike(form)) differences.add('fields that are drawn anew');
  if (form?.has(name('XFA'))) differences.add('an XFA form');
  if (catalog?.has(name('Collection'))) differences.add('a portfolio of files');
  return {
    differences: [...differences],
    overprints,
    conditionalGroups,
    mediaBox: (index) =>
      safely(() => {
        const { x, y, width, height } = document.getPage(index).getMediaBox();
        return { x0: x, y0: y, x1: x + width, y1: y + height };
      }) ?? null,
    annotation: (id) => {
      const [, number, generation] = /^(\d+)R(\d*)$/.exec(id) ?? [];
      if (number === undefined) return null;
      const dict = asDict(safely(() => context.lookup(PDFRef.of(Number(number), Number(generation ?? 0)))));
      if (!dict) return null;
      const appearance = dictAt(dict, 'AP');
      const normal = appearance && at(appearance, 'N');
      const marks = dictAt(dict, 'MK');
      const isButton = nameAt(dict, 'FT') === 'Btn';
      return {
        drawsAppearance: normal === undefined || drawsAnything(normal),
        changesUnderPointer: (['R', 'D'] as const).some((key) => {
          const other = appearance && at(appearance, key);
          // Buttons are drawn pressed; what comes out of nothing is no button.
          const isPressed = isButton && key === 'D' && normal !== undefined && drawsAnything(normal);
          return other !== undefined && !isPressed && drawsAnything(other);
        }),
        caption: marks ? ['CA', 'RC', 'AC'].map((key) => textOf(at(marks, key)) ?? '').join('\n') : '',
        title:
          nameAt(dict, 'Subtype') === 'Widget'
            ? ''
            : ['T', 'Subj'].map((key) => textOf(at(dict, key)) ?? '').join('\n'),
        richText: ['RC', 'RV'].map((key) => plain(at(dict, key))).join('\n'),
      };
    },
    pageCount: safely(() => countPages(catalog)) ?? null,
    objectStreams,
    borderedLinks,
    bringsFiles,
    beside: [...beside, ...(safely(() => headingsIn(catalog && dictAt(catalog, 'OCProperties'))) ?? [])],
  };
}

/** The headings in the orders of all configurations of layers. */
function headingsIn(layers: PDFDict | undefined): string[] {
  if (!layers) return [];
  const found: string[] = [];
  const seen = new Set<PDFObject>();
  const collect = (order: PDFObject | undefined): void => {
    if (!(order instanceof PDFArray) || seen.has(order)) return;
    seen.add(order);
    for (const one of itemsOf(order)) {
      const text = textOf(one);
      if (text === undefined) collect(one);
      else found.push(text);
    }
  };
  for (const each of [at(layers, 'D'), ...itemsOf(at(layers, 'Configs'))]) {
    const configuration = asDict(each);
    if (configuration) collect(at(configuration, 'Order'));
  }
  return found;
}

/** More pages than this are not counted. */
const MOST_PAGES = 5_000;

/** Counts the leaves of the tree of pages. */
function countPages(catalog: PDFDict | undefined): number | null {
  const root = catalog && asDict(at(catalog, 'Pages'));
  if (!root) return null;
  const seen = new Set<PDFDict>();
  const rest = [root];
  let pages = 0;
  for (let node = rest.pop(); node; node = rest.pop()) {
    if (seen.has(node)) continue;
    seen.add(node);
    const kids = at(node, 'Kids');
    if (!(kids instanceof PDFArray)) pages++;
    else {
      for (let index = 0; index < kids.size(); index++) {
        const kid = asDict(safely(() => kids.lookup(index)));
        if (kid) rest.push(kid);
      }
    }
    if (pages > MOST_PAGES) return null;
  }
  return pages;
}

/** What an attached file says to programs that pay; null where it is not data for programs alone, under each of its names and in each of its forms. */
function saidInFile(file: PDFDict, [unicode = '', plain = '']: readonly string[]): string[] | null {
  const streams = ['UF', 'F'].map((key) => at(dictAt(file, 'EF') ?? file, key)).filter((one) => one !== undefined);
  const contents = [...new Set(streams)].map((one) => (one instanceof PDFRawStream ? decodedOf(one) : null));
  const names = [unicode, plain].filter((one) => one !== '');
  const isData = names.length > 0 && names.every((called) => contents.every((one) => isInvoiceData(called, one)));
  return isData ? (safely(() => contents.flatMap((one) => (one ? saidInData(one) : []))) ?? null) : null;
}

/** Formatted text without its tags. */
function plain(object: PDFObject | undefined): string {
  return (textOf(object) ?? '').replace(/<[^>]*>/g, ' ').trim();
}

/** Whether resources name something to be painted that does not say whether it is content or a picture: some viewers paint it. */
function hasNamelessObjects(resources: PDFDict): boolean {
  const objects = dictAt(resources, 'XObject');
  return (objects?.keys() ?? []).some((key) => {
    const object = objects && at(objects, key.decodeText());
    return object instanceof PDFStream && !['Form', 'Image', 'PS'].includes(nameAt(object.dict, 'Subtype') ?? '');
  });
}

/** How deep dictionaries are followed that are written within each other. */
const DEPTH = 6;

function* nestedIn(values: Iterable<PDFObject>, depth = 0): Generator<PDFDict | PDFArray> {
  if (depth >= DEPTH) return;
  for (const value of values) {
    if (!(value instanceof PDFDict) && !(value instanceof PDFArray)) continue;
    yield value;
    yield* nestedIn(value instanceof PDFDict ? value.values() : value.asArray(), depth + 1);
  }
}

/** Whether a group's usage hides it anywhere, or shows it only at some sizes, in some languages or to some people. */
function hasConditions(usage: PDFDict | undefined): boolean {
  if (!usage) return false;
  for (const key of ['Zoom', 'User', 'Language']) if (usage.has(name(key))) return true;
  return ['View', 'Print', 'Export'].some((key) => {
    const states = asDict(at(usage, key));
    return states !== undefined && nameOf(at(states, `${key}State`)) === 'OFF';
  });
}

/** The operators of a stream; what cannot be decoded is some. */
const contentOf = (stream: PDFRawStream): string => decodedOf(stream)?.toString('latin1') ?? '?';

function drawsAnything(appearance: PDFObject): boolean {
  if (appearance instanceof PDFRawStream) return contentOf(appearance).trim() !== '';
  if (appearance instanceof PDFStream) return true;
  if (!(appearance instanceof PDFDict)) return true;
  return appearance.keys().some((key) => {
    const state = safely(() => appearance.lookup(key));
    return state === undefined || drawsAnything(state);
  });
}
