import type { Options } from 'nodemailer/lib/mailer';
import sharp from 'sharp';
import { base64, byHand, compose } from '../../support/messages/compose.js';
import { areasOf, codeOf } from '../draw/code.js';
import { pictureOf, pngOf } from '../draw/picture.js';
import { fraudsterOf } from '../parties.js';
import { type ForgedMail, invoiceFile, PAYEE, pictureFile } from './mails.js';

const INVOICE = { filename: 'invoice.pdf', content: invoiceFile() };
const FRAUD = fraudsterOf('attacks on mail');
const PAY = `Pay to BSB ${FRAUD.bsb} Account ${FRAUD.number}`;
const CHANGED = 'Our bank account has changed. Please call 0400 111 222 for the new details before you pay.';
const HELLO = '<p>Hi Priya, please find our invoice attached.</p>';

const backwards = (text: string): string => [...text].reverse().join('');
const eachLetter = (text: string, before: string, after: string): string =>
  [...text].map((letter) => `${before}${letter === ' ' ? '&nbsp;' : letter}${after}`).join('');
const eachWord = (text: string, before: string, after: string): string =>
  text
    .split(' ')
    .map((word) => `${before}${word}${after}`)
    .join('');
const quoted = (text: string): string =>
  [...text].map((letter) => `=${letter.charCodeAt(0).toString(16).toUpperCase()}`).join('').replace(/(.{72})/g, '$1=\r\n'); // prettier-ignore

const message = (name: string, why: string, make: () => Options | Promise<Options>): ForgedMail => ({
  name,
  why,
  make: async () => {
    const { attachments = [], ...options } = await make();
    return compose({
      from: `${PAYEE.businessName} <accounts@harbour.example>`,
      subject: 'Invoice INV-0042',
      text: 'Hi Priya, please find our invoice attached.',
      ...options,
      attachments: [INVOICE, ...attachments],
    });
  },
});
const text = (name: string, why: string, said: string): ForgedMail =>
  message(`${name}, text`, why, () => ({ text: `Hi Priya,\n\nInvoice attached.\n\n${said}\n\nRegards\nJane` }));
const html = (name: string, why: string, body: string, head = ''): ForgedMail =>
  message(`${name}, HTML`, why, () => ({ html: `<html><head>${head}</head><body>${HELLO}${body}</body></html>` }));
const file = (name: string, why: string, filename: string, content: string): ForgedMail =>
  message(name, why, () => ({ attachments: [{ filename, content }] }));
const part = (name: string, why: string, headers: string[], body: string, encoding = '7bit'): ForgedMail => ({
  name,
  why,
  make: () =>
    Promise.resolve(
      byHand(
        ...['Content-Type: multipart/mixed; boundary="parts"', '', '--parts', ...headers],
        ...[`Content-Transfer-Encoding: ${encoding}`, '', body, '--parts'],
        ...['Content-Type: application/pdf; name="invoice.pdf"', 'Content-Transfer-Encoding: base64', ''],
        ...[base64(INVOICE.content), '--parts--'],
      ),
    ),
});
/** A word that turns the sense of a sentence, and that nobody sees. */
const unseen = (name: string, word: string, head = ''): ForgedMail =>
  html(`unseen “not”: ${name}`, 'What keeps the sentence from announcing a change is not seen.', `<p>Our bank details have ${word} changed.</p>`, head); // prettier-ignore
const other = (letters: string) => (letter: string) => [...letters][letter.toLowerCase().charCodeAt(0) - 97] ?? letter;
const sign = (first: number) => (letter: string) =>
  String.fromCodePoint(first + letter.toUpperCase().charCodeAt(0) - 65);
const lettersAs = (replace: (letter: string) => string): string => CHANGED.replace(/[a-z]/gi, replace);

const BROWSER = 'A browser shows it where another reader of HTML does not.';
const SHEET = 'A style sheet writes another account.';
const PIECES = 'The pieces stand in one line.';

