import { outlines } from '../../support/extraction/breadth/letters.js';
import { type Area, lines, type Text, widthOf } from '../draw/drawing.js';
import { penOperators } from '../draw/pen.js';
import { jpegOf, pictureOf } from '../draw/picture.js';
import { onto, RawPdf } from '../draw/raw-pdf.js';
import { accountLines, outlined, typed } from '../draw/shows.js';
import { forger } from '../forger.js';
import { plain, randomsOf } from '../parties.js';
import { after, bare, label, near, written } from './attack-parts.js';
import { banner, matrix, points, segments, SEVEN } from './odd-digits.js';

const forged = forger('attacks', 36);

/** Ink that is hard to recognise. */
export const ATTACKS_ON_RECOGNITION = [
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
