import type { Account } from '../documents.js';
import { type Box, boxOf, type Drawing, lines, textOf, withoutAccount } from '../draw/drawing.js';
import { escape, onto, operatorsOf, RawPdf, rect } from '../draw/raw-pdf.js';
import { accountLines, penned, pictured, typed } from '../draw/shows.js';
import { penStrokes } from '../draw/pen.js';
import { forger, type Material } from '../forger.js';
import { plain } from '../parties.js';

const forged = forger('annotations and layers', 6);

const HELV = '/Helv << /Type /Font /Subtype /Type1 /BaseFont /Helvetica /Encoding /WinAnsiEncoding >>';
const words = ({ bsb, number }: Account): string => `Pay to BSB ${bsb} Account number ${number}`;

/** The honest page with annotations whose dictionaries are given without their type. */
function annotated({ page }: Material, make: (pdf: RawPdf) => string[], drawing: Drawing = page): Buffer {
  const pdf = new RawPdf();
  const annotations = make(pdf).map((entries) => pdf.add(`<< /Type /Annot ${entries} >>`));
  return pdf.drawn(drawing, { annotations }).file();
}

const at = ({ layout, page }: Material): string => `/Rect ${rect(layout.near, page.height)}`;

/** What an annotation shows: the fraudster's account in three lines. */
function look(pdf: RawPdf, { fraud, layout: { near } }: Material, entries = ''): number {
  const drawing = {
    width: near.width,
    height: near.height,
    areas: [],
    texts: accountLines(fraud, { ...near, x: 0, y: 0 }),
  };
  return pdf.form(operatorsOf(drawing), near.width, near.height, entries);
}

interface Layer {
  /** Entries of the group's dictionary besides its name. */
  group?: string;
  /** The default configuration, `$G` for the group. */
  configuration: string;
  catalog?: string;
}

/** The fraudster's account in a layer. */
function layered(
  given: Material,
  { group = '', configuration, catalog = '' }: Layer,
  inLayer?: string,
  page = given.page,
): Buffer {
  const pdf = new RawPdf();
  const layer = pdf.add(`<< /Type /OCG /Name (Details) ${group} >>`);
  const fill = (text: string) => text.replaceAll('$G', `${layer} 0 R`);
  pdf.catalog = fill(`/OCProperties << /OCGs [$G] /D << /Order [$G] ${configuration} >> >> ${catalog}`);
  const content = inLayer ?? typed(accountLines(given.fraud, given.layout.near), page.height);
  return pdf.drawn(page, { after: `/OC /L BDC ${content} EMC`, resources: `/Properties << /L ${layer} 0 R >>` }).file();
}

/** Text fields on the account's places. */
function fields(
  given: Material,
  {
    value,
    shown,
    catalog = '',
    flags = 4,
  }: { value: Account; shown: Account | null; catalog?: string; flags?: number },
): Buffer {
  const { page } = given;
  const pdf = new RawPdf();
  const made = (['bsb', 'number'] as const).map((part) => {
    const { x, y, width, height } = boxOf(textOf(page, part));
    const box: Box = { x: x - 2, y: y - 3, width: width + 14, height: height + 5 };
    const form =
      shown &&
      pdf.addDeflated(
        `/Tx BMC q BT /Helv 9 Tf 2 4 Td (${shown[part]}) Tj ET Q EMC`,
        `/Type /XObject /Subtype /Form /BBox [0 0 ${box.width} ${box.height}] /Resources << /Font << ${HELV} >> >>`,
      );
    return pdf.add(
      `<< /Type /Annot /Subtype /Widget /FT /Tx /T (${part}) /V (${value[part]}) /DA (/Helv 9 Tf 0 g) /F ${flags} /Rect ${rect(box, page.height)} ${form ? `/AP << /N ${form} 0 R >>` : ''} >>`,
    );
  });
  pdf.catalog = `/AcroForm << /Fields [${made.map((each) => `${each} 0 R`).join(' ')}] /DR << /Font << ${HELV} >> >> /DA (/Helv 9 Tf 0 g) ${catalog} >>`;
  return pdf.drawn(withoutAccount(page), { annotations: made }).file();
}

