import type { Account } from '../documents.js';
import { boxOf, textOf, withoutAccount } from '../draw/drawing.js';
import { escape, operatorsOf, RawPdf, rect } from '../draw/raw-pdf.js';
import { pictured, accountLines } from '../draw/shows.js';
import { forger, type Material } from '../forger.js';

const forged = forger('attacks', 9);

const said = ({ fraud }: Material): string => `Pay to BSB ${fraud.bsb} account ${fraud.number}`;

/** The honest page with something that is there to be clicked. */
function clicked(given: Material, entries: (pdf: RawPdf) => string): Buffer {
  const pdf = new RawPdf();
  const note = pdf.add(
    `<< /Type /Annot /Rect ${rect(given.layout.near, given.page.height)} /Border [0 0 0] ${entries(pdf)} >>`,
  );
  return pdf.drawn(given.page, { annotations: [note] }).file();
}

const link = (name: string, why: string, address: (given: Material) => string) =>
  forged(name, why, (given) => clicked(given, () => `/Subtype /Link /A << /S /URI /URI (${address(given)}) >>`), {
    shows: (given) => `a link to ${address(given)}`,
  });
const acting = (name: string, why: string, action: (given: Material) => string, entries = '/Subtype /Link') =>
  forged(name, why, (given) => clicked(given, () => `${entries} /A << ${action(given)} >>`));

const BUTTON = '/Subtype /Widget /FT /Btn /Ff 65536 /T (pay) /MK << /CA (Pay now) >> /F 4';

const HELV = '/Helv << /Type /Font /Subtype /Type1 /BaseFont /Helvetica /Encoding /WinAnsiEncoding >>';

/** A form with a button as large as the page that nobody sees. */
function withButton(pdf: RawPdf, { page }: Material, fields: readonly number[], button: string): number[] {
  const all = [
    ...fields,
    pdf.add(`<< /Type /Annot /Subtype /Widget /FT /Btn /Ff 65536 /T (b) /F 4 /Rect [0 0 ${page.width} ${page.height}] ${button} >>`),
  ];
  pdf.catalog += ` /AcroForm << /Fields [${all.map((each) => `${each} 0 R`).join(' ')}] /DR << /Font << ${HELV} >> >> /DA (/Helv 9 Tf 0 g) >>`;
  return all;
} // prettier-ignore

/** The honest page, a hidden field of another account, and what shows it. */
function withHidden(given: Material, { button = '', catalog = '' }): Buffer {
  const pdf = new RawPdf();
  pdf.catalog = catalog;
  const { near } = given.layout;
  const drawing = { width: near.width, height: near.height, areas: [], texts: accountLines(given.fraud, { ...near, x: 0, y: 0 }) };
  const look = pdf.form(operatorsOf(drawing), near.width, near.height);
  const hidden = pdf.add(`<< /Type /Annot /Subtype /Widget /FT /Tx /T (due) /V (${said(given)}) /DA (/Helv 9 Tf 0 g) /F 2 /Rect ${rect(near, given.page.height)} /AP << /N ${look} 0 R >> >>`);
  return pdf.drawn(given.page, { annotations: withButton(pdf, given, [hidden], button) }).file();
} // prettier-ignore

/** The account in fields that show what they hold, and what puts other values into them. */
function inFields(given: Material, { other = given.payee as Account, field = '', button = '' }): Buffer {
  const pdf = new RawPdf();
  const fields = (['bsb', 'number'] as const).map((part) => {
    const { x, y, width, height } = boxOf(textOf(given.page, part));
    const box = { x: x - 2, y: y - 3, width: width + 14, height: height + 5 };
    const look = pdf.form(`BT /F00 9 Tf 2 4 Td (${given.payee[part]}) Tj ET`, box.width, box.height);
    return pdf.add(`<< /Type /Annot /Subtype /Widget /FT /Tx /T (${part}) /V (${given.payee[part]}) /DV (${other[part]}) /DA (/Helv 9 Tf 0 g) /F 4 /Rect ${rect(box, given.page.height)} /AP << /N ${look} 0 R >> ${part === 'number' ? field : ''} >>`);
  });
  return pdf.drawn(withoutAccount(given.page), { annotations: withButton(pdf, given, fields, button) }).file();
} // prettier-ignore