const TREES = [
  html('behind a comment that ends with !', BROWSER, `<!-- x --!><p>${PAY}.</p><!-- -->`),
  html('in a section of characters', BROWSER, `<![CDATA[ > <p>${PAY}.</p> ]]>`),
  html('behind a style within noembed', BROWSER, `<noembed><style></noembed><p>${PAY}.</p></style>`),
  html('behind a style within noframes', BROWSER, `<noframes><style></noframes><p>${PAY}.</p></style>`),
  html('behind a style that ends with an attribute', BROWSER, `<style></style/x><p>${PAY}.</p><style></style>`),
  html('in the head', BROWSER, '', `<p>${PAY}.</p>`),
  html('in a second head', BROWSER, `<head><p>${PAY}.</p></head>`),
  html('a style sheet that is shown', BROWSER, `<style style="display:block">${PAY}.</style>`),
  html('a script that is shown', BROWSER, `<script type="a" style="display:block">${PAY}.</script>`),
  html('a title that is shown', BROWSER, `<title style="display:block">${PAY}.</title>`),
];
const SHEETS = [
  html('marks of a list', SHEET, `<ul><li style='list-style-type:"${PAY}"'>x</li></ul>`),
  html('a style of counting', SHEET, '<ol><li>Thanks</li></ol>', `<style>@counter-style p{system:fixed;symbols:"${PAY}"} li{list-style-type:p}</style>`), // prettier-ignore
  html('quotation marks', SHEET, '<q>Thanks</q>', `<style>q{quotes:"${PAY} " ""}</style>`),
  html('numbers of Word', SHEET, '<p style="mso-list:l0 level1 lfo1">Thanks</p>', `<style>@list l0:level1{mso-level-text:"${PAY} %1"}</style>`), // prettier-ignore
  html('content with an escape in its name', SHEET, '', `<style>p::before{c\\6fntent:"${PAY} "}</style>`),
  html('the address of a background with an escape', 'The background may show anything.', '<div style="width:600px;height:300px;background:u\\72l(https://x.example/a.png)"></div>'), // prettier-ignore
  html('a background of a set of pictures', 'The background may show anything.', `<div style="width:600px;height:300px;background-image:image-set('https://x.example/a.png' 1x)"></div>`), // prettier-ignore
  html('label of a choice', 'A choice is called by its label.', `<select><option label="${PAY}"></select>`),
  html('numbers of a list', 'The numbers of the lines are an account.', `<p>Pay into</p><ul style="list-style:decimal"><li value="${FRAUD.bsb.replace('-', '')}">BSB<li value="${FRAUD.number}">account</ul>`), // prettier-ignore
  html('a picture of AMP', 'The picture may show anything.', '<amp-img src="https://x.example/a.png" width=600 height=300></amp-img>'), // prettier-ignore
  message('a text of AMP that is worked out', 'A program works out what is shown.', () => ({ amp: `<html amp4email><body><p [text]="'Pay '+${FRAUD.number}"></p></body></html>` })), // prettier-ignore
  message('a list of AMP', 'What is shown is loaded when it is opened.', () => ({ amp: '<html amp4email><body><amp-list src="https://x.example/a.json"></amp-list></body></html>' })), // prettier-ignore
  html('letters from right to left', 'What is read is written backwards.', `<p style="unicode-bidi:bidi-override;direction:rtl">${backwards(CHANGED)}</p>`), // prettier-ignore
  text('letters from right to left', 'What is read is written backwards.', `\u202e${backwards(CHANGED)}\u202c`),
];
const UNSEEN = [
  unseen('by an attribute', '<i lang="x">not</i>', '<style>[lang=x]{display:none}</style>'),
  unseen('by a variable', '<i class="a">not</i>', '<style>:root{--d:none}.a{display:var(--d)}</style>'),
  unseen('text of a picture that is shown', '<img src="cid:dot" width=1 height=1 alt="not">'),
  unseen('hidden field', '<input type="hidden" value="not">'),
  unseen('letters of two pixels', '<span style="font-size:2px;color:#f8f8f8">not</span>'),
  unseen('white', '<span style="color:rgb(255,255,255)">not</span>'),
  unseen('white font', '<font color="#ffffff">not</font>'),
  unseen('no size', '<span style="display:inline-block;transform:scale(0)">not</span>'),
  unseen('template', '<template>not</template>'),
  unseen('list for a field', '<datalist><option>not</option></datalist>'),
  unseen('escape', '<span style="disp\\6cay:none">not</span>'),
  unseen('comment', '<span style="display:/**/none">not</span>'),
  unseen('beside the page', '<span style="position:absolute;left:-50em">not</span>'),
  unseen('folded', '<details style="display:inline"><summary></summary>not</details>'),
  unseen('without scripts', '<noscript>not</noscript>'),
  unseen('behind another class', '<span class="q"><b>not</b></span>', '<style>.q *{visibility:hidden}</style>'),
  unseen('one of several', '<i>not</i>', '<style>:is(i,u){display:none}</style>'),
  unseen('where it is', '<i class="z">not</i>', '<style>:where(.z){display:none}</style>'),
  unseen('class with a colon', '<i class="a:b">not</i>', '<style>.a\\:b{display:none}</style>'),
  html('unseen “not”: dark on a dark cell', 'The word has the colour of its ground.', '<table><tr><td bgcolor="#333333"><span style="color:#fff">Our bank details have</span> <span style="color:#333">not</span> <span style="color:#fff">changed.</span></td></tr></table>'), // prettier-ignore
  html('unseen “not”: dark on a dark part', 'The word has the colour of its ground.', '<div style="background:#333;color:#fff">Our bank details have <span style="color:#333">not</span> changed.</div>'), // prettier-ignore
  html('unseen “not”: dark on a gradient', 'The word has the colour of its ground.', '<div style="background-image:linear-gradient(#333,#333);color:#fff">Our bank details have <span style="color:#333">not</span> changed.</div>'), // prettier-ignore
  unseen('brackets of notes', '<ruby><rp>not</rp></ruby>'),
];
const APART = [
  html('letters in cells', PIECES, `<table cellpadding=0 cellspacing=0><tr>${eachLetter(CHANGED, '<td>', '</td>')}</tr></table>`), // prettier-ignore
  html('letters in paragraphs', PIECES, eachLetter(CHANGED, '<p style="display:inline">', '</p>')),
  html('words in paragraphs', PIECES, eachWord(CHANGED, '<p style="display:inline">', ' </p>')),
  html('digits that float', PIECES, `<p>Pay to</p>${eachLetter(`${FRAUD.bsb} ${FRAUD.number}`, '<div style="float:left">', '</div>')}`), // prettier-ignore
  html('letters and digits in paragraphs', PIECES, eachLetter(PAY, '<p style="display:inline">', '</p>')),
  part('lines that go on, by letters', PIECES, ['Content-Type: text/plain; charset=utf-8; format=flowed; delsp=yes'], [...CHANGED].join(' \r\n')), // prettier-ignore
  part('lines that go on, by digits', PIECES, ['Content-Type: text/plain; charset=utf-8; format=flowed; delsp=yes'], `Pay to \r\n${[...PAY].join(' \r\n')}`), // prettier-ignore
  part('lines that go on, by syllables', PIECES, ['Content-Type: text/plain; charset=utf-8; format=flowed; delsp=yes'], CHANGED.replace(/(\w\w)(?=\w)/g, '$1 \r\n')), // prettier-ignore
  text('a paragraph for each word', 'The words stand below one another.', CHANGED.replaceAll(' ', '\n\n')),
  text('a full stop after each word', 'Full stops part the words.', CHANGED.replaceAll(' ', '. ')),
  text('letters below one another', 'The letters stand below one another.', [...CHANGED].join('\n')),
];
const SAID = [
  ['a number that lacks a digit', 'The account number on the invoice lacks its final 7.'],
  ['a number with a digit too many', 'Please drop the last digit of the account number.'],
  ['digits of another number', 'Use the first eight digits of our ABN as the account number.'],
  ['a panel that does not count', 'Ignore the payment panel of the attached.'],
  ['a section that does not count', 'Please disregard the payment section of the invoice.'],
  ['details for records', 'The details printed are kept for records only.'],
  ['a bank that was left', 'We left Westpac.'],
].map(([name = '', said = '']) => text(name, 'The account on the invoice is not to be paid into as it stands.', said));
const FILES = [
  html(
    'above a table',
    'What stands above a table is shown.',
    `<table><caption>${CHANGED}</caption><tr><td>1</td></tr></table>`,
  ),
  {
    name: 'a subject in unknown characters',
    why: 'Mail programs decode UTF-7.',
    make: async () => {
      const raw = await compose({ subject: 'Invoice', attachments: [INVOICE] });
      return Buffer.from(
        raw.toString('latin1').replace('Subject: Invoice', 'Subject: =?utf-7?Q?+AFAAYQB5- to +ADYAMwAz-?='),
        'latin1',
      );
    },
  },
  file('a page with a script', 'A script writes another account.', 'letter.html', `<html><body><p>Thank you.</p><script>document.body.innerHTML=atob('${Buffer.from(PAY).toString('base64')}')</script></body></html>`), // prettier-ignore
  file('a page that acts when it is opened', 'A script writes another account.', 'letter.html', `<html><body onload="document.body.innerHTML=atob('${Buffer.from(PAY).toString('base64')}')"><p>Thank you.</p></body></html>`), // prettier-ignore
  file('a page that opens another one', 'Another page is shown.', 'letter.html', '<html><meta http-equiv=refresh content="0;url=https://x.example/letter"><p>Thank you.</p></html>'), // prettier-ignore
  file('a table with formulas', 'Formulas work out another account.', 'accounts.csv', 'Pay to,=CHAR(49)&CHAR(56)\naccount,=CHAR(52)&CHAR(53)'), // prettier-ignore
  part('a card with an encoded note', 'The note announces a change.', ['Content-Type: text/vcard'], ['BEGIN:VCARD', 'FN:Jane', `NOTE;ENCODING=b:${Buffer.from(CHANGED).toString('base64')}`, 'END:VCARD'].join('\r\n')), // prettier-ignore
  part('a card with a picture in a group', 'The picture may show anything.', ['Content-Type: text/vcard'], ['BEGIN:VCARD', 'FN:Jane', 'item1.PHOTO;ENCODING=b:iVBORw0KGgo', 'END:VCARD'].join('\r\n')), // prettier-ignore
  part('a text with tags within words', 'Tags part the words.', ['Content-Type: text/enriched'], CHANGED.replace(/(\w\w)(?=\w)/g, '$1<bold></bold>')), // prettier-ignore
  part('an encoding with a sign behind it', 'Programs decode it in spite of the sign.', ['Content-Type: text/plain'], quoted(PAY), 'quoted-printable;'), // prettier-ignore
  part('a page that names its characters', 'In UTF-7 digits are other bytes.', ['Content-Type: text/html'], '<meta charset="utf-7"><p>+AFAAYQB5- to +ADEAOAA0-</p>'), // prettier-ignore
  part('a page that names its characters otherwise than its message', 'Whoever opens the file goes by what it says itself.', ['Content-Type: text/html; charset=utf-8; name="letter.html"'], '<meta charset="utf-7"><p>+AFAAYQB5- to +ADEAOAA0-</p>'), // prettier-ignore
  part('characters whose bytes are the other way', 'Without a mark the first byte of UTF-16 is the high one.', ['Content-Type: text/plain; charset=utf-16'], Buffer.from(CHANGED, 'utf16le').swap16().toString('base64'), 'base64'), // prettier-ignore
];
const LETTERS = [
  text('letters on black squares', 'The letters are signs.', lettersAs(sign(0x1f170))),
  text('letters on black circles', 'The letters are signs.', lettersAs(sign(0x1f150))),
  text('letters of flags', 'The letters are signs.', CHANGED.replace(/[a-z]/gi, (letter) => `${sign(0x1f1e6)(letter)}\u200c`)), // prettier-ignore
  text('small capitals', 'The letters are those of phonetics.', lettersAs(other('ᴀʙᴄᴅᴇꜰɢʜɪᴊᴋʟᴍɴᴏᴘǫʀꜱᴛᴜᴠᴡxʏᴢ'))),
  text('letters on their heads', 'The letters are those of phonetics.', backwards(lettersAs(other('ɐqɔpǝɟƃɥᴉɾʞlɯuodbɹsʇnʌʍxʎz')))), // prettier-ignore
  text('letters of Lisu', 'The letters are of another alphabet.', lettersAs(other('ꓮꓐꓚꓓꓰꓝꓖꓧꓲꓙꓗꓡꓟꓠꓳꓑQꓣꓢꓔꓴꓦꓪꓫꓬꓜ'))),
  text('letters of Cherokee', 'The letters are of another alphabet.', lettersAs(other('ᎪᏴᏟᎠᎬFᏀᎻᏆᎫᏦᏞᎷNOᏢQᎡᏚᎢUᏙᎳXᎩᏃ'))),
  text('single letters of phonetics', 'A few letters are others that look the same.', CHANGED.replaceAll('a', 'ɑ').replaceAll('g', 'ɡ')), // prettier-ignore
  text('dots behind letters', 'Dots part the letters.', CHANGED.replace(/[a-z]/gi, '$&.')),
  text('hyphens between letters', 'Hyphens part the letters.', CHANGED.replace(/([a-z])(?=[a-z])/gi, '$1-')),
  text('words without blanks', 'Capitals part the words.', CHANGED.replace(/ (\w)/g, (_, letter: string) => letter.toUpperCase())), // prettier-ignore
  text('bars for blanks', 'Bars part the words.', CHANGED.replaceAll(' ', '|')),
  text('slips of the pen', 'People read past slips.', 'Our bnak acocunt has chagned. Plesae call 0400 111 222 for the new detials befroe you pay.'), // prettier-ignore
];

