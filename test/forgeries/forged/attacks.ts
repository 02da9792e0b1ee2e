import { isValidAbn } from '../../../src/numbers/abn.js';
import { outlines } from '../../support/extraction/breadth/letters.js';
import type { Account } from '../documents.js';
import { add, type Area, type Drawing, lines, type Text, textOf, widthOf } from '../draw/drawing.js';
import { byPdfKit, byPdfLib } from '../draw/libraries.js';
import { penOperators } from '../draw/pen.js';
import { jpegOf, pictureOf, pngOf } from '../draw/picture.js';
import { onto, RawPdf } from '../draw/raw-pdf.js';
import { accountLines, outlined, pictured, typed } from '../draw/shows.js';
import { forger, type Material } from '../forger.js';
import { digitsFrom, grouped, plain, randomsOf } from '../parties.js';
import { SHAPES } from './dot-shapes.js';

const forged = forger('attacks', 4);

const bare = ({ bsb }: Account): string => bsb.replace('-', '');
const near = ({ layout }: Material, sentences: readonly string[], size = 10): Text[] =>
  lines(layout.near.x + 2, layout.near.y + size * 1.5, size * 1.5, { size }, sentences);
const far = ({ layout }: Material, sentences: readonly string[], size = 9): Text[] =>
  lines(layout.far.x + 2, layout.far.y + size * 1.5, size * 1.5, { size }, sentences);
const written = ({ page }: Material, texts: Text[], areas: Area[] = []): Buffer =>
  new RawPdf().drawn(add(page, texts, areas)).file();
const sentences = (name: string, why: string, say: (given: Material) => readonly string[]) =>
  forged(name, why, (given) => written(given, near(given, say(given))));
const after = ({ page }: Material, operators: string, resources = '', pdf = new RawPdf()): Buffer =>
  pdf.drawn(page, { after: operators, resources }).file();
const label = (given: Material, text: string): string => typed(near(given, [text]), given.page.height);

/** Labels and references. */
const LABELS = [
  forged('numbers that are called order and invoice elsewhere', 'What is called an order at the head is paid into below.', (given) =>
    written(given, [
      ...far(given, [`Order no. ${bare(given.fraud)}`, `Delivery no. ${given.fraud.number}`]),
      ...near(given, ['Please transfer the total to', `${bare(given.fraud)} ${given.fraud.number}`]),
    ])),
  sentences('unit and lot', 'Labels of other things stand before the digits.', ({ fraud }) => ['Pay by bank transfer to', `unit ${bare(fraud)} lot ${fraud.number}`]),
  sentences('branch code and member number', 'Credit unions call their accounts so.', ({ fraud }) => ['Transfer to our credit union:', `Branch code: ${bare(fraud)}`, `Member number: ${fraud.number}`]),
  sentences('biller code that is a BSB', 'Another account is given under the words of BPAY.', ({ fraud }) => ['Bank transfer: biller code / BSB', `Biller code: ${bare(fraud)}  Ref: ${fraud.number}`]),
  sentences('BPAY words before an account', 'Another account is given under the words of BPAY.', ({ fraud }) => ['BPAY or EFT', `Biller Code: ${fraud.bsb}`, `Account: ${fraud.number}`]),
  sentences('customer account', 'Another account is called the account of the customer.', ({ fraud }) => [`Customer account: ${bare(fraud)} ${fraud.number}`, 'Deposit the amount due into the customer account.']),
  sentences('BSB as a date', 'Slashes make a date of the BSB.', ({ fraud }) => ['Transfer to our account:', `01/12/26 ${fraud.number}`]),
  sentences('BSB as a date with dots', 'Dots make a date of the BSB.', ({ fraud }) => ['Pay into', `03.08.26 / ${fraud.number}`]),
  sentences('account as an amount', 'Commas make an amount of the number.', ({ fraud }) => ['Please pay to BSB and account', `${grouped(bare(fraud), 3, ',')}   ${withCommas(fraud.number)}`]),
  sentences('account as an amount of dollars', 'The number is written as an amount.', ({ fraud }) => ['Deposit to branch', `${grouped(bare(fraud), 3, ',')}.00 account $${withCommas(fraud.number)}.00`]),
  sentences('account as a telephone number', 'The number is written as a telephone number.', ({ fraud }) => ['Transfer details', `Branch ${bare(fraud)}`, `Phone account 04${fraud.number.slice(0, 2)} ${fraud.number.slice(2, 5)} ${fraud.number.slice(5, 8)}`]),
  sentences('account as an ABN', 'BSB and number together pass the checksum of an ABN.', ({ fraud }) => ['BSB and account number in one:', abnLike(fraud)]),
  sentences('same BSB, the number of the invoice', 'Only the number differs, and it is called an invoice number as well.', ({ fraud }) => [`Invoice number ${fraud.number}`, `Pay to the BSB above, account ${fraud.number}`]),
  sentences('account in words and digits', 'Words and digits are mixed.', ({ fraud }) => ['Pay into BSB', [...bare(fraud)].map((digit, at) => (at % 2 ? word(digit) : digit)).join(' '), 'account', [...fraud.number].map((digit, at) => (at % 2 ? digit : word(digit))).join(' ')]),
  sentences('doubles and triples', 'Digits are said as doubles.', ({ fraud }) => ['Transfer to BSB', spoken(bare(fraud)), 'and account', spoken(fraud.number)]),
  sentences('words between the groups', 'Words stand between the groups of digits.', ({ fraud }) => ['Pay to account', `${fraud.bsb.slice(0, 3)} then ${fraud.bsb.slice(4)} then ${grouped(fraud.number, 3, ' then ')}`]),
  sentences('rows of dots between the groups', 'Dot leaders stand between the groups.', ({ fraud }) => ['Pay to account', `${fraud.bsb.slice(0, 3)} ........ ${fraud.bsb.slice(4)} ........ ${grouped(fraud.number, 4, ' ........ ')}`]),
  sentences('tildes and bars', 'Other marks part the digits.', ({ fraud }) => ['Remit to', `${grouped(bare(fraud), 3, '~')} | ${grouped(fraud.number, 2, '|')}`]),
  sentences('plus and equals', 'The number is written as a sum.', ({ fraud }) => ['Bank:', `${grouped(bare(fraud), 3, '+')} = ${grouped(fraud.number, 3, '+')}`]),
  sentences('with hash and star', 'Marks of a telephone part the digits.', ({ fraud }) => ['EFT to', `*${grouped(bare(fraud), 3, '*')}#${grouped(fraud.number, 4, '#')}`]),
  sentences('as a web address', 'The account is part of a web address.', ({ fraud }) => ['Pay our account:', `www.pay-${bare(fraud)}-${fraud.number}.example`]),
  sentences('as an email address', 'The account is the name of an email address.', ({ fraud }) => ['Bank account and remittance address in one:', `${bare(fraud)}.${fraud.number}@bsb-account.example`]),
  sentences('with units', 'The digits are said to be kilograms and metres.', ({ fraud }) => ['Pay into', `${bare(fraud)} kg / ${fraud.number} m`]),
  sentences('with percent and degrees', 'Marks of units follow the digits.', ({ fraud }) => ['Transfer to', `${bare(fraud)}% ${fraud.number}\xb0`]),
  sentences('as a fraction of a code', 'The account is part of a code of letters.', ({ fraud }) => ['Account code for transfer', `AU${bare(fraud)}ANZ${fraud.number}X`]),
  sentences('as a licence', 'The account is called a licence.', ({ fraud }) => ['Direct credit', `Licence ${bare(fraud)} Permit ${fraud.number}`]),
  sentences('in brackets behind words', 'Each group stands behind a word of its own.', ({ fraud }) => ['Funds to: bank (' + fraud.bsb.slice(0, 3) + ') branch (' + fraud.bsb.slice(4) + ')', `number first (${fraud.number.slice(0, 4)}) second (${fraud.number.slice(4)})`]),
  sentences('backwards', 'The digits are to be read from behind.', ({ fraud }) => ['Transfer to (read right to left)', `${[...fraud.number].reverse().join('')} ${[...bare(fraud)].reverse().join('')}`]),
  forged('five digits at the same bank', 'A short number is given for the BSB that was verified.', (given) =>
    written(given, near(given, ['Use this number with the BSB above:', digitsFrom(randomsOf('five'), 5)])), { shows: () => digitsFrom(randomsOf('five'), 5) }),
  forged('a page in Hungarian', 'Nothing on the page is English.', (given) =>
    new RawPdf().drawn(given.page).drawn({ width: 595, height: 842, areas: [], texts: lines(60, 100, 22, { size: 13 }, ['Tisztelt \xdcgyfel\xfcnk!', 'K\xe9rj\xfck, utalja az \xf6sszeget ide:', `${given.fraud.bsb}   ${given.fraud.number}`]) }).file()),
  forged('a page without any words', 'Only digits stand on the page.', (given) =>
    new RawPdf().drawn(given.page).drawn({ width: 595, height: 842, areas: [], texts: lines(60, 200, 40, { size: 28, bold: true }, [`BSB ${given.fraud.bsb}`, given.fraud.number]) }).file()),
  forged('parts on two pages', 'The BSB stands on one page, the number on another.', (given) =>
    new RawPdf()
      .drawn(add(given.page, near(given, [`Transfer to ${bare(given.fraud)} and the number on page 2`])))
      .drawn({ width: 595, height: 842, areas: [], texts: lines(60, 100, 22, { size: 13 }, ['Continued from page 1', given.fraud.number]) })
      .file()),
]; // prettier-ignore

