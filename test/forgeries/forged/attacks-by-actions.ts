import { RawPdf, rect } from '../draw/raw-pdf.js';
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