/** Chunks of a PNG, each with its type. */
function chunksOf(png: Buffer): { type: string; data: Buffer }[] {
  const found = [];
  for (let at = 8; at + 8 <= png.length; at += 12 + png.readUInt32BE(at))
    found.push({ type: png.toString('latin1', at + 4, at + 8), data: png.subarray(at + 8, at + 8 + png.readUInt32BE(at)) }); // prettier-ignore
  return found;
}
const crcOf = (bytes: Buffer): number => {
  let crc = 0xffffffff;
  for (const byte of bytes) {
    crc ^= byte;
    for (let bit = 0; bit < 8; bit++) crc = crc & 1 ? (crc >>> 1) ^ 0xedb88320 : crc >>> 1;
  }
  return (crc ^ 0xffffffff) >>> 0;
};
function chunk(type: string, data: Buffer): Buffer {
  const named = Buffer.concat([Buffer.from(type, 'latin1'), data]);
  const [length, crc] = [Buffer.alloc(4), Buffer.alloc(4)];
  length.writeUInt32BE(data.length);
  crc.writeUInt32BE(crcOf(named));
  return Buffer.concat([length, named, crc]);
}
const letter = [PAYEE.businessName, 'New bank account', `BSB ${FRAUD.bsb}`, `Account ${FRAUD.number}`];

