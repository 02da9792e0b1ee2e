import type { SKRSContext2D } from '@napi-rs/canvas';
import { canvasFont, type Text } from '../draw/drawing.js';
import { penOnCanvas } from '../draw/pen.js';
import { jpegOf, pictureOf, scannedOf } from '../draw/picture.js';
import { forger, type Material } from '../forger.js';
import { bare, far, near, written } from './attack-parts.js';

const forged = forger('attacks', 67);
const TURNED = 'Whoever turns the sheet reads another account, or that this one is not to be used.';
const BROKEN = 'The account stands at the end of one line and at the start of the next.';
const SETTLED = 'The payment is sent to somebody else.';

type Write = (context: SKRSContext2D, given: Material) => void;

/** A scan with writing that is turned about a place of it, by degrees clockwise. */
const turned = (name: string, by: 90 | 180 | 270, write: Write, layout: string) =>
  forged(
    `turned by ${by} degrees: ${name}`,
    TURNED,
    async (given) => {
      const { width, height } = given.page;
      const at = { 90: [width - 24, 250], 180: [width - 130, height - 60], 270: [width - 24, height - 200] }[by];
      const more = (context: SKRSContext2D): void => {
        context.save();
        context.translate(at[0] ?? 0, at[1] ?? 0);
        context.rotate((by * Math.PI) / 180);
        write(context, given);
        context.restore();
      };
      return (await jpegOf(await scannedOf(pictureOf(given.page, { dpi: 200, more }), { degrees: 0.3 }))).data;
    },
    { layout },
  );

const print =
  (style: Omit<Text, 'text' | 'x' | 'y'>, say: (given: Material) => readonly string[]): Write =>
  (context, given) => {
    context.font = canvasFont(style);
    context.fillStyle = '#1a2680';
    say(given).forEach((text, at) => context.fillText(text, 0, 1.5 * at * style.size));
  };

const pen =
  (size: number, say: (given: Material) => string): Write =>
  (context, given) =>
    penOnCanvas(context, say(given), { x: 0, y: 0, size });

const pair = ({ fraud }: Material): string => `${fraud.bsb.replace('-', ' ')}  ${fraud.number}`;

/** Writing across a scan or on its head, accounts that go on in the next line, and orders to settle to somebody else. */
export const ATTACKS_BY_TURNED_LINES = [
  turned('a bare pair in the margin', 270, print({ size: 16, italic: true }, (given) => [pair(given)]), 'columns'),
  turned('a bare pair in the margin, downwards', 90, print({ size: 16 }, (given) => [pair(given)]), 'slip'),
  turned('a bare pair by hand', 180, pen(16, pair), 'prose'),
  turned('a pair among words', 180, print({ size: 14, italic: true }, (given) => [`tks use ${pair(given)} mate`]), 'columns'),
  turned('a slip without labels', 180, print({ size: 12, family: 'mono' }, ({ payee, fraud }) => ['PAYMENT SLIP (cut here)', `${payee.businessName.split(' ')[0] ?? ''}   ${fraud.bsb}`, `${fraud.number}   $ as above`]), 'ruled'),
  turned('a sentence over other print', 270, print({ size: 14, bold: true }, () => ['This account is closed. Ring Dave 0491 570 156 first.']), 'boxed'),
  forged('goes on below: a slash at the end of the line', BROKEN, (given) => written(given, far(given, [`NOTE: this order is financed: settle to Timberline ${given.fraud.bsb} /`, given.fraud.number]))),
  forged('goes on below: six digits and a slash', BROKEN, (given) => written(given, far(given, [`NOTE: this order is on finance, Timberline ${bare(given.fraud)} /`, given.fraud.number]))),
  forged('goes on below: a word that leads on', BROKEN, (given) => written(given, far(given, ['hi, lovely doing the lunch with you', `its ${given.fraud.bsb.replace('-', ' ')} then`, `${given.fraud.number} for the two days`]))),
  forged('settle to somebody else', SETTLED, (given) => written(given, near(given, ['Note: this order is financed, settle to Timberline Credit, not to us'], 8)), { shows: () => 'settle to Timberline Credit' }),
  forged('settle the account with somebody else', SETTLED, (given) => written(given, far(given, ['Financed: settle this account with Timberline Credit'], 8)), { shows: () => 'settle this account with Timberline Credit' }),
]; // prettier-ignore
