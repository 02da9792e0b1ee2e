import type { Options } from 'nodemailer/lib/mailer';
import sharp from 'sharp';
import { outlines } from '../../support/extraction/breadth/letters.js';
import { compose } from '../../support/messages/compose.js';
import { zip } from '../../support/messages/files.js';
import { tnef } from '../../support/messages/tnef-writer.js';
import { grouped, plain, fraudsterOf } from '../parties.js';
import type { Account } from '../documents.js';
import { dotsOf, SHAPES } from '../forged/dot-shapes.js';
import { type ForgedMail, invoiceFile, letterFile, PAYEE, pictureFile } from './mails.js';

const NAME = PAYEE.businessName;
const ACCOUNTANT = 'Hi Priya, please find our invoice attached.';

/** What a forged message has beside the invoice. */
type Beside = (fraud: Account) => Options | Promise<Options>;

function forged(name: string, why: string, beside: Beside): ForgedMail {
  return {
    name,
    why,
    make: async () => {
      const { attachments = [], ...options } = await beside(fraudsterOf(`mail ${name}`));
      return compose({
        from: `${NAME} <accounts@harbour.example>`,
        subject: 'Invoice INV-0042',
        text: ACCOUNTANT,
        ...options,
        attachments: [{ filename: 'invoice.pdf', content: invoiceFile() }, ...attachments],
      });
    },
  };
}

const account = ({ bsb, number }: Account): string => `BSB ${bsb} Account ${number}`;
const text = (name: string, why: string, say: (fraud: Account) => string): ForgedMail =>
  forged(name, why, (fraud) => ({ text: `Hi Priya,\n\n${say(fraud)}\n\nRegards\nJane Holt\n${NAME}\n` }));
const html = (name: string, why: string, say: (fraud: Account) => string): ForgedMail =>
  forged(name, why, (fraud) => ({ html: `<html><body><p>${ACCOUNTANT}</p>${say(fraud)}</body></html>` }));
const file = (
  name: string,
  why: string,
  filename: string,
  say: (fraud: Account) => string | Buffer | Promise<string | Buffer>,
): ForgedMail => forged(name, why, async (fraud) => ({ attachments: [{ filename, content: await say(fraud) }] }));
const letter = (fraud: Account): string[] => [
  NAME,
  'We have a new bank account.',
  `BSB ${fraud.bsb}`,
  `Account ${fraud.number}`,
];

const times = <T>(count: number, line: (at: number) => T): T[] => Array.from({ length: count }, (_, at) => line(at));
const own = `BSB ${PAYEE.bsb} Account ${PAYEE.number}`;

/** Sentences as a drawing of outlines in the text. */
function drawn(sentences: readonly string[], size = 'width="340" height="120"'): string {
  const path = sentences
    .map((sentence, at) => {
      const commands = outlines(sentence, 34).replace(
        /([-\d. ]+?) ?([mlc])(?=\s|$)/g,
        (_, numbers: string, command: string) => ` ${command.toUpperCase()}${numbers.trim()} `,
      );
      return `<g transform="translate(12 ${50 + at * 50}) scale(1 -1)"><path d="${commands.replace(/\bh\b/g, 'Z').replace(/\bf\b/g, '')}"/></g>`;
    })
    .join('');
  return `<svg viewBox="0 0 340 120" ${size}>${path}</svg>`;
}