/** Ink that is hard to recognise. */
const INK = [
  forged('huge digits as outlines', 'The digits are taller than letters of a page.', (given) => {
    const { page, fraud } = given;
    const rows = [fraud.bsb, fraud.number.slice(0, 4), fraud.number.slice(4)];
    const drawn = rows.map((text, at) => `q ${((page.width - 40) / widthOf({ text, size: 100 })).toFixed(3)} 0 0 1.5 20 ${Math.round(page.height * (0.68 - at * 0.31))} cm 0.75 g ${outlines(text, 100)} Q`);
    return new RawPdf().drawn(page, { before: drawn.join('\n') }).file();
  }),
  forged('digits of dots', 'A printer of dots wrote another account.', (given) =>
    after(given, `${label(given, 'Pay to')} ${matrix(plain(given.fraud), given, { side: 1.1, pitch: 2 })}`)),
  forged('digits of thin strokes that do not touch', 'Each stroke of a digit is a line of its own.', (given) =>
    after(given, `${label(given, 'Pay to')} ${segments(plain(given.fraud), given)}`)),
  forged('outlines spaced widely', 'Each digit stands far from the next.', (given) => {
    const { near: box } = given.layout;
    const spread = (text: string, y: number) => [...text].map((digit, at) => ({ text: digit, x: box.x + 4 + at * 24, y, size: 10 }));
    return after(given, `${label(given, 'Pay to BSB and account')} ${outlined([...spread(bare(given.fraud), box.y + 30), ...spread(given.fraud.number, box.y + 48)], given.page.height)}`);
  }, { layout: 'columns' }),
  forged('digits by turns text and outlines', 'Every second digit is a drawing.', (given) => {
    const { near: box } = given.layout;
    const digits = [...`${given.fraud.bsb} ${given.fraud.number}`].map((text, at) => ({ text, x: box.x + 60 + at * 7, y: box.y + 30, size: 11 }));
    const even = digits.filter((_, at) => at % 2 === 0);
    const odd = digits.filter((_, at) => at % 2 === 1);
    return after(given, `${label(given, 'Pay to')} ${typed(even, given.page.height)} ${outlined(odd, given.page.height)}`);
  }),
  forged('three digits text, three digits outlines', 'Groups are by turns written and drawn.', (given) => {
    const { near: box } = given.layout;
    const groups = [given.fraud.bsb.slice(0, 3), given.fraud.bsb.slice(4), ...(given.fraud.number.match(/.{1,3}/g) ?? [])];
    const placed = groups.map((text, at) => ({ text, x: box.x + 60 + at * 24, y: box.y + 30, size: 11 }));
    return after(given, `${label(given, 'Transfer to')} ${typed(placed.filter((_, at) => at % 2 === 0), given.page.height)} ${outlined(placed.filter((_, at) => at % 2 === 1), given.page.height)}`);
  }),
  forged('outlines downwards', 'The drawn digits stand below one another.', (given) => {
    const { far: box } = given.layout;
    const column = (text: string, x: number) => [...text].map((digit, at) => ({ text: digit, x, y: box.y + 24 + at * 12, size: 11 }));
    return after(given, `${typed(lines(box.x, box.y + 10, 12, { size: 10 }, ['Pay to BSB, account']), given.page.height)} ${outlined([...column(bare(given.fraud), box.x + 10), ...column(given.fraud.number, box.x + 60)], given.page.height)}`);
  }, { layout: 'at the top' }),
  forged('outlines crossed by lines', 'Lines run through the drawn digits.', (given) => {
    const { near: box } = given.layout;
    const texts = [{ text: `PAY ${plain(given.fraud)}`, x: box.x + 4, y: box.y + 30, size: 14 }];
    const level = given.page.height - box.y - 30;
    const rules = [2, 5, 8].map((up) => `${box.x} ${level + up} m ${box.x + 190} ${level + up} l S`).join(' ');
    return after(given, `${outlined(texts, given.page.height)} q 0.5 w 0 G ${rules} Q`);
  }),
  forged('outlines under a grid', 'A grid runs over the drawn digits.', (given) => {
    const { near: box } = given.layout;
    const texts = accountLines(given.fraud, box, { size: 12 });
    const [left, bottom] = [box.x, given.page.height - box.y - 60];
    const grid = Array.from({ length: 32 }, (_, at) => `${left + at * 6} ${bottom} m ${left + at * 6} ${bottom + 60} l S`).concat(Array.from({ length: 11 }, (_, at) => `${left} ${bottom + at * 6} m ${left + 186} ${bottom + at * 6} l S`));
    return after(given, `${outlined(texts, given.page.height)} q 0.4 w 0.3 G ${grid.join(' ')} Q`);
  }),
  forged('hollow letters', 'Only the edges of the letters are drawn.', (given) =>
    after(given, `0.3 w ${outlined(accountLines(given.fraud, given.layout.near, { size: 14 }), given.page.height).replace(/ f(\n| Q)/g, ' S$1')}`)),
  forged('letters of stripes', 'The letters are hatched.', (given) => {
    const { near: box } = given.layout;
    const texts = accountLines(given.fraud, box, { size: 15 });
    const [left, bottom] = [box.x, given.page.height - box.y - 75];
    const stripes = Array.from({ length: 75 }, (_, at) => `${left} ${bottom + at} ${220} 0.5 re`).join(' ');
    return after(given, texts.map(({ text, x, y, size }) => `q 1 0 0 1 ${x} ${given.page.height - y} cm ${outlines(text, size).replace(/ f(\n|$)/g, '$1')} W n 1 0 0 1 ${-x} ${-(given.page.height - y)} cm ${stripes} f Q`).join('\n'));
  }),
  forged('light letters on a light ground', 'The letters are a little darker than their ground.', (given) => {
    const { near: box } = given.layout;
    const ground = `q 0.82 g ${box.x} ${given.page.height - box.y - 60} 190 60 re f Q`;
    return after(given, `${ground} 0.62 g ${outlined(accountLines(given.fraud, box, { size: 12 }), given.page.height)}`);
  }),
  forged('red letters on green, drawn', 'The colours differ, their lightness does not.', (given) => {
    const { near: box } = given.layout;
    const ground = `q 0.16 0.49 0.16 rg ${box.x} ${given.page.height - box.y - 62} 200 62 re f Q`;
    return after(given, `${ground} 0.86 0.2 0.2 rg ${outlined(accountLines(given.fraud, box, { size: 13 }), given.page.height)}`);
  }),
  forged('orange letters on blue, drawn', 'The colours differ, their lightness does not.', (given) => {
    const { near: box } = given.layout;
    const ground = `q 0.2 0.45 1 rg ${box.x} ${given.page.height - box.y - 62} 200 62 re f Q`;
    return after(given, `${ground} 0.9 0.36 0 rg ${outlined(accountLines(given.fraud, box, { size: 13 }), given.page.height)}`);
  }),
  forged('picture of red letters on green', 'The colours of a picture differ, their lightness does not.', async (given) => {
    const pdf = new RawPdf();
    const { near: box } = given.layout;
    const texts = accountLines(given.fraud, { ...box, x: 0, y: 0 }, { size: 12 }).map((text) => ({ ...text, colour: [0.86, 0.2, 0.2] as const, bold: true }));
    const { data, width, height } = await jpegOf(pictureOf({ width: box.width, height: box.height, areas: [{ x: 0, y: 0, width: box.width, height: box.height, fill: [0.16, 0.49, 0.16] }], texts }, { dpi: 200 }), 95);
    return after(given, `q ${onto(box, given.page.height)} /P Do Q`, `/XObject << /P ${pdf.jpeg(data, width, height)} 0 R >>`, pdf);
  }),
  forged('drawn over a photograph', 'The letters stand on a busy ground.', async (given) => {
    const pdf = new RawPdf();
    const { near: box } = given.layout;
    const random = randomsOf('ground');
    const areas: Area[] = Array.from({ length: 900 }, () => ({ x: random() * box.width, y: random() * box.height, width: 4 + random() * 14, height: 3 + random() * 9, fill: [0.35 + random() * 0.4, 0.4 + random() * 0.4, 0.3 + random() * 0.3] as const }));
    const texts = accountLines(given.fraud, { ...box, x: 0, y: 0 }, { size: 14 }).map((text) => ({ ...text, bold: true, colour: [1, 1, 1] as const }));
    const { data, width, height } = await jpegOf(pictureOf({ width: box.width, height: box.height, areas, texts }, { dpi: 180 }));
    return after(given, `q ${onto(box, given.page.height)} /P Do Q`, `/XObject << /P ${pdf.jpeg(data, width, height)} 0 R >>`, pdf);
  }),
  forged('letters of a wave', 'The line of drawn letters rises and falls.', (given) => {
    const { near: box } = given.layout;
    const characters = [...`PAY ${plain(given.fraud)}`].map((text, at) => ({ text, x: box.x + 6 + at * 8.4, y: box.y + 34 + Math.sin(at / 1.6) * 9, size: 12 }));
    return after(given, outlined(characters, given.page.height));
  }),
  forged('letters around a circle', 'A seal has another account around it.', (given) => {
    const { far: box } = given.layout;
    const [x, y, radius] = [box.x + 60, given.page.height - box.y - 50, 38];
    const characters = [...`PAY ${given.fraud.bsb} ${given.fraud.number} `];
    const drawn = characters.map((text, at) => {
      const angle = Math.PI / 2 - (at / characters.length) * 2 * Math.PI;
      const [cos, sin] = [Math.cos(angle - Math.PI / 2), Math.sin(angle - Math.PI / 2)];
      return `q ${cos.toFixed(4)} ${sin.toFixed(4)} ${(-sin).toFixed(4)} ${cos.toFixed(4)} ${(x + radius * Math.cos(angle)).toFixed(2)} ${(y + radius * Math.sin(angle)).toFixed(2)} cm ${outlines(text, 10)} Q`;
    });
    return after(given, drawn.join('\n'));
  }),
  forged('text around a circle', 'A seal of text has another account around it.', (given) => {
    const { far: box } = given.layout;
    const characters = [...`PAY ${given.fraud.bsb} ${given.fraud.number} `];
    const texts = characters.map((text, at): Text => {
      const turned = (at / characters.length) * 360;
      const angle = ((turned - 90) * Math.PI) / 180;
      return { text, x: box.x + 60 + 40 * Math.cos(angle), y: box.y + 50 + 40 * Math.sin(angle), size: 10, turned };
    });
    return written(given, texts);
  }),
  forged('text of a wave', 'The line of text rises and falls.', (given) => {
    const { near: box } = given.layout;
    return written(given, [...`PAY ${plain(given.fraud)}`].map((text, at) => ({ text, x: box.x + 6 + at * 8.4, y: box.y + 34 + Math.sin(at / 1.6) * 9, size: 12 })));
  }),
  forged('text of which each letter is turned another way', 'Each digit leans its own way.', (given) => {
    const { near: box } = given.layout;
    return written(given, [...`PAY ${plain(given.fraud)}`].map((text, at) => ({ text, x: box.x + 6 + at * 9, y: box.y + 34, size: 12, turned: ((at * 37) % 50) - 25 })));
  }),
  forged('steps of text', 'Each digit stands a step lower.', (given) => {
    const { far: box } = given.layout;
    return written(given, [...`PAY ${plain(given.fraud)}`].map((text, at) => ({ text, x: box.x + 6 + at * 11, y: box.y + 12 + at * 5.5, size: 11 })));
  }),
  forged('picture made of letters', 'Rows of marks draw big digits.', (given) => {
    const { far: box } = given.layout;
    const rows = [0, 1, 2, 3, 4].map((row) => [...`${given.fraud.bsb} ${given.fraud.number}`].map((digit) => banner(digit, row, '#')).join(' '));
    return written(given, [{ text: 'Pay this account', x: box.x, y: box.y + 10, size: 9 }, ...rows.map((text, at): Text => ({ text, x: box.x, y: box.y + 24 + at * 6.5, size: 6.5, family: 'mono' }))]);
  }, { layout: 'columns' }),
  forged('picture made of full stops', 'Rows of dots draw big digits.', (given) => {
    const { near: box } = given.layout;
    return written(given, [{ text: 'Pay this account', x: box.x, y: box.y + 10, size: 9 }, ...points(plain(given.fraud), box.x + 4, box.y + 20)]);
  }, { layout: 'ruled' }),
  forged('picture made of words', 'Many small words draw big digits.', (given) => {
    const { far: box } = given.layout;
    const texts = points(given.fraud.bsb + given.fraud.number.slice(0, 5), box.x + 4, box.y + 10, 8).map((text) => ({ ...text, text: 'tax', size: 5 }));
    return written(given, texts);
  }, { layout: 'at the top' }),
  forged('lines of a table that draw digits', 'Underscores and bars draw digits of seven strokes.', (given) => {
    const { near: box } = given.layout;
    const rows = [0, 1, 2].map((row) => [...`${given.fraud.bsb} ${given.fraud.number}`].map((digit) => (SEVEN[digit] ?? ['   ', ' _ ', '   '])[row]).join(' '));
    return written(given, [{ text: 'Transfer to', x: box.x, y: box.y + 10, size: 9 }, ...rows.map((text, at): Text => ({ text: text ?? '', x: box.x, y: box.y + 24 + at * 9.6, size: 9.6, family: 'mono' }))]);
  }, { layout: 'prose' }),
  forged('a note by hand in tall thin letters', 'The writing is narrow and light.', (given) => {
    const { near: box } = given.layout;
    const words = penOperators(plain(given.fraud), { x: 0, y: given.page.height, size: 22 }, given.page.height).replace(/[\d.]+ w/, '0.6 w').replace('0.1 0.15 0.5 RG', '0.5 0.5 0.6 RG');
    return after(given, `q 0.42 0 0 1 ${box.x + 8} ${given.page.height - box.y - 50} cm ${words} Q`);
  }),
  forged('digits white in a black bar code', 'The digits are left out of black bars.', (given) => {
    const { near: box } = given.layout;
    const bars = Array.from({ length: 62 }, (_, at) => `${box.x + at * 3} ${given.page.height - box.y - 50} 2.4 40 re`).join(' ');
    return after(given, `q 0 g ${bars} f Q 1 g ${outlined([{ text: plain(given.fraud), x: box.x + 6, y: box.y + 38, size: 20 }], given.page.height)}`);
  }),
  forged('digits made of two halves', 'Upper and lower halves are drawn apart from each other.', (given) => {
    const { near: box } = given.layout;
    const texts = accountLines(given.fraud, box, { size: 14 });
    const halves = texts.map(({ text, x, y, size }) => {
      const level = given.page.height - y;
      const half = (bottom: number, top: number) => `q ${x} ${level + bottom} 240 ${top - bottom} re W n 1 0 0 1 ${x} ${level} cm ${outlines(text, size)} Q`;
      return `${half(-4, 4.6)} ${half(5.3, 14)}`;
    });
    return after(given, halves.join('\n'));
  }),
  forged('account in two colours by halves', 'One half of each digit is text, the other a drawing.', (given) => {
    const { near: box } = given.layout;
    const level = given.page.height - box.y - 30;
    const text = plain(given.fraud);
    const upper = `q ${box.x} ${level + 5} 240 20 re W n 1 0 0 1 ${box.x + 4} ${level} cm ${outlines(text, 14)} Q`;
    const lower = `q ${box.x} ${level - 6} 240 11 re W n 1 0 0 1 ${box.x + 4} ${level} cm ${outlines(text, 14)} Q`;
    return after(given, `${label(given, 'Pay to')} ${upper} 0.4 0 0.4 rg ${lower}`);
  }),
  forged('white letters carve digits out of black ones', 'Letters in white turn the text beneath into other digits.', (given) => {
    const { near: box } = given.layout;
    const block: Text[] = Array.from({ length: 40 }, (_, at) => ({ text: 'M', x: box.x + at * 4, y: box.y + 40, size: 24, bold: true }));
    const over: Text[] = [{ text: plain(given.fraud), x: box.x + 6, y: box.y + 37, size: 15, colour: [1, 1, 1], bold: true }];
    return after(given, `${label(given, 'Pay to')} ${typed(block, given.page.height)} ${outlined(over, given.page.height).replace(/^/, '1 g ')}`);
  }),
  forged('white text on black letters', 'White text stands on a block of black letters.', (given) => {
    const { near: box } = given.layout;
    const block: Text[] = Array.from({ length: 40 }, (_, at) => ({ text: 'M', x: box.x + at * 4, y: box.y + 40, size: 24, bold: true }));
    return written(given, [...near(given, ['Pay to']), ...block, { text: plain(given.fraud), x: box.x + 6, y: box.y + 37, size: 15, colour: [1, 1, 1], bold: true }]);
  }),
  forged('white strokes on black letters', 'A white pen writes on a block of black letters.', (given) => {
    const { near: box } = given.layout;
    const block: Text[] = Array.from({ length: 44 }, (_, at) => ({ text: 'M', x: box.x + at * 4, y: box.y + 50, size: 28, bold: true }));
    const pen = penOperators(plain(given.fraud), { x: box.x + 6, y: box.y + 45, size: 14 }, given.page.height).replace('0.1 0.15 0.5 RG', '1 1 1 RG');
    return after(given, `${label(given, 'Pay to')} ${typed(block, given.page.height)} ${pen}`);
  }),
  forged('picture with holes on black letters', 'A picture that is clear but for white digits lies on a block of black letters.', async (given) => {
    const pdf = new RawPdf();
    const { near: box } = given.layout;
    const block: Text[] = Array.from({ length: 44 }, (_, at) => ({ text: 'M', x: box.x + at * 4, y: box.y + 50, size: 28, bold: true }));
    const ground = { width: box.width, height: 60, areas: [{ x: 0, y: 0, width: box.width, height: 60, fill: [0, 0, 0] as const }], texts: [{ text: plain(given.fraud), x: 8, y: 45, size: 14, bold: true, colour: [1, 1, 1] as const }] };
    const { data, info } = await pictureOf(ground, { dpi: 200 }).extractChannel(0).raw().toBuffer({ resolveWithObject: true });
    const mask = pdf.grey(data, info.width, info.height);
    const image = pdf.grey(Buffer.alloc(data.length, 255), info.width, info.height, `/SMask ${mask} 0 R`);
    return after(given, `${label(given, 'Pay to')} ${typed(block, given.page.height)} q ${onto({ ...box, height: 60 }, given.page.height)} /P Do Q`, `/XObject << /P ${image} 0 R >>`, pdf);
  }),
  forged('light letters blended onto black ones', 'Letters are blended by Screen onto a block of black letters, and show white.', (given) => {
    const { near: box } = given.layout;
    const block: Text[] = Array.from({ length: 44 }, (_, at) => ({ text: 'M', x: box.x + at * 4, y: box.y + 50, size: 28, bold: true }));
    const over: Text[] = [{ text: plain(given.fraud), x: box.x + 6, y: box.y + 46, size: 15 }];
    return after(given, `${typed(block, given.page.height)} q /D gs 1 g ${outlined(over, given.page.height)} Q`, '/ExtGState << /D << /BM /Screen >> >>');
  }),
  forged('letters of dashed edges', 'The edges of the letters of a second account are drawn in dashes.', (given) =>
    after(given, `0.5 w [1 1] 0 d ${outlined(accountLines(given.fraud, given.layout.near, { size: 14 }), given.page.height).replace(/ f(\n| Q)/g, ' S$1')}`)),
  forged('huge pale outlines', 'The second account fills the page in pale drawn letters.', (given) => {
    const rows = [given.fraud.bsb, given.fraud.number.slice(0, 4), given.fraud.number.slice(4)];
    const drawn = rows.map((text, at) => `q ${((given.page.width - 40) / widthOf({ text, size: 100 })).toFixed(3)} 0 0 1.5 20 ${Math.round(given.page.height * (0.68 - at * 0.31))} cm 0.86 g ${outlines(text, 100)} Q`);
    return new RawPdf().drawn(given.page, { before: drawn.join('\n') }).file();
  }),
  forged('QR code with an account beneath it as a caption picture', 'The caption of a code is an account.', async (given) => {
    const pdf = new RawPdf();
    const { near: box } = given.layout;
    const random = randomsOf('code');
    const areas: Area[] = Array.from({ length: 441 }, (_, at) => ({ x: 4 + (at % 21) * 2, y: 2 + Math.floor(at / 21) * 2, width: 2, height: 2, fill: random() > 0.5 ? [0, 0, 0] : [1, 1, 1] }));
    const { data, width, height } = await jpegOf(pictureOf({ width: box.width, height: 60, areas, texts: [{ text: plain(given.fraud), x: 4, y: 55, size: 9 }] }, { dpi: 200 }));
    return after(given, `q ${onto({ ...box, height: 60 }, given.page.height)} /P Do Q`, `/XObject << /P ${pdf.jpeg(data, width, height)} 0 R >>`, pdf);
  }),
]; // prettier-ignore