/** A PNG of two pictures, the second of which is shown for as long as somebody looks. */
async function moving(): Promise<Buffer> {
  const still = await pictureFile([PAYEE.businessName, 'Thank you', ' ', ' ']);
  const second = await pictureFile(letter);
  const { width, height } = await sharp(second).metadata();
  const control = (sequence: number): Buffer => {
    const data = Buffer.alloc(26);
    [sequence, width, height].forEach((value, at) => data.writeUInt32BE(value, 4 * at));
    data.writeUInt16BE(1, 20);
    data.writeUInt16BE(sequence === 0 ? 1 : 600, 22);
    return chunk('fcTL', data);
  };
  const pixels = (png: Buffer): Buffer =>
    Buffer.concat(chunksOf(png).flatMap(({ type, data }) => (type === 'IDAT' ? [data] : [])));
  return Buffer.concat([
    still.subarray(0, 8),
    chunk('IHDR', chunksOf(still)[0]?.data ?? Buffer.alloc(0)),
    chunk('acTL', Buffer.from([0, 0, 0, 2, 0, 0, 0, 1])),
    ...[control(0), chunk('IDAT', pixels(still)), control(1)],
    chunk('fdAT', Buffer.concat([Buffer.from([0, 0, 0, 2]), pixels(second)])),
    chunk('IEND', Buffer.alloc(0)),
  ]);
}

