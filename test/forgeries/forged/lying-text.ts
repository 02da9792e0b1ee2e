import { type Drawing, lines, type Text, textOf, withoutAccount } from '../draw/drawing.js';
import { type Glyph, glyphsOf, lyingFont, type OddFont, type3Font } from '../draw/odd-fonts.js';
import { escape, matrixOf, RawPdf, textOperators } from '../draw/raw-pdf.js';
import { accountLines, outlined } from '../draw/shows.js';
import { forger, type Material } from '../forger.js';
import { plain } from '../parties.js';

const forged = forger('lying text', 2);

/** The fraudster's account under honest words, its digits written with an odd font. */
function second(
  { page, fraud, layout }: Material,
  fontOf: (pdf: RawPdf, glyphs: readonly Glyph[]) => OddFont,
  say: (character: string) => string | null,
): Buffer {
  const pdf = new RawPdf();
  const { near } = layout;
  const rows = [fraud.bsb, fraud.number].map((text) => glyphsOf(text, say));
  const odd = fontOf(pdf, rows.flat());
  const label = lines(near.x, near.y + 14, 16, { size: 10 }, ['Pay to BSB', 'Account number']);
  const digits = rows.map((glyphs, at) =>
    odd.write({ text: '', x: near.x + 90, y: near.y + 14 + at * 16, size: 10 }, 'Odd', page.height, glyphs),
  );
  return pdf
    .drawn({ ...page, texts: [...page.texts, ...label] }, { after: digits.join('\n'), fonts: `/Odd ${odd.font} 0 R` })
    .file();
}

/** The fraudster's digits in the place of the verified ones, of which the font says the verified ones. */
function instead({ page, fraud, payee }: Material, fontOf: (pdf: RawPdf, glyphs: readonly Glyph[]) => OddFont): Buffer {
  const pdf = new RawPdf();
  const pairs = (drawn: string, said: string): Glyph[] =>
    [...drawn].map((character, at) => [character, at === drawn.length - 1 ? said.slice(at) : (said[at] ?? '')]);
  const rows = [
    { text: textOf(page, 'bsb'), glyphs: pairs(fraud.bsb, payee.bsb) },
    { text: textOf(page, 'number'), glyphs: pairs(fraud.number, payee.number) },
  ];
  const odd = fontOf(
    pdf,
    rows.flatMap(({ glyphs }) => glyphs),
  );
  const after = rows.map(({ text, glyphs }) => odd.write(text, 'Odd', page.height, glyphs)).join('\n');
  return pdf.drawn(withoutAccount(page), { after, fonts: `/Odd ${odd.font} 0 R` }).file();
}

const shifted = (start: number) => (character: string) =>
  /\d/.test(character) ? String.fromCodePoint(start + Number(character)) : character;

const followed = (mark: string) => (character: string) => `${character}${mark}`;

/** A standard font whose mapping says other characters than the encoding draws. */
function mapped({ page, fraud, layout }: Material, say: (digit: string) => string): Buffer {
  const pdf = new RawPdf();
  const rows = [...'0123456789'].map((digit) => `<3${digit}> <${say(digit).charCodeAt(0).toString(16).padStart(4, '0')}>`);
  const map = pdf.addDeflated(`begincmap 1 begincodespacerange <00> <ff> endcodespacerange 10 beginbfchar ${rows.join(' ')} endbfchar endcmap`);
  const font = pdf.add(`<< /Type /Font /Subtype /Type1 /BaseFont /Helvetica /Encoding /WinAnsiEncoding /ToUnicode ${map} 0 R >>`);
  const words = accountLines(fraud, layout.near, { heading: 'Remit to' })
    .map((text) => `BT /Odd ${text.size} Tf ${matrixOf(text, page.height)} Tm (${escape(text.text)}) Tj ET`);
  return pdf.drawn(page, { after: words.join('\n'), fonts: `/Odd ${font} 0 R` }).file();
} // prettier-ignore

/** Marked content whose ActualText says something else than what is drawn in it. */
const marked = (text: Text, said: string, page: Drawing): string =>
  `/Span << /ActualText (${said}) >> BDC ${textOperators(text, page.height)} EMC`;

/** A number with another digit at its end. */
const changed = (number: string): string => number.slice(0, -1) + String((Number(number.at(-1)) + 1) % 10);