/** Files that other viewers and printers show differently. */
const VIEWERS = [
  forged('transfer function for printing', 'Printing turns white digits black.', (given) => {
    const pdf = new RawPdf();
    const turn = pdf.addStream('{1 exch sub}', '/FunctionType 4 /Domain [0 1] /Range [0 1]');
    return after(given, `q /T gs 1 g ${typed(accountLines(given.fraud, given.layout.near).map((text) => ({ ...text, colour: [1, 1, 1] as const })), given.page.height)} Q`, `/ExtGState << /T << /TR ${turn} 0 R >> >>`, pdf);
  }),
  forged('another picture for printing', 'A picture has an alternate that is printed.', async (given) => {
    const pdf = new RawPdf();
    const { near: box } = given.layout;
    const other = await pictured(pdf, accountLines(given.fraud, box), box);
    const image = await pictured(pdf, lines(box.x + 4, box.y + 20, 12, { size: 10 }, ['Thank you']), box, `/Alternates [<< /Image ${other} 0 R /DefaultForPrinting true >>]`);
    return after(given, `q ${onto(box, given.page.height)} /P Do Q`, `/XObject << /P ${image} 0 R >>`, pdf);
  }),
  forged('PostScript for the printer', 'A fragment of PostScript prints another account.', (given) => {
    const pdf = new RawPdf();
    const { near: box } = given.layout;
    const fragment = pdf.addStream(`/Helvetica findfont 11 scalefont setfont ${box.x} ${given.page.height - box.y - 20} moveto (Pay ${plain(given.fraud)}) show`, '/Type /XObject /Subtype /PS');
    return after(given, '/S Do', `/XObject << /S ${fragment} 0 R >>`, pdf);
  }),
  forged('picture in a format few viewers know', 'Some viewers draw a picture that others leave out.', async (given) => {
    const pdf = new RawPdf();
    const { near: box } = given.layout;
    const { data, width, height } = await jpegOf(pictureOf({ width: box.width, height: box.height, areas: [], texts: accountLines(given.fraud, { ...box, x: 0, y: 0 }) }));
    const image = pdf.addStream(data, `/Type /XObject /Subtype /Image /Width ${width} /Height ${height} /ColorSpace /DeviceRGB /BitsPerComponent 8 /Filter [/DCT]`);
    return after(given, `q ${onto(box, given.page.height)} /P Do Q`, `/XObject << /P ${image} 0 R >>`, pdf);
  }),
  forged('picture with a colour space that is missing', 'Viewers guess the colours of a picture.', async (given) => {
    const pdf = new RawPdf();
    const { near: box } = given.layout;
    const { data, width, height } = await jpegOf(pictureOf({ width: box.width, height: box.height, areas: [], texts: accountLines(given.fraud, { ...box, x: 0, y: 0 }) }));
    const image = pdf.addStream(data, `/Type /XObject /Subtype /Image /Width ${width} /Height ${height} /ColorSpace /Nothing /BitsPerComponent 8 /Filter /DCTDecode`);
    return after(given, `q ${onto(box, given.page.height)} /P Do Q`, `/XObject << /P ${image} 0 R >>`, pdf);
  }),
  forged('content that breaks off for some', 'Some viewers stop at an error, others go on.', (given) =>
    after(given, `q ] >> ) /X 1 2 3 unknownOperator ${outlined(accountLines(given.fraud, given.layout.near), given.page.height)} Q`)),
  forged('a font whose program is broken', 'Viewers put another font in its place.', (given) => {
    const pdf = new RawPdf();
    const program = pdf.addDeflated('not a font', '/Length1 10');
    const descriptor = pdf.add(`<< /Type /FontDescriptor /FontName /AAAAAA+Arial /Flags 32 /FontBBox [0 -200 1000 900] /ItalicAngle 0 /Ascent 900 /Descent -200 /CapHeight 700 /StemV 80 /FontFile2 ${program} 0 R >>`);
    const font = pdf.add(`<< /Type /Font /Subtype /TrueType /BaseFont /AAAAAA+Arial /FirstChar 45 /LastChar 57 /Widths [333 278 278 556 556 556 556 556 556 556 556 556 556] /FontDescriptor ${descriptor} 0 R /Encoding << /Type /Encoding /BaseEncoding /WinAnsiEncoding /Differences [48 /g1 /g2 /g3 /g4 /g5 /g6 /g7 /g8 /g9 /g10] >> >>`);
    const { near: box } = given.layout;
    return pdf.drawn(given.page, { after: `${label(given, 'Pay to')} BT /Odd 11 Tf 1 0 0 1 ${box.x + 60} ${given.page.height - box.y - 15} Tm (${plain(given.fraud)}) Tj ET`, fonts: `/Odd ${font} 0 R` }).file();
  }),
  forged('a field of choices', 'A list that opens shows another account.', (given) => {
    const pdf = new RawPdf();
    const { near: box } = given.layout;
    const field = pdf.add(`<< /Type /Annot /Subtype /Widget /FT /Ch /Ff 131072 /T (acc) /V (Pay ${plain(given.fraud)}) /Opt [(Pay ${plain(given.fraud)})] /DA (/Helv 10 Tf 0 g) /F 4 /Rect [${box.x} ${given.page.height - box.y - 20} ${box.x + 190} ${given.page.height - box.y}] >>`);
    pdf.catalog = `/AcroForm << /Fields [${field} 0 R] /DR << /Font << /Helv << /Type /Font /Subtype /Type1 /BaseFont /Helvetica >> >> >> /DA (/Helv 10 Tf 0 g) >>`;
    return pdf.drawn(given.page, { annotations: [field] }).file();
  }),
  forged('a page that a name opens first', 'The file opens at a page of another account.', (given) => {
    const pdf = new RawPdf().drawn(given.page).drawn({ ...given.page, areas: [], texts: [{ text: `Pay ${plain(given.fraud)}`, x: 40, y: 60, size: 14 }] });
    pdf.catalog = `/OpenAction [${pdf.pageNumber(1)} 0 R /Fit]`;
    return pdf.file();
  }),
  forged('media box that is turned inside out', 'The corners of the page are given the other way.', (given) => {
    const { page } = given;
    return new RawPdf().drawn(page, { after: outlined(accountLines(given.fraud, given.layout.near), page.height), entries: `/MediaBox [${page.width} ${page.height} 0 0]` }).file();
  }),
  forged('a page a hundred times as large', 'The page is huge and the account small on it.', (given) => {
    const { page } = given;
    const drawing: Drawing = { ...page, height: page.height * 4, width: page.width * 4 };
    return new RawPdf().drawn(drawing, { after: outlined([{ text: `PAY ${plain(given.fraud)}`, x: page.width, y: page.height * 3, size: 60 }], drawing.height) }).file();
  }),
]; // prettier-ignore