/** What the text says. */
const WORDS = [
  text('new details in the text', 'The text gives another account as the new one.', (fraud) => `our bank details have changed, please use ${account(fraud)}.`),
  text('another account without a word of change', 'The text gives another account.', (fraud) => `please pay into ${plain(fraud)} this time.`),
  text('the number in groups', 'The digits are in groups of two.', (fraud) => `Please transfer to BSB ${fraud.bsb} acct ${grouped(fraud.number, 2)}.`),
  text('digits in words', 'The digits are written out.', () => 'Pay to BSB seven three three one one one, account nine eight seven six five four three two.'),
  text('letters for digits', 'Letters stand for digits of the account.', () => 'Pay into BSB O32-l1O account 98O5 4S32.'),
  text('details to follow', 'The text asks to wait for other details.', () => 'please hold payment until we send you our updated details.'),
  text('a call for the details', 'The text sends the payer to a telephone.', () => 'our account is being audited, call 0400 111 222 for the new details.'),
  text('somebody who has the arrangements', 'The text gives a telephone number for what nobody asked.', () => 'Tilly at the desk has this month’s arrangements, 0491 570 156.'),
  text('somebody for schools', 'The text gives a telephone number for what nobody asked.', () => 'Schools and churches: Marion, 07 5550 6118.'),
  text('an account that was closed', 'The account on the invoice is said to be closed.', () => 'the account on the invoice is closed. I will send you the right one tomorrow.'),
  text('a factor', 'The debt is said to belong to a financier.', () => 'this invoice has been assigned to Apex Capital, please pay them directly.'),
  text('a parent company', 'The money is sent to another company.', () => 'please remit this payment to our parent company as our account cannot receive funds at the moment.'),
  text('a PayID', 'The text asks to be paid by a PayID.', () => 'the quickest way is PayID: jane.holt77@mail.example'),
  text('an IBAN', 'The text gives an account abroad.', () => 'Please pay to IBAN DE89 3704 0044 0532 0130 00.'),
  text('the bank was changed', 'The text says that the bank is another one.', () => 'we have moved our banking to Bendigo Bank, ask us for the numbers.'),
  text('details said to be wrong', 'The account of the invoice is said to be a misprint.', () => 'the bank details on the attached invoice are wrong, sorry. Correct ones to follow.'),
  text('in German', 'The text says in German that the account is new.', (fraud) => `Unsere Bankverbindung hat sich geändert: ${plain(fraud)}.`),
  text('in French', 'The text says in French that the account is new.', () => 'Nos coordonnées bancaires ont changé, veuillez nous appeler.'),
  text('no transfers any more', 'The text says that transfers are not possible and a card is to be used.', () => 'we can no longer accept bank transfers, please call us to pay by card.'),
  text('in a quoted thread', 'A message that is quoted gives another account.', (fraud) => `Invoice attached.\n\n> From: Jane Holt\n> Subject: Bank details\n>\n> Please note our new bank details:\n> ${account(fraud)}`),
  text('far below', 'Another account stands below forty empty lines.', (fraud) => `Invoice attached.${'\n'.repeat(40)}Please use ${account(fraud)}.`),
  text('a digit a line', 'The digits stand below one another.', (fraud) => `Pay into the account\n${[...fraud.bsb.replace('-', ''), ...fraud.number].join('\n')}`),
  text('invisible characters between the digits', 'Word joiners part the digits.', (fraud) => `Pay into BSB ${[...fraud.bsb].join('\u2060')} account ${[...fraud.number].join('\u200b')}.`),
  text('full-width digits', 'The digits are of another width.', (fraud) => `Pay into ${plain(fraud).replace(/\d/g, (digit) => String.fromCodePoint(0xff10 + Number(digit)))}.`),
  text('mathematical digits', 'The digits are those of mathematics.', (fraud) => `Pay into BSB and account ${plain(fraud).replace(/\d/g, (digit) => String.fromCodePoint(0x1d7ec + Number(digit)))}.`),
  forged('in the subject', 'The subject gives another account.', (fraud) => ({ subject: `Invoice - pay to ${account(fraud)}` })),
  forged('in the name of the sender', 'The name of the sender gives another account.', (fraud) => ({ from: `"Pay ${account(fraud)}" <accounts@harbour.example>` })),
  file('in the name of a file', 'The name of a file gives another account.', 'New bank details BSB 733-111 account 98765432.txt', () => 'Thank you.'),
  forged('versions that differ', 'The HTML gives another account than the plain text.', (fraud) => ({ html: `<p>Please pay to ${account(fraud)}.</p>` })),
  forged('a version for phones', 'The version for AMP gives another account.', (fraud) => ({ amp: `<html amp4email><body><p>Please pay to ${account(fraud)}.</p></body></html>` })),
]; // prettier-ignore

