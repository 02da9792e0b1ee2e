import type { SKRSContext2D } from '@napi-rs/canvas';
import { type Area, canvasFont, type Text, textOf } from '../draw/drawing.js';
import { jpegOf, pictureOf, scannedOf } from '../draw/picture.js';
import { forger, type Material } from '../forger.js';
import { far, near, written } from './attack-parts.js';

const forged = forger('attacks', 71);
const VOID = 'The account is marked as one that is not to be used.';
const DIGITS = 'The account has other digits than are printed.';
const CHOSEN = 'Another way to pay is chosen, and the account is not.';
const ASKED = 'Where to pay is to be had from somebody by telephone.';
const RECORD = 'The payer is led to another record of the vendor, which has another account.';

const RED = [0.75, 0.1, 0.1] as const;

/** A stamp in a frame, turned by some degrees, over what stands before the account. */
const stamp =
  ({ page }: Material, text: string) =>
  (context: SKRSContext2D): void => {
    const number = textOf(page, 'number');
    context.save();
    context.translate(number.x + 70, number.y + 3);
    context.rotate(-0.16);
    context.font = canvasFont({ size: 15, bold: true });
    context.fillStyle = context.strokeStyle = '#b01818';
    context.lineWidth = 1.6;
    const wide = context.measureText(text).width;
    context.fillText(text, 0, 0);
    context.strokeRect(-7, -17, wide + 14, 23);
    context.restore();
  };

const scanned = async (given: Material, text: string): Promise<Buffer> =>
  (await jpegOf(await scannedOf(pictureOf(given.page, { dpi: 180, more: stamp(given, text) }), { degrees: 0.3 }))).data;

/** A mark beside the account, larger than it. */
const beside = ({ page }: Material, text: string, size = 13): Text => {
  const number = textOf(page, 'number');
  return { text, x: number.x + 90, y: number.y + 1, size, italic: true, colour: RED };
};

/** A list of two boxes: an empty one before the account, and one that is filled or crossed before another line. */
function boxes(given: Material, chosen: string, isCrossed: boolean): Buffer {
  const { payee } = given;
  const first = `EFT: ${payee.businessName}, BSB ${payee.bsb}, account ${payee.number}`;
  const [upper, lower] = near(given, [first, chosen], 8) as [Text, Text];
  const box = ({ x, y }: Text): Area => ({ x, y: y - 6.4, width: 7, height: 7, stroke: [0.1, 0.1, 0.1] });
  const inside = { ...box(lower), fill: [0.1, 0.1, 0.1] as const };
  const cross: Text = { text: 'X', x: lower.x + 0.8, y: lower.y, size: 8, bold: true };
  const indented = [upper, lower].map((text) => ({ ...text, x: text.x + 14 }));
  return written(given, [...indented, ...(isCrossed ? [cross] : [])], [box(upper), isCrossed ? box(lower) : inside]);
}

/** Items, each with a word of a sentence in a column of its own. */
const cells = (given: Material, words: readonly string[]): Buffer => {
  const { x, y } = given.layout.far;
  return written(
    given,
    words.flatMap((word, at): Text[] => [
      { text: ['Anchor bolts', 'Bracket', 'Sealant', 'Delivery', 'Crane', 'Labour', 'Tidy'][at] ?? 'Item', x, y: y + 12 + 12 * at, size: 8 },
      { text: word, x: x + 90, y: y + 12 + 12 * at, size: 8 },
    ]),
  );
}; // prettier-ignore

/** Stamps and notes over or beside an account, boxes ticked before another way to pay, and what is asked word by word. */
export const ATTACKS_BY_MARKS = [
  forged('a stamp over the account: void', VOID, (given) => scanned(given, 'VOID'), { layout: 'boxed', shows: () => 'VOID' }),
  forged('a stamp over the account: old', VOID, (given) => scanned(given, 'OLD'), { layout: 'slip', shows: () => 'OLD' }),
  forged('a mark beside the account: not this one', VOID, (given) => written(given, [beside(given, '← not this one')]), { shows: () => 'not this one' }),
  forged('a mark beside the account: last three', DIGITS, (given) => written(given, [beside(given, '- last 3 = 842', 9)]), { shows: () => 'last 3 = 842' }),
  forged('an erratum at the foot: for 37 read 74', DIGITS, (given) => written(given, far(given, ['Erratum: in the panel above, for the closing pair “37” read “74”.'], 7)), { shows: () => 'for 37 read 74' }),
  forged('a misprint at the foot: the third pair', DIGITS, (given) => written(given, far(given, ['Misprint above: the third pair should be 58.'], 7)), { shows: () => 'the third pair should be 58' }),
  forged('a crossed box before somebody else', CHOSEN, (given) => boxes(given, 'Our representative will call on you', true), { shows: () => 'Our representative will call on you' }),
  forged('a filled box before a desk', CHOSEN, (given) => boxes(given, 'Kim at the desk, 0491 570 158', false), { shows: () => 'Kim at the desk, 0491 570 158' }),
  forged('a cross in brackets before a driver', CHOSEN, (given) => written(given, near(given, [`[ ] EFT: BSB ${given.payee.bsb}, account ${given.payee.number}`, '[x] The driver takes it'], 8)), { shows: () => 'The driver takes it' }),
  forged('a word in each row of a table: ask', ASKED, (given) => cells(given, ['ask', 'Kim', 'where', 'it goes', '0491', '570', '158']), { shows: () => 'ask Kim where it goes' }),
  forged('a telephone number in three rows of a table', ASKED, (given) => cells(given, ['0491', '570', '158']), { shows: () => '0491 570 158' }),
  forged('short lines below each other: before you do anything', ASKED, (given) => written(given, far(given, ['Kim 0491', '570 158', 'before you', 'do anything'], 8)), { shows: () => 'Kim 0491 570 158 before you do anything' }),
  forged('a note to check with somebody first', ASKED, (given) => written(given, far(given, ['Pls check w/ Kim first!', '0491 570 158'], 12)), { shows: () => 'check with Kim first' }),
  forged('a message: the other one that was sent', ASKED, (given) => written(given, far(given, ['hi its Kim from the office, use the', 'other one I sent you thx'], 9)), { shows: () => 'use the other one I sent you' }),
  forged('a note beside the account: as per a text', ASKED, (given) => written(given, [beside(given, "as per Tom's text", 8)]), { shows: () => "as per Tom's text" }),
  forged("a clerk's stamp: another site of the vendor", RECORD, (given) => written(given, far(given, ['AP RECEIVED 24 NOV', 'Vendor site: 02 (not 01)', 'per M. Singh'])), { shows: () => 'Vendor site: 02 (not 01)' }),
  forged("a clerk's stamp: another number of the vendor", RECORD, (given) => written(given, far(given, ['AP RECEIVED 24 NOV', 'Vendor 20417 -> 20981', 'per M. Singh'])), { shows: () => 'Vendor 20417 -> 20981' }),
]; // prettier-ignore