/** Pictures that programs show differently. */
const PICTURES = [
  forged('PNG with a gamma of its own', 'Browsers darken what is nearly white.', async (given) => {
    const texts = near(given, ['Pay to', `BSB ${given.fraud.bsb}`, `Account ${given.fraud.number}`], 12).map((text) => ({ ...text, colour: [0.98, 0.98, 0.98] as const }));
    const png = await pngOf(pictureOf(add(given.page, texts), { dpi: 170 }).flatten({ background: '#ffffff' }));
    return withChunk(png, 'gAMA', Buffer.from([0, 0, 3, 232]));
  }),
  forged('PNG with a second picture that follows', 'The picture moves on to another account.', async (given) => {
    const first = pictureOf(given.page, { dpi: 150 }).flatten({ background: '#ffffff' });
    const second = pictureOf(add(given.page, near(given, ['Pay to', plain(given.fraud)], 14)), { dpi: 150 }).flatten({ background: '#ffffff' });
    return animated(await pngOf(first), await pngOf(second));
  }),
  forged('JPEG that is a PDF as well', 'Under another name the file shows another page.', async (given) => {
    const { data } = await jpegOf(pictureOf(given.page, { dpi: 150 }));
    const other = new RawPdf().drawn({ ...given.page, texts: given.page.texts.map((text) => (text.part === 'number' ? { ...text, text: given.fraud.number } : text.part === 'bsb' ? { ...text, text: given.fraud.bsb } : text)) }).file();
    // A comment at the start holds the file; viewers of PDF look for its head in the first bytes.
    const comment = Buffer.concat([Buffer.from([0xff, 0xfe, ((other.length + 2) >> 8) & 255, (other.length + 2) & 255]), other]);
    return Buffer.concat([data.subarray(0, 2), comment, data.subarray(2)]);
  }),
  forged('PDF with a picture before its head', 'Under another name the file is a picture of another page.', async (given) => {
    const { data } = await jpegOf(pictureOf({ ...given.page, texts: given.page.texts.map((text) => (text.part === 'number' ? { ...text, text: given.fraud.number } : text)) }, { dpi: 40 }), 30);
    return Buffer.concat([data.subarray(0, 2), Buffer.from([0xff, 0xfe, 0, 12]), Buffer.from('%PDF-1.7\n\n'), data.subarray(2), new RawPdf().drawn(given.page).file()]);
  }),
  forged('picture of huge second digits', 'The second account fills the page in pale letters.', (given) =>
    pngOf(pictureOf({ ...given.page, texts: [...[given.fraud.bsb, given.fraud.number.slice(0, 4), given.fraud.number.slice(4)].map((text, at): Text => ({ text, x: 10, y: given.page.height * (0.3 + at * 0.3), size: given.page.width / 3.6, bold: true, colour: [0.78, 0.78, 0.78] })), ...given.page.texts] }, { dpi: 150 }))),
  forged('picture of digits of dots', 'A printer of dots wrote a second account.', (given) => {
    const areas: Area[] = dots(plain(given.fraud), given.layout.near.x + 6, given.layout.near.y + 16, 2).map(([x, y]) => ({ x, y, width: 1.2, height: 1.2, fill: [0, 0, 0] }));
    return pngOf(pictureOf(add(given.page, near(given, ['Pay to'], 8), areas), { dpi: 200 }));
  }),
  forged('picture of a note by hand across the edge', 'A second account is written up the edge of a scan.', async (given) => {
    const { penOnCanvas } = await import('../draw/pen.js');
    return (await jpegOf(pictureOf(given.page, { dpi: 200, more: (context) => {
      context.translate(given.page.width - 14, given.page.height * 0.9);
      context.rotate(-Math.PI / 2);
      penOnCanvas(context, `PAY TO ${plain(given.fraud)}`, { x: 0, y: 0, size: 11 });
    } }))).data;
  }),
  forged('picture with a pale second account', 'The second account is pale but plain to an eye.', (given) =>
    pngOf(pictureOf(add(given.page, near(given, ['Please pay to', `BSB ${given.fraud.bsb}`, `Account ${given.fraud.number}`], 14).map((text) => ({ ...text, colour: [0.8, 0.8, 0.8] as const, bold: true }))), { dpi: 200 }))),
  forged('picture with a second account spaced widely', 'Each digit stands far from the next.', (given) => {
    const { near: box } = given.layout;
    const spread = (text: string, y: number) => [...text].map((digit, at): Text => ({ text: digit, x: box.x + 4 + at * 26, y, size: 11 }));
    return pngOf(pictureOf(add(given.page, [...near(given, ['Pay to BSB and account'], 9), ...spread(bare(given.fraud), box.y + 32), ...spread(given.fraud.number, box.y + 52)]), { dpi: 200 }));
  }, { layout: 'columns' }),
]; // prettier-ignore

