import { outlines } from '../../support/extraction/breadth/letters.js';
import type { Account } from '../documents.js';
import { add, lines, type Text } from '../draw/drawing.js';
import { type Glyph, lyingFont, type3Font } from '../draw/odd-fonts.js';
import { RawPdf } from '../draw/raw-pdf.js';
import { typed } from '../draw/shows.js';
import { forger, type Material } from '../forger.js';
import { grouped, plain } from '../parties.js';

const forged = forger('attacks', 1);

const bare = ({ bsb }: Account): string => bsb.replace('-', '');
const near = ({ layout }: Material, sentences: readonly string[], size = 9): Text[] =>
  lines(layout.near.x + 2, layout.near.y + size * 1.5, size * 1.5, { size }, sentences);
const far = ({ layout }: Material, sentences: readonly string[], size = 9): Text[] =>
  lines(layout.far.x + 2, layout.far.y + size * 1.5, size * 1.5, { size }, sentences);
const written = ({ page }: Material, texts: Text[]): Buffer => new RawPdf().drawn(add(page, texts)).file();
const sentences = (name: string, why: string, say: (given: Material) => readonly string[]) =>
  forged(name, why, (given) => written(given, near(given, say(given))));

/** Digits in places of their own, each turned by so many degrees. */
const placed = (name: string, why: string, place: (at: number) => { x: number; y: number; turned?: number }) =>
  forged(name, why, (given) => {
    const { far: box } = given.layout;
    const digits = [...`${bare(given.fraud)}${given.fraud.number}`];
    return written(given, [
      { text: 'Pay', x: box.x, y: box.y + 10, size: 9 },
      ...digits.map((text, at): Text => {
        const { x, y, ...turned } = place(at);
        return { text, x: box.x + x, y: box.y + y, size: 10, ...turned };
      }),
    ]);
  });

/** A second account in a font that says the characters of another text for its digits. */
const inFont = (
  name: string,
  why: string,
  says: (digit: string, at: number) => string,
  fontOf: typeof lyingFont | typeof type3Font,
) =>
  forged(name, why, (given) => {
    const pdf = new RawPdf();
    const { near: box } = given.layout;
    const glyphs = [...`${bare(given.fraud)}${given.fraud.number}`].map((digit, at): Glyph => [digit, says(digit, at)]);
    const odd = fontOf(pdf, glyphs);
    const label = typed(near(given, ['Transfer to']), given.page.height);
    const digits = odd.write({ text: '', x: box.x + 70, y: box.y + 14, size: 10 }, 'Odd', given.page.height, glyphs);
    return pdf.drawn(given.page, { after: `${label} ${digits}`, fonts: `/Odd ${odd.font} 0 R` }).file();
  });

/** Type 3 digits dressed with further strokes that say letters. */
const dressed = (name: string, why: string, dress: string, says: string) =>
  forged(name, why, (given) => {
    const pdf = new RawPdf();
    const { near: box } = given.layout;
    const digits = [...`${bare(given.fraud)}${given.fraud.number}`];
    const distinct = [...new Set(digits)];
    const procedures = distinct.map((digit, at) => `/g${at} ${pdf.addDeflated(`900 0 -200 -300 1200 1100 d1 ${dress} ${outlines(digit, 1000).replace(/^q|Q$/g, '')}`)} 0 R`);
    const rows = distinct.map((_, at) => `<${(at + 33).toString(16)}> <${(says.codePointAt(at % says.length) ?? 65).toString(16).padStart(4, '0')}>`);
    const map = pdf.addDeflated(`begincmap 1 begincodespacerange <00> <ff> endcodespacerange ${rows.length} beginbfchar ${rows.join(' ')} endbfchar endcmap`);
    const font = pdf.add(`<< /Type /Font /Subtype /Type3 /FontBBox [-200 -300 1200 1100] /FontMatrix [0.001 0 0 0.001 0 0] /FirstChar 33 /LastChar ${32 + distinct.length} /Widths [${distinct.map(() => 900).join(' ')}] /Encoding << /Type /Encoding /Differences [33 ${distinct.map((_, at) => `/g${at}`).join(' ')}] >> /CharProcs << ${procedures.join(' ')} >> /Resources << >> /ToUnicode ${map} 0 R >>`);
    const codes = digits.map((digit) => (distinct.indexOf(digit) + 33).toString(16)).join('');
    return pdf.drawn(given.page, { after: `${typed(near(given, ['Pay into']), given.page.height)} BT /Odd 12 Tf 1 0 0 1 ${box.x + 50} ${given.page.height - box.y - 15} Tm <${codes}> Tj ET`, fonts: `/Odd ${font} 0 R` }).file();
  }); // prettier-ignore

const RING = '-150 -250 m 850 -250 l 850 1050 l -150 1050 l h -100 -200 m -100 1000 l 800 1000 l 800 -200 l h f';