/** A table of which each cell is a dot of the digits; `cell` makes a cell, painted or not. */
function inCells(said: string, cell: (isPainted: boolean) => string): string {
  const dots = new Set(dotsOf(said, 1).map(([x, y]) => `${Math.floor(x)} ${y}`));
  const rows = times(
    5,
    (y) => `<tr>${times(Math.ceil(said.length * 4.6), (x) => cell(dots.has(`${x} ${y}`))).join('')}</tr>`,
  );
  return `<p>Pay into</p><table cellspacing="0" cellpadding="0">${rows.join('')}</table>`;
}

/** Digits as a calculator shows them, each as the lines of two cells. */
function inLines(said: string): string {
  const has = (digit: string, row: number, bit: number) => ((SHAPES[digit]?.[row] ?? 0) & bit) !== 0;
  const cell = (sides: readonly (false | string)[]) =>
    `<td style="width:8px;height:8px;${sides
      .filter(Boolean)
      .map((side) => `border-${side}:2px solid #000`)
      .join(';')}">&nbsp;</td><td style="width:6px"></td>`;
  const upper = [...said].map((digit) =>
    cell([
      has(digit, 0, 2) && 'top',
      has(digit, 1, 4) && 'left',
      has(digit, 1, 1) && 'right',
      has(digit, 2, 2) && 'bottom',
    ]),
  );
  const lower = [...said].map((digit) =>
    cell([has(digit, 4, 2) && 'bottom', has(digit, 3, 4) && 'left', has(digit, 3, 1) && 'right']),
  );
  return `<p>Pay into</p><table cellspacing="0"><tr>${upper.join('')}</tr><tr>${lower.join('')}</tr></table>`;
}

const digitsOf = ({ bsb, number }: Account): string => `${bsb}-${number}`;