/** Other producers. */
const PRODUCERS = [
  forged('second account by PDFKit, clipped letters', 'A library draws a second account as a clip.', (given) =>
    byPdfKit([given.page], (document) => {
      const { near: box } = given.layout;
      document.save().fontSize(12).fillColor('#222222').text(`Remit ${plain(given.fraud)}`, box.x, box.y + 10, { lineBreak: false, characterSpacing: 3 }).restore();
    })),
  forged('second account by pdf-lib, digit by digit', 'A library draws each digit of a second account apart.', (given) =>
    byPdfLib([given.page], (_, [page]) => {
      const { near: box } = given.layout;
      [...`Pay ${plain(given.fraud)}`].reverse().forEach((text, at, all) => page?.drawText(text, { x: box.x + (all.length - at) * 7, y: given.page.height - box.y - 20, size: 10 }));
    })),
  forged('verified account as a reference, another in outlines', 'The verified account is called a former reference.', (given) => {
    const { page, payee, fraud, layout } = given;
    const rest = { ...page, texts: page.texts.filter(({ part }) => part !== 'bsb' && part !== 'number') };
    return new RawPdf().drawn(add(rest, near(given, [`(previously ${payee.bsb} ${payee.number})`], 7)), { after: outlined([{ ...textOf(page, 'bsb'), text: fraud.bsb }, { ...textOf(page, 'number'), text: fraud.number }, { text: ' ', x: layout.far.x, y: layout.far.y, size: 8 }], page.height) }).file();
  }, { layout: 'across' }),
]; // prettier-ignore