/** A letter that is nearly white, and how its levels are to be shown, in chunks before its pixels. */
async function pale(...levels: Buffer[]): Promise<Buffer> {
  const png = await sharp(await pictureFile(letter)).flatten({ background: '#fff' }).greyscale().linear(5 / 255, 250).png().toBuffer(); // prettier-ignore
  const rest = chunksOf(png).filter(({ type }) => !['IHDR', 'gAMA', 'sRGB', 'cHRM', 'iCCP'].includes(type));
  const head = chunk('IHDR', chunksOf(png)[0]?.data ?? Buffer.alloc(0));
  return Buffer.concat([png.subarray(0, 8), head, ...levels, ...rest.map(({ type, data }) => chunk(type, data))]);
}
const inline = (name: string, why: string, content: () => Promise<Buffer>, filename = 'image001.png'): ForgedMail =>
  message(`picture of the message: ${name}`, why, async () => ({ html: `<html><body>${HELLO}<img src="cid:one"></body></html>`, attachments: [{ filename, content: await content(), cid: 'one' }] })); // prettier-ignore

const LEVELS = 'Mail programs darken what is nearly white.';
const PICTURES = [
  inline('it moves', 'The picture moves on to another account.', moving),
  inline('a gamma of its own', LEVELS, () => pale(chunk('gAMA', Buffer.from([0, 0, 0, 100])))),
  inline('a transfer of its own', LEVELS, () => pale(chunk('cICP', Buffer.from([1, 8, 0, 1])))),
  inline('red on a green as light', 'The letters differ from their ground in colour alone.', async () =>
    pngOf(
      pictureOf(
        {
          width: 420,
          height: 50,
          areas: [{ x: 0, y: 0, width: 420, height: 50, fill: [0.16, 0.49, 0.16] }],
          texts: [{ text: PAY, x: 10, y: 32, size: 17, colour: [0.86, 0.2, 0.2] }],
        },
        { dpi: 72 },
      ),
    ),
  ),
  inline('in inks', 'Programs turn inks into other levels.', async () => sharp(await pale()).toColourspace('cmyk').jpeg({ quality: 100 }).toBuffer(), 'image001.jpg'), // prettier-ignore
];