export const ANNOTATIONS_AND_LAYERS = [
  forged('note without an appearance', 'Viewers make an appearance for the second account.', (given) =>
    annotated(given, () => [`/Subtype /FreeText ${at(given)} /F 4 /DA (/Helv 10 Tf 0 g) /Contents (${words(given.fraud)})`])),
  forged('note with rich text and no appearance', 'Viewers lay out the rich text of a second account.', (given) =>
    annotated(given, () => [`/Subtype /FreeText ${at(given)} /F 4 /DA (/Helv 10 Tf 0 g) /Contents (See below) /RC (<?xml version="1.0"?><body xmlns="http://www.w3.org/1999/xhtml"><p>${words(given.fraud)}</p></body>)`])),
  forged('note with the appearance of a second account', 'An annotation shows a second account.', (given) =>
    annotated(given, (pdf) => [`/Subtype /FreeText ${at(given)} /F 4 /DA (/Helv 10 Tf 0 g) /Contents (Thank you) /AP << /N ${look(pdf, given)} 0 R >>`])),
  forged('stamp that is printed only', 'The printed page shows a second account.', (given) =>
    annotated(given, (pdf) => [`/Subtype /Stamp ${at(given)} /F 36 /AP << /N ${look(pdf, given)} 0 R >>`])),
  forged('stamp that is on the screen only', 'The screen shows a second account.', (given) =>
    annotated(given, (pdf) => [`/Subtype /Stamp ${at(given)} /F 0 /AP << /N ${look(pdf, given)} 0 R >>`])),
  forged('stamp that appears when a pointer comes near', 'The second account appears when a person points at it.', (given) =>
    annotated(given, (pdf) => {
      const nothing = pdf.form('', given.layout.near.width, given.layout.near.height);
      return [`/Subtype /Widget /FT /Btn /Ff 65536 /T (b) ${at(given)} /F 4 /AP << /N ${nothing} 0 R /R ${look(pdf, given)} 0 R >>`];
    }),
  ),
  forged('stamp whose state is another', 'One of two appearances shows a second account.', (given) =>
    annotated(given, (pdf) => [`/Subtype /Widget /FT /Btn /T (b) ${at(given)} /F 4 /AS /On /AP << /N << /On ${look(pdf, given)} 0 R /Off ${pdf.form('', 100, 40)} 0 R >> >>`])),
  forged('strokes of ink', 'An ink annotation writes a second account.', (given) => {
    const { near } = given.layout;
    const strokes = ['PAY', given.fraud.bsb, given.fraud.number].flatMap((text, line) =>
      penStrokes(text, 11).map((stroke) => `[${stroke.map(([x, y]) => `${(near.x + 6 + x).toFixed(1)} ${(given.page.height - near.y - 18 - line * 20 - y).toFixed(1)}`).join(' ')}]`),
    );
    return annotated(given, () => [`/Subtype /Ink ${at(given)} /F 4 /C [0.1 0.1 0.5] /BS << /W 1.2 >> /InkList [${strokes.join(' ')}]`]);
  }),
  forged('line with a caption', 'The caption of a line names a second account.', (given) => {
    const { x, y, width } = given.layout.near;
    const level = given.page.height - y - 20;
    return annotated(given, () => [`/Subtype /Line ${at(given)} /F 4 /L [${x} ${level} ${x + width} ${level}] /C [0 0 0] /Cap true /Contents (${plain(given.fraud)})`]);
  }),
  forged('white square over the account, a note on it', 'Annotations cover the account and write another.', (given) => {
    const box = boxOf(textOf(given.page, 'number'));
    const over: Box = { x: box.x - 3, y: box.y - 3, width: box.width + 30, height: box.height + 5 };
    return annotated(given, () => [
      `/Subtype /Square /Rect ${rect(over, given.page.height)} /F 4 /IC [1 1 1] /C [1 1 1] /BS << /W 0 >>`,
      `/Subtype /FreeText /Rect ${rect(over, given.page.height)} /F 4 /DA (/Helv 9 Tf 0 g) /Contents (${given.fraud.number})`,
    ]);
  }),
  forged('redaction that is not applied', 'A redaction names what is to stand there.', (given) => {
    const box = boxOf(textOf(given.page, 'number'));
    return annotated(given, () => [`/Subtype /Redact /Rect ${rect({ ...box, x: box.x - 2, width: box.width + 40 }, given.page.height)} /F 4 /IC [1 1 1] /DA (/Helv 9 Tf 0 g) /OverlayText (${given.fraud.number})`]);
  }),
  forged('popup that is open', 'An open note beside the page names a second account.', (given) => {
    const pdf = new RawPdf();
    const { height } = given.page;
    const note = pdf.add('<< >>');
    const popup = pdf.add(`<< /Type /Annot /Subtype /Popup /Open true /Parent ${note} 0 R /Rect ${rect(given.layout.near, height)} >>`);
    pdf.set(note, `<< /Type /Annot /Subtype /Text /Open true /F 4 /Popup ${popup} 0 R /Rect ${rect({ ...given.layout.near, width: 20, height: 20 }, height)} /Contents (${words(given.fraud)}) >>`);
    return pdf.drawn(given.page, { annotations: [note, popup] }).file();
  }),
  forged('watermark annotation', 'A watermark annotation shows a second account.', (given) =>
    annotated(given, (pdf) => [`/Subtype /Watermark ${at(given)} /F 4 /AP << /N ${look(pdf, given)} 0 R >>`])),
  forged('caption of a button', 'A button is called after a second account.', (given) =>
    annotated(given, () => [`/Subtype /Widget /FT /Btn /Ff 65536 /T (pay) ${at(given)} /F 4 /DA (/Helv 10 Tf 0 g) /MK << /CA (${words(given.fraud)}) /BG [0.9 0.9 0.9] >>`])),
  forged('fields that hold another account than they show', 'A viewer that draws fields anew shows the value.', (given) =>
    fields(given, { value: given.fraud, shown: given.payee, catalog: '/NeedAppearances true' })),
  forged('fields that show another account than they hold', 'The appearance of the fields shows the fraudster’s account.', (given) =>
    fields(given, { value: given.payee, shown: given.fraud })),
  forged('fields without an appearance', 'A viewer shows the value of the fields, another leaves them blank.', (given) =>
    fields(given, { value: given.fraud, shown: null })),
  forged('fields that a script fills in', 'A script puts another account into the fields when the file is opened.', (given) => {
    const pdf = new RawPdf();
    const box = { x: given.layout.near.x, y: given.layout.near.y, width: 180, height: 18 };
    const field = pdf.add(`<< /Type /Annot /Subtype /Widget /FT /Tx /T (due) /V () /DA (/Helv 10 Tf 0 g) /F 4 /Rect ${rect(box, given.page.height)} >>`);
    pdf.catalog = `/AcroForm << /Fields [${field} 0 R] /DR << /Font << ${HELV} >> >> /DA (/Helv 10 Tf 0 g) >> /OpenAction << /S /JavaScript /JS (this.getField\\("due"\\).value = "Pay ${escape(plain(given.fraud))}";) >>`;
    return pdf.drawn(given.page, { annotations: [field] }).file();
  }),
  forged('layer that is printed only', 'Printing switches on a layer with a second account.', (given) =>
    layered(given, {
      group: '/Usage << /Print << /PrintState /ON >> /View << /ViewState /OFF >> >>',
      configuration: '/OFF [$G] /AS [<< /Event /Print /OCGs [$G] /Category [/Print] >> << /Event /View /OCGs [$G] /Category [/View] >>]',
    })),
  forged('layer that viewing switches on', 'Viewers that follow the usage of layers show a second account.', (given) =>
    layered(given, {
      group: '/Usage << /View << /ViewState /ON >> >>',
      configuration: '/OFF [$G] /AS [<< /Event /View /OCGs [$G] /Category [/View] >>]',
    })),
  forged('layer that an action switches on', 'Opening the file switches on a layer with a second account.', (given) =>
    layered(given, { configuration: '/OFF [$G]', catalog: '/OpenAction << /S /SetOCGState /State [/ON $G] >>' })),
  forged('layer for a language', 'Viewers of a language see a second account.', (given) =>
    layered(given, {
      group: '/Usage << /Language << /Lang (en) /Preferred /ON >> >>',
      configuration: '/OFF [$G] /AS [<< /Event /View /OCGs [$G] /Category [/Language] >>]',
    })),
  forged('layer for a zoom', 'Zooming in shows a second account.', (given) =>
    layered(given, {
      group: '/Usage << /Zoom << /min 1.2 >> >>',
      configuration: '/OFF [$G] /AS [<< /Event /View /OCGs [$G] /Category [/Zoom] >>]',
    })),
  forged('verified account in a layer that is off', 'The verified account is in a layer that nobody sees.', (given) => {
    const { page, payee } = given;
    const hidden = typed([{ ...textOf(page, 'bsb'), text: payee.bsb }, { ...textOf(page, 'number'), text: payee.number }], page.height);
    const pageWith = { ...withoutAccount(page), texts: [...withoutAccount(page).texts, ...accountLines(given.fraud, given.layout.near)] };
    return layered(given, { configuration: '/OFF [$G]' }, hidden, pageWith);
  }),
  forged('verified account in a layer for the screen', 'The printed page shows no account.', (given) => {
    const { page, payee } = given;
    const shown = typed([{ ...textOf(page, 'bsb'), text: payee.bsb }, { ...textOf(page, 'number'), text: payee.number }], page.height);
    return layered(given, {
      group: '/Usage << /Print << /PrintState /OFF >> /View << /ViewState /ON >> >>',
      configuration: '/ON [$G] /AS [<< /Event /Print /OCGs [$G] /Category [/Print] >> << /Event /View /OCGs [$G] /Category [/View] >>]',
    }, shown, withoutAccount(page));
  }, { shows: () => 'no account in print' }),
  forged('handwriting in a layer that is on', 'A layer with a note in ink is shown.', (given) =>
    layered(given, { configuration: '/ON [$G]' }, penned(given.fraud, given.layout.near, given.page.height, 12))),
  forged('picture in an annotation with its own matrix', 'The matrix of an appearance moves a pictured account into the page.', async (given) => {
    const { near } = given.layout;
    const pdf = new RawPdf();
    const image = await pictured(pdf, accountLines(given.fraud, near), near);
    const form = pdf.form(`q ${onto({ ...near, x: 0, y: 0 }, near.height)} /P Do Q`, near.width, near.height, '/Matrix [0.5 0 0 0.5 900 900]', `/XObject << /P ${image} 0 R >>`);
    const stamp = pdf.add(`<< /Type /Annot /Subtype /Stamp /F 4 ${at(given)} /AP << /N ${form} 0 R >> >>`);
    return pdf.drawn(given.page, { annotations: [stamp] }).file();
  }),
  forged('overprint that knocks nothing out', 'A printer that simulates overprint shows the account beneath.', (given) => {
    const { page, fraud } = given;
    const box = boxOf(textOf(page, 'number'));
    const under = typed([{ ...textOf(page, 'number'), text: fraud.number }], page.height).replace(/[\d.]+ [\d.]+ [\d.]+ rg/g, '0 1 1 0 k');
    const over = `/O gs 0 0 0 0 k ${box.x - 2} ${page.height - box.y - box.height - 2} ${box.width + 30} ${box.height + 4} re f`;
    const digits = typed([textOf(page, 'number')], page.height).replace(/[\d.]+ [\d.]+ [\d.]+ rg/g, '1 0 0 0 k');
    const rest = { ...page, texts: page.texts.filter(({ part }) => part !== 'number') };
    return new RawPdf().drawn(rest, { after: `q ${under} ${over} ${digits} Q`, resources: '/ExtGState << /O << /OP true /op true /OPM 1 >> >>' }).file();
  }),
  forged('attached file with a letter', 'The attached letter of a portfolio is what viewers open first.', (given) => {
    const letter = new RawPdf().drawn({ width: 595, height: 842, areas: [], texts: [...accountLines(given.fraud, { x: 60, y: 100, width: 0, height: 0 }, { size: 13, heading: 'Our bank account has changed. Pay to' })] }).file();
    const pdf = new RawPdf();
    const file = pdf.addStream(letter, '/Type /EmbeddedFile /Subtype /application#2Fpdf');
    const spec = pdf.add(`<< /Type /Filespec /F (Invoice.pdf) /UF (Invoice.pdf) /EF << /F ${file} 0 R >> >>`);
    pdf.catalog = `/Names << /EmbeddedFiles << /Names [(Invoice.pdf) ${spec} 0 R] >> >> /Collection << /Type /Collection /D (Invoice.pdf) /View /T >>`;
    return pdf.drawn(given.page).file();
  }),
  forged('text of a link that is drawn', 'A link annotation with an appearance shows a second account.', (given) =>
    annotated(given, (pdf) => [`/Subtype /Link ${at(given)} /F 4 /Border [0 0 0] /A << /S /URI /URI (https://pay.example) >> /AP << /N ${look(pdf, given)} 0 R >>`])),
  forged('label under the total as a note', 'A second account stands in a note beside other notes.', (given) =>
    annotated(given, (pdf) => [
      `/Subtype /FreeText /Rect ${rect({ x: 60, y: 20, width: 120, height: 16 }, given.page.height)} /F 4 /DA (/Helv 8 Tf 0.4 g) /Contents (Approved) /AP << /N ${pdf.form(typed(lines(2, 11, 10, { size: 8 }, ['Approved']), 16), 120, 16)} 0 R >>`,
      `/Subtype /FreeText ${at(given)} /F 4 /Contents () /DA (/Helv 8 Tf 0.4 g) /AP << /N ${look(pdf, given)} 0 R >>`,
    ])),
]; // prettier-ignore