export const LYING_TEXT = [
  forged('invisible separators between the digits', 'U+2063 behind each digit hides a second account.', (given) => second(given, lyingFont, followed('\u2063'))),
  forged('grapheme joiners between the digits', 'U+034F behind each digit hides a second account.', (given) => second(given, lyingFont, followed('\u034F'))),
  forged('variation selectors behind the digits', 'U+FE0F behind each digit hides a second account.', (given) => second(given, lyingFont, followed('\uFE0F'))),
  forged('tag characters behind the digits', 'U+E0031 behind each digit hides a second account.', (given) => second(given, lyingFont, followed('\u{E0031}'))),
  forged('right-to-left marks around the digits', 'U+202E before each digit hides a second account.', (given) => second(given, lyingFont, (each) => `\u202E${each}`)),
  forged('digits said to be Arabic-Indic', 'A second account is said in other digits.', (given) => second(given, lyingFont, shifted(0x660))),
  forged('digits said to be Devanagari', 'A second account is said in other digits.', (given) => second(given, lyingFont, shifted(0x966))),
  forged('digits said to be circled', 'A second account is said in circled numbers.', (given) => second(given, lyingFont, shifted(0x2460))),
  forged('digits said to be letters', 'The mapping says letters where digits are drawn.', (given) => second(given, lyingFont, shifted(0x61))),
  forged('digits said to be blanks', 'The mapping says blanks where digits are drawn.', (given) => second(given, lyingFont, () => ' ')),
  forged('digits said to be nothing', 'No mapping tells what is drawn.', (given) => second(given, lyingFont, () => null)),
  forged('digits said to be the verified account', 'The mapping says the verified account for another that is drawn.', (given) => instead(given, lyingFont)),
  forged('one digit said to be another', 'Every 3 of the font is drawn as an 8, and an 8 as a 3.', (given) => instead(given, lyingFont), { layout: 'dense' }),
  forged('digits said to be an invoice number', 'The mapping says one word for a whole account.', (given) => {
    let at = 0;
    return second(given, lyingFont, () => 'Invoice'[at++ % 7] ?? 'x');
  }),
  forged('drawn glyphs without names', 'A second account is drawn by nameless procedures.', (given) => second(given, type3Font, () => null)),
  forged('drawn glyphs with names of letters', 'A second account is drawn by procedures called after letters.', (given) =>
    second(given, (pdf, glyphs) => type3Font(pdf, glyphs, { nameOf: (_, at) => 'abcdefghijklmnopqrst'[at] ?? 'z' }), () => null)),
  forged('drawn glyphs that say the verified account', 'Procedures draw other digits than their mapping says.', (given) =>
    instead(given, (pdf, glyphs) => type3Font(pdf, glyphs, { mapped: true }))),
  forged('drawn glyphs that say the verified account, by name', 'Procedures draw other digits than their names say.', (given) => {
    const names = ['zero', 'one', 'two', 'three', 'four', 'five', 'six', 'seven', 'eight', 'nine'];
    return instead(given, (pdf, glyphs) => type3Font(pdf, glyphs.map(([drawn, said]) => [drawn, said?.[0] ?? said] as const), {
      mapped: true, nameOf: ([, said], at) => `${names[Number(said)] ?? 'hyphen'}.alt${at}`,
    }));
  }),
  forged('empty glyphs that say the verified account', 'The verified account is said by glyphs that draw nothing.', (given) => {
    const pdf = new RawPdf();
    const rows = (['bsb', 'number'] as const).map((part) => textOf(given.page, part));
    const glyphs = rows.map(({ text }) => [...text].map((character): Glyph => ['', character]));
    const odd = type3Font(pdf, glyphs.flat(), { mapped: true });
    const after = rows.map((text, at) => odd.write(text, 'Odd', given.page.height, glyphs[at] as Glyph[]));
    after.push(outlined(accountLines(given.fraud, given.layout.near), given.page.height));
    return pdf.drawn(withoutAccount(given.page), { after: after.join('\n'), fonts: `/Odd ${odd.font} 0 R` }).file();
  }),
  forged('standard font said to be letters', 'The mapping of a standard font turns digits into letters.', (given) => mapped(given, (digit) => 'abcdefghij'[Number(digit)] as string)),
  forged('standard font said to be another number', 'The mapping of a standard font adds one to each digit of a second account.', (given) => mapped(given, (digit) => String((Number(digit) + 5) % 10))),
  forged('actual text of blanks', 'Marked content says a blank for a second account.', (given) => {
    const after = accountLines(given.fraud, given.layout.near).map((text) => marked(text, ' ', given.page));
    return new RawPdf().drawn(given.page, { after: after.join('\n') }).file();
  }),
  forged('actual text of the verified account', 'Marked content says the verified account for another that is drawn.', (given) => {
    const { page, fraud, payee } = given;
    const after = [
      marked({ ...textOf(page, 'bsb'), text: fraud.bsb }, payee.bsb, page),
      marked({ ...textOf(page, 'number'), text: fraud.number }, payee.number, page),
    ];
    return new RawPdf().drawn(withoutAccount(page), { after: after.join('\n') }).file();
  }),
  forged('actual text of another account', 'Who copies the account that is seen gets another one.', (given) => {
    const { page, fraud } = given;
    const after = [marked(textOf(page, 'bsb'), fraud.bsb, page), marked(textOf(page, 'number'), fraud.number, page)];
    return new RawPdf().drawn(withoutAccount(page), { after: after.join('\n') }).file();
  }, { layout: 'columns' }),
  forged('actual text of one other digit, by its name among the resources', 'Who copies the account that is seen gets another one.', (given) => {
    const { page } = given;
    const number = textOf(page, 'number');
    const after = `/Span /Last BDC ${textOperators(number, page.height)} EMC`;
    const rest = { ...page, texts: page.texts.filter((text) => text !== number) };
    return new RawPdf().drawn(rest, { after, resources: `/Properties << /Last << /ActualText (${changed(number.text)}) >> >>` }).file();
  }, { layout: 'columns', shows: ({ payee }) => `${payee.bsb} ${changed(payee.number)}` }),
  forged('actual text of another account, of parts of the page', 'Who copies the account that is seen gets another one.', (given) => {
    const { page, fraud } = given;
    const pdf = new RawPdf();
    const parts = (['bsb', 'number'] as const).map((part) => textOf(page, part));
    const after = parts.map((text, at) => `/Span << /MCID ${at} >> BDC ${textOperators(text, page.height)} EMC`);
    pdf.drawn(withoutAccount(page), { after: after.join('\n'), entries: '/StructParents 0' });
    const tree = pdf.add('<< >>');
    const kids = [fraud.bsb, fraud.number].map((said, at) => pdf.add(`<< /Type /StructElem /S /Span /P ${tree} 0 R /Pg ${pdf.pageNumber(0)} 0 R /K ${at} /ActualText (${said}) >>`));
    const list = `[${kids.map((each) => `${each} 0 R`).join(' ')}]`;
    pdf.set(tree, `<< /Type /StructTreeRoot /K ${list} /ParentTree << /Nums [0 ${list}] >> >>`);
    pdf.catalog = `/MarkInfo << /Marked true >> /StructTreeRoot ${tree} 0 R`;
    return pdf.file();
  }, { layout: 'columns' }),
  forged('circled digits of a standard font', 'A second account stands in circled numbers.', (given) => {
    const { near } = given.layout;
    const code = (digit: string) => (digit === '0' ? '\\301' : `\\${(0xc0 + Number(digit) - 1).toString(8)}`);
    const words = ['BSB', given.fraud.bsb.replace('-', ''), 'Account', given.fraud.number];
    const after = words.map((word, at) => {
      const digits = /^\d/.test(word);
      return `BT ${digits ? '/Zapf' : '/F00'} 12 Tf 1 0 0 1 ${near.x + (digits ? 70 : 4)} ${given.page.height - near.y - 20 - Math.floor(at / 2) * 18} Tm (${digits ? [...word].map(code).join('') : word}) Tj ET`;
    });
    const fonts = '/Zapf << /Type /Font /Subtype /Type1 /BaseFont /ZapfDingbats >>';
    return new RawPdf().drawn(given.page, { after: `${after.join('\n')}`, fonts }).file();
  }),
  forged('each digit a font of its own', 'Ten fonts of one glyph say another digit each.', (given) => {
    const pdf = new RawPdf();
    const { near } = given.layout;
    const characters = [...`${given.fraud.bsb} ${given.fraud.number}`];
    const fonts = new Map([...new Set(characters)].map((each) => [each, lyingFont(pdf, [[each, 'e']])] as const));
    const after = characters.map((each, at) => (fonts.get(each) as OddFont).write({ text: '', x: near.x + 60 + at * 7, y: near.y + 20, size: 11 }, `Odd${[...fonts.keys()].indexOf(each)}`, given.page.height));
    const label = textOperators({ text: 'Pay into', x: near.x, y: near.y + 20, size: 11 }, given.page.height);
    return pdf.drawn(given.page, { after: [label, ...after].join('\n'), fonts: [...fonts.values()].map(({ font }, at) => `/Odd${at} ${font} 0 R`).join(' ') }).file();
  }, { shows: ({ fraud }) => plain(fraud) }),
]; // prettier-ignore