/** Forgeries that were made by reading the checks as a fraudster reads them. */
export const ATTACKS = [...LABELS, ...INK, ...VIEWERS, ...PICTURES, ...PRODUCERS];

const WORDS = ['zero', 'one', 'two', 'three', 'four', 'five', 'six', 'seven', 'eight', 'nine'];
const word = (digit: string): string => WORDS[Number(digit)] ?? digit;

/** `033` as `zero double three`. */
function spoken(digits: string): string {
  return (digits.match(/(.)\1*/g) ?? [])
    .map((same) => (same.length === 1 ? word(same) : same.length === 2 ? `double ${word(same)}` : `triple ${word(same)} ${spoken(same.slice(3))}`))
    .join(' ');
} // prettier-ignore

const withCommas = (digits: string): string => digits.replace(/\B(?=(\d{3})+$)/g, ',');

/** BSB and a number of five digits that have the checksum of an ABN, set as one. */
function abnLike({ bsb }: Account): string {
  const start = bsb.replace('-', '').replace(/^0/, '1');
  for (let number = 10_000; number < 99_999; number++) {
    const digits = `${start}${number}`;
    if (isValidAbn(digits)) return digits.replace(/^(\d{2})(\d{3})(\d{3})(\d{3})$/, '$1 $2 $3 $4');
  }
  return '';
}