/** What HTML shows without saying it plainly. */
const SHOWN = [
  html('alternative text of a picture', 'The text of a picture that is not loaded gives another account.', (fraud) => `<img src="https://x.example/a.png" width="20" height="20" alt="Pay ${account(fraud)}">`),
  html('under the pointer', 'A title gives another account.', (fraud) => `<p title="Pay ${account(fraud)}">How to pay</p>`),
  html('in a field', 'A field holds another account.', (fraud) => `<p>Pay into <input value="${account(fraud)}"></p>`),
  html('in cells', 'Each digit stands in a cell of its own.', (fraud) => `<p>Pay into</p><table><tr>${[...`${fraud.bsb.replace('-', '')} ${fraud.number}`].map((digit) => `<td>${digit}</td>`).join('')}</tr></table>`),
  html('digits one by one', 'Each digit is an element of its own.', (fraud) => `<p>Pay into ${[...plain(fraud)].map((digit) => `<b>${digit}</b>`).join('')}</p>`),
  html('hidden between the digits', 'What is hidden parts the digits for programs.', (fraud) => `<p>Pay into BSB ${[...plain(fraud)].map((digit) => `${digit}<span style="display:none">x</span>`).join('')}</p>`),
  html('written by a style sheet', 'A style sheet writes another account.', (fraud) => `<style>.p::after{content:"Pay ${account(fraud)}"}</style><p class="p"></p>`),
  html('shown by a media query', 'Only phones show another account.', (fraud) => `<style>.m{display:none}@media(max-width:600px){.m{display:block}}</style><p class="m">Pay ${account(fraud)}</p>`),
  html('for Outlook alone', 'Outlook alone shows another account.', (fraud) => `<!--[if mso]><p>Pay ${account(fraud)}</p><![endif]-->`),
  html('a drawing', 'A drawing of outlines gives another account.', (fraud) => drawn([`Pay ${fraud.bsb}`, fraud.number])),
  html('a small drawing', 'A drawing no larger than a logo gives another account.', (fraud) => drawn([`BSB ${fraud.bsb}`, fraud.number], 'width="200" height="70"')),
  html('text in a drawing', 'A drawing says another account.', (fraud) => `<svg width="200" height="40"><text x="0" y="20">${account(fraud)}</text></svg>`),
  html('a small drawing that reaches over its edge', 'What a drawing shows beyond its box is seen.', () => '<svg width="20" height="20" style="overflow:visible"><path d="M10 10h300v20h-5zM30 10h5v20h-5z"/></svg>'),
  html('a drawing that a style sheet changes', 'Programs draw the style sheet’s shapes, not those of the drawing.', () => '<style>path{d:path("M0 0h9")}</style><svg width="20" height="20"><path d="M1 1h3v2h-5z"/></svg>'),
  html('a small drawing that loads another one', 'A drawing takes what it shows from elsewhere.', () => '<svg width="200" height="60"><use href="https://x.example/a.svg#b"/></svg>'),
  html('a large picture from elsewhere', 'The picture may show anything.', () => '<img src="https://x.example/letter.png" width="600" height="300">'),
  html('a picture of no size from elsewhere', 'The picture may show anything.', () => '<img src="https://x.example/letter.png">'),
  html('a picture that grows', 'The picture says that it is small and is not.', () => '<style>.a{width:600px!important}</style><img class="a" width="20" height="20" src="https://x.example/letter.png">'),
  html('a picture as a background', 'The background may show anything.', () => '<table><tr><td background="https://x.example/letter.png" width="600" height="200">&nbsp;</td></tr></table>'),
  html('a background by style', 'The background may show anything.', () => '<div style="background:url(https://x.example/letter.png);height:200px;width:600px"></div>'),
  html('a style sheet from elsewhere', 'The style sheet may write anything.', () => '<link rel="stylesheet" href="https://x.example/a.css"><p class="p"></p>'),
  html('an imported style sheet', 'The style sheet may write anything.', () => '<style>@import "https://x.example/a.css";</style><p class="p"></p>'),
  html('a font from elsewhere', 'The font may draw other digits than it says.', () => '<style>@font-face{font-family:a;src:url(https://x.example/a.woff2)}p{font-family:a}</style><p>Thank you for your business.</p>'),
  html('a style sheet in a bucket', 'Anybody can put a style sheet into a bucket of Google Cloud.', () => '<link rel="stylesheet" href="https://storage.googleapis.com/letters/a.css"><p class="p"></p>'),
  html('a kit of icons', 'A kit of Font Awesome holds the icons of its owner.', () => '<link rel="stylesheet" href="https://use.fontawesome.com/0123456789.css"><p>Pay into <i class="fak fa-one"></i></p>'),
  html('digits by the names of icons', 'The font draws a digit for each name of an icon.', () => '<link rel="stylesheet" href="https://fonts.googleapis.com/css2?family=Material+Symbols+Outlined"><p style="font-family:Material Symbols Outlined">counter_7 counter_3 counter_3</p>'),
  html('a font beside those of a program', 'The path leaves the folder of the program.', () => '<style>@font-face{font-family:a;src:url(https://lib.intuitcdn.net/fonts/AvenirNext/../../customers/1/a.woff2)}p{font-family:a}</style><p>Thank you.</p>'),
  html('an upright picture from elsewhere', 'The picture is larger than a logo.', () => '<img src="https://x.example/letter.png" width="120" height="240">'),
  html('a frame', 'The frame may show anything.', (fraud) => `<iframe srcdoc="Pay ${account(fraud)}"></iframe>`),
  html('a font in the text', 'The font may draw other digits than it says.', () => '<style>@font-face{font-family:a;src:url(data:font/woff2;base64,d09GMgABAAAAAA)}p{font-family:a}</style><p>Thank you.</p>'),
  forged('a picture in the text', 'A picture in the text gives another account.', async (fraud) => ({ html: `<p>${ACCOUNTANT}</p><img src="data:image/png;base64,${(await pictureFile(letter(fraud))).toString('base64')}">` })),
  forged('a picture of the message', 'A picture of the message gives another account.', async (fraud) => ({ html: '<p>Invoice attached.</p><img src="cid:a@b">', attachments: [{ filename: 'image001.png', content: await pictureFile(letter(fraud)), cid: 'a@b' }] })),
  forged('a picture in slices', 'Two pictures beside each other give another account.', async (fraud) => {
    const whole = await pictureFile([`Pay to BSB ${fraud.bsb} Account ${fraud.number}`], { width: 400 });
    const { height = 1 } = await sharp(whole).metadata();
    const { width = 1 } = await sharp(whole).metadata();
    const half = Math.floor(width / 2);
    const slices = await Promise.all([[0, half], [half, width - half]].map(([left = 0, wide = 1]) => sharp(whole).extract({ left, top: 0, width: wide, height }).png().toBuffer()));
    return { html: '<p>Invoice attached.</p><img src="cid:s0"><img src="cid:s1">', attachments: slices.map((content, at) => ({ filename: `s${at}.png`, content, cid: `s${at}` })) };
  }),
  ...[3, 8].map((high) =>
    forged(`a picture in slices ${high} pixels high`, 'Low pictures below each other give another account.', async (fraud) => {
      const whole = await pictureFile([`Pay to BSB ${fraud.bsb} Account ${fraud.number}`], { width: 400 });
      const { width = 1, height = 1 } = await sharp(whole).metadata();
      const slices = await Promise.all(times(Math.floor(height / high), (at) => sharp(whole).extract({ left: 0, top: at * high, width, height: high }).png().toBuffer()));
      return { html: `<p>Invoice attached.</p>${slices.map((_, at) => `<img style="display:block" src="cid:s${at}">`).join('')}`, attachments: slices.map((content, at) => ({ filename: `s${at}.png`, content, cid: `s${at}` })) };
    })),
  html('a picture from elsewhere in slices', 'Low pictures below each other may show anything.', () => times(40, (at) => `<img style="display:block" width="600" height="3" src="https://x.example/${at}.png">`).join('')),
  html('a picture from elsewhere in dots', 'Dots beside each other may show anything.', () => times(200, (at) => `<img width="3" height="3" src="https://x.example/${at}.png">`).join('')),
  html('pictures as large as logos beside each other', 'Together they have room for a letter.', () => times(2, (at) => `<img src="https://x.example/${at}.png" width="240" height="100">`).join('')),
  html('icons beside each other', 'Each shows a digit.', () => times(14, (at) => `<img src="https://x.example/${at}.png" width="24" height="24">`).join('')),
  html('one icon for each of ten digits', 'Each shows a digit, some of them more than once.', (fraud) => [...digitsOf(fraud)].map((digit) => `<img src="https://x.example/${digit}.png" width="20" height="24">`).join('')),
  html('logos that Outlook alone shows', 'Each comment shows a part of the account.', () => times(14, (at) => `<!--[if mso]><img src="https://x.example/${at}.png" width="24" height="24"><![endif]-->`).join('')),
  html('cells in colours', 'The cells of a table are the dots of digits.', (fraud) => inCells(digitsOf(fraud), (isPainted) => `<td width="4" height="4"${isPainted ? ' bgcolor="#000000"' : ''}></td>`)),
  html('cells in the colours of classes', 'The cells of a table are the dots of digits.', (fraud) => `<style>.k{background:#333}</style>${inCells(digitsOf(fraud), (isPainted) => `<td width="4" height="4"${isPainted ? ' class="k"' : ''}>&nbsp;</td>`)}`),
  html('white cells on a dark ground', 'The cells of a table are the dots of digits.', (fraud) => inCells(digitsOf(fraud), (isPainted) => `<td width="4" height="4"${isPainted ? ' style="background-color:#fff"' : ''}></td>`).replace('<table', '<table bgcolor="#003366"')),
  html('lines at the sides of cells', 'The lines are digits like those of a calculator.', (fraud) => inLines(digitsOf(fraud))),
  html('shadows of a dot', 'The shadows of one dot draw digits.', (fraud) => `<div style="width:3px;height:3px;box-shadow:${dotsOf(digitsOf(fraud), 3).map(([x, y]) => `${Math.round(x)}px ${y}px #000`).join(',')}"></div>`),
  html('a colour that is cut', 'A box of one colour is cut into digits.', () => '<div style="width:300px;height:40px;background:#000;clip-path:polygon(0 0,9px 0,9px 40px,6px 40px,6px 3px,0 3px)"></div>'),
  html('the marks of a list', 'The marks of a list give another account.', (fraud) => `<ul><li style='list-style-type:"Pay ${account(fraud)}"'>Thank you</li></ul>`),
  forged('a GIF', 'A GIF gives another account.', async (fraud) => ({ html: '<p>Invoice attached.</p><img src="cid:g">', attachments: [{ filename: 'a.gif', content: await sharp(await pictureFile(letter(fraud))).gif().toBuffer(), cid: 'g' }] })),
  forged('an SVG of the message', 'A drawing of the message may show anything.', (fraud) => ({ html: '<p>Invoice attached.</p><img src="cid:v">', attachments: [{ filename: 'a.svg', content: `<svg xmlns="http://www.w3.org/2000/svg" width="300" height="60"><text x="5" y="30">${account(fraud)}</text></svg>`, cid: 'v' }] })),
]; // prettier-ignore

/** What is attached. */
const FILES = [
  file('a letter', 'A letter gives another account.', 'letter.pdf', (fraud) => letterFile(letter(fraud))),
  file('a letter without an account', 'A letter announces a change.', 'notice.pdf', () => letterFile(['Dear customer,', 'our bank account has changed.', 'Please call 0491 570 006.'])),
  file('a second invoice', 'Another invoice of the supplier gives another account.', 'invoice-2.pdf', (fraud) => letterFile(['TAX INVOICE', NAME, `ABN ${PAYEE.abn}`, 'Invoice number HL-9', 'Total $20.00', `BSB ${fraud.bsb}`, `Account number ${fraud.number}`])),
  file('a text file', 'A text file gives another account.', 'details.txt', (fraud) => `New bank details\n${account(fraud)}\n`),
  file('an HTML file', 'An HTML file gives another account.', 'remittance.html', (fraud) => `<html><body>Pay ${account(fraud)}</body></html>`),
  file('a Word file', 'A Word file cannot be read.', 'letter.docx', () => zip([{ name: 'word/document.xml', content: Buffer.from('<w:t>New bank details</w:t>') }, { name: '[Content_Types].xml', content: Buffer.from('<Types/>') }])),
  file('a rich text file', 'A rich text file cannot be read.', 'letter.rtf', (fraud) => `{\\rtf1 New details ${account(fraud)}}`),
  file('a card', 'A card gives another account.', 'accounts.vcf', (fraud) => `BEGIN:VCARD\r\nVERSION:3.0\r\nFN:${NAME}\r\nNOTE:New bank account ${account(fraud)}\r\nEND:VCARD\r\n`),
  file('a calendar', 'An appointment gives another account.', 'due.ics', (fraud) => `BEGIN:VCALENDAR\r\nBEGIN:VEVENT\r\nSUMMARY:Pay ${account(fraud)}\r\nEND:VEVENT\r\nEND:VCALENDAR\r\n`),
  file('a message', 'A message that is attached gives another account.', 'FW.eml', (fraud) => compose({ subject: 'Bank details', text: `Please note our new account ${account(fraud)}.` })),
  file('a letter in an archive', 'A letter in an archive gives another account.', 'docs.zip', (fraud) => zip([{ name: 'letter.pdf', content: letterFile(letter(fraud)) }])),
  file('an archive with a password', 'What is in the archive is not known.', 'docs.zip', () => zip([{ name: 'letter.pdf', content: Buffer.from('%PDF-1.4'), encrypted: true }])),
  file('a damaged letter', 'The letter cannot be read.', 'letter.pdf', () => Buffer.from('%PDF-1.7\nnothing more')),
  file('a letter as a TIFF', 'A fax gives another account.', 'fax.tif', async (fraud) => sharp(await pictureFile(letter(fraud), { width: 600, size: 22 })).tiff().toBuffer()),
  file('a letter as a photo', 'A photo gives another account.', 'IMG_1.jpg', async (fraud) => sharp(await pictureFile(letter(fraud), { width: 600, size: 22 })).jpeg().toBuffer()),
  file('winmail.dat', 'The text that Outlook shows gives another account.', 'winmail.dat', (fraud) => tnef({ html: `<p>Please pay to ${account(fraud)}.</p>`, attachments: [] })),
]; // prettier-ignore

/** What stands behind so much that is harmless that a program may have stopped to look. */
const BEHIND = [
  text('a PayID behind biller codes', 'More biller codes than are listed stand before a PayID.', () => [...times(20, (at) => `BPAY Biller Code: ${10_000 + at} Ref: 7788`), '', 'Please pay by PayID: jane.holt77@mail.example'].join('\n')),
  html('a PayID behind hidden biller codes', 'Biller codes that nobody sees stand before a PayID.', () => `<div style="display:none">${times(20, (at) => `<p>BPAY Biller Code: ${10_000 + at} Ref: 7788</p>`).join('')}</div><p>Please pay by PayID: jane.holt77@mail.example</p>`),
  text('an announcement behind honest ones', 'More announcements of the right account than are listed stand before another one.', () => [...times(20, (at) => `Our new bank account details for ${'Smith Jones Brown Green White Black Wood Hill Stone Field Lake Ford Marsh Dale Park Grove Lane Brook Holt Reed'.split(' ')[at]} are below.`), own, 'Do not pay into this account any more, Jane will give you another one.'].join('\n\n')),
  text('the end of a long sentence', 'The end of a sentence says that the account is closed.', () => `${own}\n\nOur new bank account is ${own} ${'and we look forward to working with you '.repeat(20)}and this account is now closed so do not pay to it, ask Jane for the other one`),
  forged('a file name behind titles', 'Names of files and headers that give the right account stand before another one.', (fraud) => ({ headers: times(20, (at) => ({ key: 'Comments', value: `Invoice ${at}: pay to ${own}` })), attachments: [{ filename: `Pay to ${account(fraud)}.txt`, content: 'Thank you.' }] })),
  forged('behind a long subject', 'The end of a subject gives another account.', (fraud) => ({ subject: `Invoice ${'INV-0042 and terms '.repeat(60)} pay to ${account(fraud)}` })),
  file('in the folder of a file', 'The name of a folder gives another account.', 'docs.zip', (fraud) => zip([{ name: `Pay to ${account(fraud)}/thanks.txt`, content: Buffer.from('Thank you.') }])),
  forged('behind a text of a megabyte', 'Two texts together are longer than what is searched.', (fraud) => ({ text: `x${' '.repeat(73)}\n`.repeat(13_333), attachments: [{ content: `Thank you for your business.\n\nPlease pay to ${account(fraud)}.`, contentType: 'text/plain', contentDisposition: 'inline' }] })),
]; // prettier-ignore

/** Messages with an honest invoice that ask for another account. */
export const FORGED_MAILS: readonly ForgedMail[] = [...WORDS, ...SHOWN, ...FILES, ...BEHIND];