const codeFile = async (side: number): Promise<Buffer> =>
  pngOf(pictureOf({ width: side, height: side, areas: areasOf(await codeOf(PAY), { x: side * 0.1, y: side * 0.1, width: side * 0.8 }), texts: [] }, { dpi: 72 })); // prettier-ignore
/** Digits that only the text of the message calls an account. */
const bareDigits = (name: string, said: string, ...digits: string[]): ForgedMail =>
  message(`picture of the message: ${name}`, 'The text says what the digits are.', async () => ({
    html: `${HELLO}<p>${said}</p><img src="cid:one">`,
    attachments: [{ filename: 'image001.png', content: await pictureFile([PAYEE.businessName, ...digits]), cid: 'one' }],
  })); // prettier-ignore
const BARE_DIGITS = [
  bareDigits('an account below words of paying', 'Please transfer to:', `${FRAUD.bsb} ${FRAUD.number}`),
  bareDigits('an account in two lines', 'Account details:', FRAUD.bsb, FRAUD.number),
  bareDigits('an account in a signature', 'Kind regards, Jane', `${FRAUD.bsb} ${FRAUD.number}`),
  bareDigits('a number at the same bank', 'Our account, same BSB:', FRAUD.number),
];

const NOT_READ = [
  text('PGP behind a greeting', 'Who has the key reads it.', '-----BEGIN PGP MESSAGE-----\n\nhQEMA1234567890abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUV\n=abcd\n-----END PGP MESSAGE-----'),
  text('digits drawn with a sign', 'The signs draw digits.', 'Pay to:\n### # # ### ### ### ##  ###\n# # # #   # #   # #  #    #\n# # ### ### ### ###  #    #\n# #   # #     # # #  #    #\n###   # ### ### ### ###   #'),
  text('digits drawn with lines', 'The signs draw digits.', 'Pay to:\n  ___  _  _   ____\n / _ \\| || | |___ \\\n| | | | || |_  __) |\n| |_| |__   _|/ __/\n \\___/   |_| |_____|'),
  text('a reference to pay into', 'What is to be paid into is an account.', `Deposit to:\nOrder no. ${FRAUD.bsb.replace('-', '')}${FRAUD.number}`),
]; // prettier-ignore

const A_CODE = 'A telephone reads another account in the code.';
const blocks = async (): Promise<string> => {
  const { columns, rows, isDark } = await codeOf(PAY);
  const row = (at: number) => Array.from({ length: columns }, (_, column) => (isDark(column, at) ? '██' : '  ')).join('');
  return Array.from({ length: rows }, (_, at) => row(at)).join('\n');
}; // prettier-ignore

