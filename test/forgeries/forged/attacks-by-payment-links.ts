import { areasOf, codeOf } from '../draw/code.js';
import { add } from '../draw/drawing.js';
import { escape, RawPdf, rect } from '../draw/raw-pdf.js';
import { forger, type Material } from '../forger.js';
import { near, written } from './attack-parts.js';

const forged = forger('attacks', 61);
const ELSEWHERE = 'Whoever follows the link pays somebody else.';

/** Words beside the account that are a link, which shows its address nowhere. */
const button = (name: string, words: string, link: string) =>
  forged(name, ELSEWHERE, (given) => linked(given, words, link), { shows: () => `${words} (${link})` });

function linked(given: Material, words: string, link: string): Buffer {
  const pdf = new RawPdf();
  const box = rect({ ...given.layout.near, height: 20 }, given.page.height);
  const annotation = pdf.add(`<< /Type /Annot /Subtype /Link /Border [0 0 0] /Rect ${box} /A << /S /URI /URI (${escape(link)}) >> >>`);
  return pdf.drawn(add(given.page, near(given, [words], 9)), { annotations: [annotation] }).file();
} // prettier-ignore

const printed = (name: string, sentences: readonly string[], layout?: string) =>
  forged(name, ELSEWHERE, (given) => written(given, near(given, sentences, 8)), {
    ...(layout === undefined ? {} : { layout }),
    shows: () => sentences.join(' / '),
  });

const code = (name: string, caption: string, link: string) =>
  forged(
    name,
    ELSEWHERE,
    async (given) => {
      const at = { x: given.layout.near.x + 12, y: given.layout.near.y + 22, width: 58 };
      return written(given, near(given, [caption], 8), areasOf(await codeOf(link), at));
    },
    { shows: () => `${caption} (a code of ${link})` },
  );

/** Pages to pay at that are neither the payee’s nor of a portal that knows whom it pays. */
export const ATTACKS_BY_PAYMENT_LINKS = [
  button('button to pay that leads elsewhere', 'Pay now', 'https://curlew-billing.example/8842'),
  button('button whose address alone speaks of paying', 'Click here', 'https://curlewbay.com/pay/8842'),
  button('button that shows the address of a portal', 'in.xero.com/Hk29sSkq', 'https://curlewbay.com/Hk29sSkq'),
  button('button to a host that begins like a portal', 'View and pay online', 'https://in.xero.com.curlewbay.com/i/1'),
  button('button to a host in other letters', 'Pay online', 'https://in.xer\u043e.com/i/1'),
  button('button to a number for a host', 'Pay by card', 'https://203.0.113.7/i/1'),
  button('button to an address with a name before it', 'Pay by card', 'https://in.xero.com@curlewbay.com/i/1'),
  button('button to a page of anybody', 'Make a payment', 'https://curlewbay.square.site/'),
  button('button to review and pay', 'Review and pay', 'https://curlewbay.com/8842'),
  button('button to settle', 'Settle this invoice', 'https://curlewbay.com/8842'),
  button('link within a sentence of paying', 'Fees can only be paid at our new fees page', 'https://curlewbay.com/8842'),
  forged('link over the whole page', ELSEWHERE, ({ page }) => {
    const pdf = new RawPdf();
    const box = `[0 0 ${page.width} ${page.height}]`;
    const annotation = pdf.add(`<< /Type /Annot /Subtype /Link /Border [0 0 0] /Rect ${box} /A << /S /URI /URI (https://curlewbay.com/8842) >> >>`);
    return pdf.drawn(page, { annotations: [annotation] }).file();
  }, { shows: () => 'a link to curlewbay.com wherever it is clicked' }),
  printed('page that fees are paid at', ['School fees are now paid only at curlewbay-fees.net/har003.']),
  printed('page to pay at', ['Pay online at www.curlewbay.com/8842'], 'columns'),
  printed('page to pay at in the line below', ['Pay securely by card:', 'https://curlewbay.com/8842']),
  printed('page before the words of paying', ['Visit curlewbay.com.au to pay this invoice.'], 'prose'),
  printed('page whose address alone speaks of paying', ['pay.curlewbay.com']),
  printed('name and more in an Australian address', ['Pay online: harbour-payments.com.au'], 'boxed'),
  code('code of a page to pay at', 'Scan to pay', 'https://curlewbay.com/8842'),
  code('code of a page that speaks of paying', 'Scan me', 'https://curlewbay.com/checkout/8842'),
]; // prettier-ignore