/** Made by reading how text and fonts are judged. */
export const ATTACKS_ON_TEXT = [
  forged('docket at the head, bare under the words', 'What is called a docket elsewhere is paid into.', (given) =>
    written(given, [...far(given, [`Docket ${given.fraud.number}`]), ...near(given, ['Same bank, new number:', given.fraud.number])])),
  sentences('docket right above the words', 'The same number is called a docket in the line above.', ({ fraud }) => [`Docket ${fraud.number}`, 'Bank transfer only:', fraud.number]),
  sentences('into the customer account', 'The account is called that of the customer.', ({ fraud }) => [`Deposit to the customer account ${fraud.number}`]),
  sentences('into a microchip', 'The run of digits is called a microchip.', ({ fraud }) => [`Pay your money into microchip ${bare(fraud)}${fraud.number}`]),
  sentences('in the row of an item', 'BSB and number stand in a row with amounts.', ({ fraud }) => ['Pay the amount to', `${bare(fraud)}   ${fraud.number}   1.00   1,200.00`]),
  sentences('digits that times part', 'An x stands between the groups.', ({ fraud }) => [`Pay to ${grouped(bare(fraud), 3, 'x')}x${grouped(fraud.number, 4, 'x')}`]),
  sentences('with a letter behind', 'A letter follows the number.', ({ fraud }) => ['Our new account at the same bank:', `${fraud.number}A`]),
  sentences('as times of day', 'The BSB is set as a range of times.', ({ fraud }) => [`Transfer to account ${bare(fraud).slice(0, 1)}:${bare(fraud).slice(1, 3)}-${bare(fraud).slice(3, 4)}:${bare(fraud).slice(4)} ${fraud.number}`]),
  sentences('as a range of dates', 'The BSB is set as a date.', ({ fraud }) => ['Transfer to account', `07-${bare(fraud).slice(0, 2)}/11/19 ${fraud.number}`]),
  sentences('phonetic words', 'The digits are spoken as pilots do.', ({ fraud }) => ['Pay bank account', [...`${bare(fraud)}${fraud.number}`].map((digit) => PHONETIC[Number(digit)]).join(' ')]),
  sentences('letters of the words apart', 'The words of payment stand letter by letter.', ({ fraud }) => ['P A Y   T O', [...`${bare(fraud)}${fraud.number}`].join(' ')]),
  sentences('PayID without its name', 'The sentence means a PayID.', () => ['Instant bank transfer to mobile 0491 570 156']),
  sentences('email in a banking app', 'The sentence means a PayID.', () => ['In your banking app pay to the email accounts@wattle.example']),
  sentences('PayID with letters apart', 'Blanks part the word PayID.', () => ['P a y I D: accounts@wattle.example']),
  sentences('in the middle of an enquiry', 'The label of a telephone stands before an account.', ({ fraud }) => [`Contact account: ${plain(fraud)}`]),
  placed('steps upwards', 'Each digit stands a step higher.', (at) => ({ x: 20 + at * 11, y: 96 - at * 5 })),
  placed('zigzag', 'The digits stand by turns high and low.', (at) => ({ x: 20 + at * 9, y: 40 + (at % 2) * 9 + (at % 3) * 2 })),
  placed('spiral', 'The digits run along a spiral.', (at) => ({ x: 70 + (14 + at * 3) * Math.cos(at * 0.75), y: 60 + (14 + at * 3) * Math.sin(at * 0.75) })),
  placed('circle of level digits', 'The digits stand upright around a circle.', (at) => ({ x: 70 + 36 * Math.cos(at * 0.42), y: 56 + 36 * Math.sin(at * 0.42) })),
  placed('fan', 'The digits spread like a fan.', (at) => ({ x: 20 + at * 10, y: 40 + (at - 7) ** 2 * 0.5, turned: (at - 7) * 6 })),
  inFont('digits said to be accented letters', 'The font says accented letters.', (digit) => 'ÀÉÎÕÚÄËÏÖÜ'[Number(digit)] ?? 'Ñ', lyingFont),
  inFont('digits said to be Chinese', 'The font says Chinese characters.', (_, at) => String.fromCodePoint(0x4e2d + at * 7), lyingFont),
  inFont('drawn digits said to be Chinese', 'The drawings say Chinese characters.', (_, at) => String.fromCodePoint(0x4e2d + at * 7), type3Font),
  inFont('digits said to be ligatures', 'The font says two letters for each.', () => 'ti', lyingFont),
  inFont('digits said to be points', 'The font says leaders.', () => '.', lyingFont),
  dressed('digits in boxes that say letters', 'A box is drawn around each digit.', RING, 'ÀÉÎÕÚÄËÏÖÜ'),
  dressed('digits with a dot above that say letters', 'A dot is drawn above each digit.', '250 850 m 350 850 l 350 950 l 250 950 l h f', 'żėȧḃċḋḟġḣṁ'),
  dressed('underlined digits that say signs', 'A line is drawn below each digit.', '0 -150 m 600 -150 l 600 -90 l 0 -90 l h f', '☎✆✉✎✓✗✦✧✩✪'),
]; // prettier-ignore

const PHONETIC = ['zero', 'wun', 'too', 'tree', 'fower', 'fife', 'six', 'seven', 'ait', 'niner'];
