import { add, lines, type Part, type Text, textOf, widthOf } from '../draw/drawing.js';
import { RawPdf } from '../draw/raw-pdf.js';
import { outlined } from '../draw/shows.js';
import { type Material, forger } from '../forger.js';

const forged = forger('attacks', 0);

const LONGER = 'A person reads another number, and none of its text says so.';

/** Digits drawn as outlines, in one with a number of the account. */
const drawn = (how: string, digits: string, part: Part, place: (number: Text, width: number) => number) =>
  forged(
    `outlined digits in one with the ${part}: ${how}`,
    LONGER,
    ({ page }) => {
      const number = textOf(page, part);
      const more = { ...number, text: digits, part: undefined, x: place(number, widthOf({ ...number, text: digits })) };
      return new RawPdf().drawn(page, { after: outlined([more], page.height) }).file();
    },
    { layout: 'columns', shows: ({ payee: { bsb, number } }) => (part === 'bsb' ? `${bsb}${digits}` : `${number} ${digits}`) },
  ); // prettier-ignore
const behind = (number: Text): number => number.x + widthOf(number) + 0.6;
const before = (number: Text, width: number): number => number.x - width - 0.6;

/** A line of which some letters are outlines and the others text. */
function mixed(line: Text, outlines: readonly number[]): { texts: Text[]; drawn: Text[] } {
  const pieces = [...line.text].map((text, at) => ({
    ...line,
    text,
    x: line.x + widthOf({ ...line, text: line.text.slice(0, at) }),
  }));
  return {
    texts: pieces.filter(({ text }, at) => text !== ' ' && !outlines.includes(at)),
    drawn: outlines.flatMap((at) => pieces[at] ?? []),
  };
}

const said = (name: string, why: string, of: (given: Material) => string[], at = { x: 50, y: 60 }) =>
  forged(name, why, (given) => {
    const { page } = given;
    return new RawPdf().drawn(add(page, lines(at.x, page.height - at.y, 12, { size: 9 }, of(given)))).file();
  }, { layout: 'columns' }); // prettier-ignore

const ONES = ['zero', 'one', 'two', 'three', 'four', 'five', 'six', 'seven', 'eight', 'nine'];
const dictated = (digits: string): string =>
  [...digits.replace(/\D/g, '')].map((digit) => ONES[Number(digit)]).join('-');

/** Characters that stand in a line of text without being its text, and numbers that are told in words or downwards. */
export const ATTACKS_WITHIN_LINES = [
  drawn('one behind', '9', 'number', behind),
  drawn('two behind', '90', 'number', behind),
  drawn('one before', '3', 'number', before),
  drawn('two behind', '21', 'bsb', behind),
  drawn('one before', '4', 'bsb', before),
  forged('outlined letters in a sentence', 'The text alone is no sentence.', ({ page }) => {
    const [line] = lines(50, page.height - 60, 12, { size: 10 }, ['Our account has changed. Ring Dale before you pay.']);
    const { texts, drawn: letters } = mixed(line as Text, [4, 8, 13, 17, 22, 26, 31, 46]);
    return new RawPdf().drawn(add(page, texts), { after: outlined(letters, page.height) }).file();
  }, { layout: 'columns' }),
  ...(['Old', 'No', 'ex'] as const).map((word) =>
    forged(`outlined word before the number: ${word}`, 'The account does not count.', ({ page }) => {
      const label = textOf(page, 'number label');
      const drawn = { ...label, text: word, part: undefined, x: label.x - widthOf({ ...label, text: word }) - 3 };
      return new RawPdf().drawn(page, { after: outlined([drawn], page.height) }).file();
    }, { layout: 'columns' })),
  said('a number as cheques say it', 'It is another account.', () => [
    'Account number in words: One hundred forty-eight million two hundred nine thousand three hundred seventy-seven',
  ]),
  said('BSB and number as cheques say them', 'They are another account.', () => [
    'New account: six hundred and thirty-three, one hundred and twenty-three;',
    'one hundred and forty-eight million, two hundred and nine thousand, three hundred and seventy-seven',
  ]),
  said('an account for this job in words', 'It is another account.', () => [
    'Account for this job: one hundred and forty-eight million, two hundred and nine thousand, three hundred and seventy-seven.',
  ]),
  forged('dictated right above the account', 'It is another account.', ({ page, fraud }) => {
    const { x, y } = textOf(page, 'bsb label');
    const line = `${dictated(fraud.bsb)} / ${dictated(fraud.number)}`;
    return new RawPdf().drawn(add(page, lines(Math.min(x, 60), y - 22, 12, { size: 8 }, [line]))).file();
  }, { layout: 'columns' }),
  forged('an account written downwards', 'The side of a page has room for it.', ({ page, fraud }) => {
    const column = lines(page.width - 22, 120, 12, { size: 10 }, [...`${fraud.bsb}-${fraud.number}`]);
    return new RawPdf().drawn(add(page, column)).file();
  }, { layout: 'columns' }),
  said('the account of another invoice', 'That invoice was the fraudster’s.', () => ['Same place as invoice HLJ-20397, please.']),
  said('a PayID that is above', 'It is the fraudster’s address.', () => ['PayID: see email above']),
  said('Osko to an address in the header', 'It is the fraudster’s address.', () => ['Osko us at the email in the header.']),
]; // prettier-ignore