/** Where the dots of digits of three by five stand; y from the top. */
function dots(text: string, x: number, y: number, pitch: number): [number, number][] {
  return [...text].flatMap((character, at) =>
    (SHAPES[character] ?? []).flatMap((row, line) =>
      [4, 2, 1].flatMap((bit, column): [number, number][] =>
        row & bit ? [[x + (at * 4.4 + column) * pitch, y + line * pitch]] : [],
      ),
    ),
  );
}

function matrix(text: string, { layout, page }: Material, { side, pitch }: { side: number; pitch: number }): string {
  const squares = dots(text, layout.near.x + 8, layout.near.y + 28, pitch).map(
    ([x, y]) => `${x.toFixed(2)} ${(page.height - y).toFixed(2)} ${side} ${side} re`,
  );
  return `q 0 g ${squares.join(' ')} f Q`;
}

const STROKES: Record<string, string> = {
  '0': 'abcdef', '1': 'bc', '2': 'abged', '3': 'abgcd', '4': 'fgbc', '5': 'afgcd', '6': 'afgedc', '7': 'abc', '8': 'abcdefg', '9': 'abcdfg', '-': 'g',
}; // prettier-ignore

/** Digits of seven thin strokes with gaps where they meet. */
function segments(text: string, { layout, page }: Material): string {
  const [w, h, gap] = [8, 9, 1.4];
  const ends: Record<string, [number, number, number, number]> = {
    a: [gap, 2 * h, w - gap, 2 * h], b: [w, h + gap, w, 2 * h - gap], c: [w, gap, w, h - gap], d: [gap, 0, w - gap, 0],
    e: [0, gap, 0, h - gap], f: [0, h + gap, 0, 2 * h - gap], g: [gap, h, w - gap, h],
  }; // prettier-ignore
  const base = page.height - layout.near.y - 48;
  const paths = [...text].flatMap((character, at) =>
    [...(STROKES[character] ?? '')].map((name) => {
      const [x0, y0, x1, y1] = ends[name] as [number, number, number, number];
      const left = layout.near.x + 6 + at * 12;
      return `${left + x0} ${base + y0} m ${left + x1} ${base + y1} l S`;
    }),
  );
  return `q 0.4 w 0 G ${paths.join(' ')} Q`;
}