const CODES_AND_LINKS = [
  inline('a code', A_CODE, () => codeFile(150), 'code.png'),
  inline('a small code', A_CODE, () => codeFile(90), 'code.png'),
  message('code in the text itself', A_CODE, async () => ({ html: `${HELLO}<p>Scan to pay</p><img src="data:image/png;base64,${(await codeFile(150)).toString('base64')}">` })),
  message('code as an attachment', A_CODE, async () => ({ attachments: [{ filename: 'scan.png', content: await codeFile(200) }] })),
  message('large code as an attachment', A_CODE, async () => ({ attachments: [{ filename: 'scan.png', content: await codeFile(400) }] })),
  message('code in blocks of text', A_CODE, async () => ({ text: `Hi Priya, scan to pay:\n\n${await blocks()}` })),
  html('link of an app of payments', 'The app pays whom the link names.', '<a href="upi://pay?pa=olaberg@okaxis">Pay now</a>'),
  html('link of a page at which a person is paid', 'The page pays a person.', '<a href="https://paypal.me/olaberg/550">Pay now</a>'),
  html('link that names an account', 'The link names another account.', `<a href="https://pay.invoices-now.example/?bsb=${FRAUD.bsb}&acc=${FRAUD.number}">Pay now</a>`),
  text('details on a page', 'The account is to be looked up elsewhere.', 'Our bank details are on our website.'),
  text('cash for the driver', 'Somebody else takes the money.', 'Please give cash to the driver.'),
]; // prettier-ignore

/** Messages that were made by reading how messages are read, for what is not looked at: at first contact nearly all passed. */
/** A message whose parts stand between lines that belong to none of them. */
const outside = (name: string, before: string, behind: string): ForgedMail => ({
  name: `outside the parts: ${name}`,
  why: 'Some programs show what belongs to no part.',
  make: () =>
    Promise.resolve(
      byHand(
        ...['Content-Type: multipart/mixed; boundary="parts"', '', before, '--parts', 'Content-Type: text/plain', '', 'Invoice attached.'],
        ...['--parts', 'Content-Type: application/pdf; name="invoice.pdf"', 'Content-Transfer-Encoding: base64', ''],
        ...[base64(INVOICE.content), '--parts--', '', behind],
      ),
    ),
}); // prettier-ignore
const inText = (name: string, why: string, ...body: string[]): ForgedMail =>
  part(
    name,
    why,
    ['Content-Type: text/plain; charset=iso-8859-1'],
    ['Invoice attached.', ...body].join('\r\n'),
    '8bit',
  );
/** A file in yEnc, each byte 42 further. */
const yenc = (text: string): string[] => ['=ybegin line=128 size=90 name=note.txt', [...text].map((letter) => String.fromCharCode((letter.charCodeAt(0) + 42) & 255)).join(''), '=yend size=90']; // prettier-ignore

/** Digits of a Japanese character set, which programs know by how they begin. */
const japanese = (digits: string): string => `\u001b$B${[...digits].map((digit) => `#${digit}`).join('')}\u001b(B`;
const UNDECLARED = [
  inText('Japanese digits in another character set', 'Programs find out by themselves which characters these are.', `Please pay into ${japanese(FRAUD.bsb.replace('-', ''))} ${japanese(FRAUD.number)}`),
]; // prettier-ignore

const OUTSIDE_PARTS = [
  outside('a change before the first', CHANGED, ''),
  outside('an account behind the last', '', PAY),
  inText('a file in yEnc', 'Some programs still show files in yEnc.', ...yenc(CHANGED)),
  inText('a file in BinHex', 'Some programs still open files in BinHex.', '(This file must be converted with BinHex 4.0)', '', ':#("KFQ9YG#"KFQ9YG#%'),
]; // prettier-ignore

export const ATTACKS_ON_MAIL: readonly ForgedMail[] = [
  text(
    'the portal rather than the file',
    'The account is somewhere else.',
    'Our PDF template is an old one, so go with what is on the portal rather than the PDF for where it goes.',
  ),
  text(
    'the panel is not to be read',
    'The account is to be told by somebody else.',
    'As per my email on Monday, the treasury team switched us over, so disregard the panel at the bottom.',
  ),
  text(
    'gift cards',
    'The payment goes to whoever reads the codes.',
    'Please settle this one with Apple gift cards, we are short of time.',
  ),
  html(
    'a draft is attached',
    'The account is in what the link leads to.',
    '<p>The attached is a draft, the final invoice is <a href="https://files.example/42">here</a>.</p>',
  ),
  html(
    'a preview is attached',
    'The account is in what the link leads to.',
    '<p><a href="https://files.example/42">View the invoice online</a> (the attachment is a preview).</p>',
  ),
  ...TREES,
  ...SHEETS,
  ...UNSEEN,
  ...APART,
  ...SAID,
  ...FILES,
  ...LETTERS,
  ...PICTURES,
  ...BARE_DIGITS,
  ...NOT_READ,
  ...CODES_AND_LINKS,
  ...OUTSIDE_PARTS,
  ...UNDECLARED,
];