const formatted = (script: string): string => `/AA << /F << /S /JavaScript /JS (${escape(script)}) >> >>`;

/** What a click shows, and what stands where hardly anybody looks. */
export const ATTACKS_BY_ACTIONS = [
  link('link to a page at which a person is paid', 'The page pays a person.', () => 'https://paypal.me/olaberg/550'),
  link('link that an app of payments opens', 'An app pays whom the link names.', () => 'upi://pay?pa=olaberg@okaxis&am=550.00'),
  link('link that a wallet opens', 'A wallet pays the address of the link.', () => 'bitcoin:bc1qw508d6qejxtdg4y5r3zarvary0c5xw7kv8f3t4'),
  link('link that names an IBAN', 'The link names an account abroad.', () => 'https://pay.invoices-now.example/?iban=DE89370400440532013000'),
  link('link that names a PayID', 'The link names a PayID.', () => 'https://pay.invoices-now.example/?payid=olaberg@invoices-now.com.au'),
  link('link that holds a page', 'The link shows a page of its own.', ({ fraud }) => `data:text/html;base64,${Buffer.from(`<h1>Pay to BSB ${fraud.bsb} account ${fraud.number}</h1>`).toString('base64')}`),
  acting('link with a script', 'A click shows another account.', (given) => `/S /JavaScript /JS (app.alert\\("${said(given)}"\\))`),
  acting('button with a script', 'A click shows another account.', (given) => `/S /JavaScript /JS (app.alert\\("${said(given)}"\\))`, BUTTON),
  acting('button with a script that is put together', 'A click shows another account.', ({ fraud }) => `/S /JavaScript /JS (app.alert\\(["${fraud.bsb.slice(0, 3)}","${fraud.bsb.slice(4)}","${fraud.number.slice(0, 4)}","${fraud.number.slice(4)}"].join\\(" "\\)\\))`, BUTTON),
  forged('hidden field that a pointer shows', 'The field appears as soon as a pointer comes over the page.', (given) => withHidden(given, { button: '/AA << /E << /S /Hide /T (due) /H false >> >>' })),
  forged('hidden field that a click shows', 'A click anywhere on the page shows the field.', (given) => withHidden(given, { button: '/A << /S /Hide /T (due) /H false >>' })),
  forged('hidden field that a script on a button shows', 'A click anywhere on the page shows the field.', (given) => withHidden(given, { button: '/A << /S /JavaScript /JS (this.getField\\("due"\\).display = display.visible) >>' })),
  forged('hidden field that printing shows', 'What a script gives to the printer shows the field.', (given) => withHidden(given, { catalog: '/OpenAction << /S /JavaScript /JS (this.print\\(this.getAnnots\\(\\)[0].hidden = false\\);) >>' })),
  forged('fields that a pointer resets', 'The fields go back to what they are said to hold at first.', (given) => inFields(given, { other: given.fraud, button: '/AA << /E << /S /ResetForm >> >>' }), { layout: 'columns' }),
  forged('fields that a click resets', 'The fields go back to what they are said to hold at first.', (given) => inFields(given, { other: given.fraud, button: '/A << /S /ResetForm >>' }), { layout: 'columns' }),
  forged('fields that a click fills in from a file', 'A file from elsewhere gives the values.', (given) => inFields(given, { button: '/A << /S /ImportData /F (details.fdf) >>' }), { layout: 'columns' }),
  forged('number format that sets another number', 'A script that formats a field gives it another value.', (given) => inFields(given, { field: formatted(`AFNumber_Format(0, 3, 0, 0, "", event.value = ${given.fraud.number});`) }), { layout: 'columns' }),
  forged('number format with digits for a currency', 'A script that formats a field writes digits before its value.', (given) => inFields(given, { field: formatted(`AFNumber_Format(0, 3, 0, 0, "${given.fraud.number.slice(0, 4)}" + "${given.fraud.number.slice(4)} or ", true);`) }), { layout: 'columns' }),
  acting('link to another file', 'A click opens a file from elsewhere.', () => '/S /GoToR /F (http://invoices-now.example/details.pdf) /D [0 /Fit] /NewWindow true'),
  acting('link that launches a file', 'A click opens a file from elsewhere.', () => '/S /Launch /F (details.pdf)'),
  acting('button that sends the form', 'A click loads a page from elsewhere.', () => '/S /SubmitForm /F << /FS /URL /F (https://invoices-now.example/pay) >> /Flags 4', BUTTON),
  forged('contents of a link', 'Viewers show them while a pointer rests on the link.', (given) => clicked(given, () => `/Subtype /Link /Contents (${said(given)}) /A << /S /URI /URI (https://harbour.example/terms) >>`)),
  forged('name of a destination', 'Viewers list it beside the page.', (given) => {
    const pdf = new RawPdf().drawn(given.page);
    pdf.catalog = `/Names << /Dests << /Names [(${said(given)}) [${pdf.pageNumber(0)} 0 R /Fit]] >> >>`;
    return pdf.file();
  }),
  forged('name of a destination, as a name', 'Viewers list it beside the page.', (given) => {
    const pdf = new RawPdf().drawn(given.page);
    pdf.catalog = `/Dests << /${said(given).replaceAll(' ', '#20')} [${pdf.pageNumber(0)} 0 R /Fit] >>`;
    return pdf.file();
  }),
  forged('file that belongs to the page', 'Viewers list the files that a page is made from.', (given) => {
    const pdf = new RawPdf();
    const data = pdf.addStream(said(given), '/Type /EmbeddedFile /Subtype /text#2Fplain');
    const file = pdf.add(`<< /Type /Filespec /F (${said(given)}.txt) /UF (${said(given)}.txt) /AFRelationship /Source /EF << /F ${data} 0 R >> >>`);
    pdf.catalog = `/AF [${file} 0 R]`;
    return pdf.drawn(given.page).file();
  }),
  forged('attached page of a harmless name', 'The attached page asks to be paid elsewhere.', (given) => {
    const pdf = new RawPdf();
    const other = new RawPdf().drawn({ width: 400, height: 300, areas: [], texts: accountLines(given.fraud, { x: 40, y: 60, width: 300, height: 100 }) }).file();
    const data = pdf.addDeflated(other, '/Type /EmbeddedFile /Subtype /application#2Fpdf');
    const file = pdf.add(`<< /Type /Filespec /F (terms.pdf) /UF (terms.pdf) /EF << /F ${data} 0 R >> >>`);
    pdf.catalog = `/Names << /EmbeddedFiles << /Names [(terms.pdf) ${file} 0 R] >> >> /PageMode /UseAttachments`;
    return pdf.drawn(given.page).file();
  }),
  ...['RichMedia', 'Screen', '3D', 'Movie'].map((kind) =>
    forged(`poster of a ${kind} that plays`, 'What is played may show anything.', async (given) => {
      const pdf = new RawPdf();
      const box = given.layout.near;
      const image = await pictured(pdf, [{ text: 'Watch how to pay', x: box.x + 10, y: box.y + 30, size: 12 }], box);
      const look = pdf.form(`q ${box.width} 0 0 ${box.height} 0 0 cm /P Do Q`, box.width, box.height, '', `/XObject << /P ${image} 0 R >>`);
      const media = pdf.addStream('not a film', '/Type /EmbeddedFile');
      const entries = `/RichMediaContent << /Assets << /Names [(a.mp4) << /Type /Filespec /F (a.mp4) /EF << /F ${media} 0 R >> >>] >> >> /3DD ${media} 0 R /Movie << /F (a.avi) >> /A << /S /Rendition /OP 0 /R << /S /MR >> >>`;
      const note = pdf.add(`<< /Type /Annot /Subtype /${kind} /F 4 /Rect ${rect(box, given.page.height)} /AP << /N ${look} 0 R >> ${entries} >>`);
      return pdf.drawn(given.page, { annotations: [note] }).file();
    })),
]; // prettier-ignore