const banner = (digit: string, row: number, mark: string): string => {
  const bits = SHAPES[digit]?.[row] ?? 0;
  return [4, 2, 1].map((bit) => (bits & bit ? mark : ' ')).join('');
};

const points = (text: string, x: number, y: number, pitch = 3): Text[] =>
  dots(text, x, y, pitch).map(([left, top]) => ({ text: '.', x: left, y: top, size: 9, bold: true }));

const SEVEN: Record<string, readonly [string, string, string]> = {
  '0': [' _ ', '| |', '|_|'], '1': ['   ', '  |', '  |'], '2': [' _ ', ' _|', '|_ '], '3': [' _ ', ' _|', ' _|'], '4': ['   ', '|_|', '  |'],
  '5': [' _ ', '|_ ', ' _|'], '6': [' _ ', '|_ ', '|_|'], '7': [' _ ', '  |', '  |'], '8': [' _ ', '|_|', '|_|'], '9': [' _ ', '|_|', ' _|'],
}; // prettier-ignore

/** A PNG with another chunk behind its head. */
function withChunk(png: Buffer, type: string, data: Buffer): Buffer {
  const end = 8 + 25;
  return Buffer.concat([png.subarray(0, end), chunk(type, data), png.subarray(end)]);
}

function chunk(type: string, data: Buffer): Buffer {
  const body = Buffer.concat([Buffer.from(type, 'latin1'), data]);
  const head = Buffer.alloc(4);
  head.writeUInt32BE(data.length);
  const check = Buffer.alloc(4);
  check.writeUInt32BE(crc(body));
  return Buffer.concat([head, body, check]);
}

function crc(data: Buffer): number {
  let value = 0xffffffff;
  for (const byte of data) {
    value ^= byte;
    for (let bit = 0; bit < 8; bit++) value = value & 1 ? (value >>> 1) ^ 0xedb88320 : value >>> 1;
  }
  return (value ^ 0xffffffff) >>> 0;
}

/** An animated PNG (APNG) of two pictures of one size, each shown for a second. */
function animated(first: Buffer, second: Buffer): Buffer {
  const chunksOf = (png: Buffer) => {
    const found: { type: string; data: Buffer }[] = [];
    for (let at = 8; at < png.length; ) {
      const length = png.readUInt32BE(at);
      found.push({ type: png.toString('latin1', at + 4, at + 8), data: png.subarray(at + 8, at + 8 + length) });
      at += 12 + length;
    }
    return found;
  };
  const [one, two] = [chunksOf(first), chunksOf(second)];
  const head = one[0]?.data as Buffer;
  const control = (sequence: number): Buffer => {
    const data = Buffer.alloc(26);
    data.writeUInt32BE(sequence, 0);
    head.copy(data, 4, 0, 8);
    data.writeUInt16BE(1, 20);
    data.writeUInt16BE(1, 22);
    return data;
  };
  const frames = Buffer.alloc(8);
  frames.writeUInt32BE(2);
  const dataOf = (chunks: typeof one) => Buffer.concat(chunks.filter(({ type }) => type === 'IDAT').map(({ data }) => data));
  const sequence = Buffer.alloc(4);
  sequence.writeUInt32BE(2);
  return Buffer.concat([
    first.subarray(0, 8), chunk('IHDR', head), chunk('acTL', frames), chunk('fcTL', control(0)), chunk('IDAT', dataOf(one)),
    chunk('fcTL', control(1)), chunk('fdAT', Buffer.concat([sequence, dataOf(two)])), chunk('IEND', Buffer.alloc(0)),
  ]);
} // prettier-ignore
