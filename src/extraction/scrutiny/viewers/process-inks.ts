import { type PDFArray, type PDFContext, PDFDocument, PDFName, PDFObjectCopier } from '@cantoo/pdf-lib';
import { itemsOf, nameOf } from './lookups.js';
import { SecondViewer } from './second-viewer.js';

/**
 * Inks that printers have, and how light their full colour is at most where it is shown by others, of 255. Where a printer has the ink that
 * a colour space names, it takes that ink and not the colours that the file gives for those who have not (ISO 32000-1, section 8.6.6.4).
 */
const LIGHTEST: ReadonlyMap<string, number> = new Map([
  ['Black', 110],
  ['All', 110],
  ['Magenta', 190],
  ['Cyan', 215],
  ['Yellow', 253],
]);

/** Whether an array is a colour space that paints with an ink of printers, and is shown on screens much lighter than that. */
export async function hidesInk(space: PDFArray, context: PDFContext): Promise<boolean> {
  const [kind, named] = itemsOf(space);
  if (nameOf(kind) !== 'Separation' && nameOf(kind) !== 'DeviceN') return false;
  const inks = (nameOf(kind) === 'DeviceN' ? itemsOf(named) : [named]).map((ink) => nameOf(ink) ?? '');
  for (const [index, ink] of inks.entries()) {
    const lightest = LIGHTEST.get(ink);
    if (lightest !== undefined && (await levelOf(space, context, inks.length, index)) > lightest) return true;
  }
  return false;
}

const SIDE = 8;

/** How light a colour space shows one of its inks in full and no other; 255 where that cannot be told. */
async function levelOf(space: PDFArray, context: PDFContext, inks: number, index: number): Promise<number> {
  const document = await PDFDocument.create();
  const page = document.addPage([SIDE, SIDE]);
  const copy = PDFObjectCopier.for(context, document.context).copy(space);
  const resources = document.context.obj({});
  resources.set(PDFName.of('ColorSpace'), document.context.obj({ I: copy }));
  page.node.set(PDFName.of('Resources'), resources);
  const colour = Array.from({ length: inks }, (_, at) => (at === index ? 1 : 0)).join(' ');
  const content = document.context.stream(`/I cs ${colour} scn 0 0 ${SIDE} ${SIDE} re f`);
  page.node.set(PDFName.of('Contents'), document.context.register(content));
  const viewer = await SecondViewer.open(await document.save());
  try {
    const drawing = await viewer?.draw(1, { width: SIDE, height: SIDE });
    return drawing?.data[(SIDE / 2) * SIDE + SIDE / 2] ?? 255;
  } finally {
    viewer?.close();
  }
}
