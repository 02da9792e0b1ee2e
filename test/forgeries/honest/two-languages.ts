import { near } from '../forged/attack-parts.js';
import { add } from '../draw/drawing.js';
import { byPdfKit } from '../draw/libraries.js';
import { honestly } from '../forger.js';

const honest = honestly('two languages', 2);

/** What businesses print beside their account in the language of their customers: labels, terms, thanks. */
const LINES: Readonly<Record<string, readonly string[]>> = {
  Vietnamese: ['Cam on quy khach!', 'Vui long ghi so hoa don khi chuyen khoan.', 'Han thanh toan: 14 ngay'],
  Italian: ['Grazie per averci scelto!', 'Si prega di indicare il numero di fattura.', 'Scadenza: 30 giorni'],
  Spanish: ['¡Gracias por su compra!', 'Por favor indique el número de factura.', 'Pago dentro de los 14 días.'],
  German: ['Vielen Dank für Ihren Einkauf!', 'Bitte Rechnungsnummer angeben.', 'Zahlungsziel: 30 Tage'],
  French: ['Merci pour votre achat !', 'Veuillez indiquer le numéro de facture.', 'Échéance : 30 jours'],
  Indonesian: ['Terima kasih atas kerja sama Anda.', 'Mohon cantumkan nomor faktur.', 'Jatuh tempo: 14 hari'],
};

export const TWO_LANGUAGES = Object.entries(LINES).map(([name, said]) =>
  honest(`beside the account in ${name}`, ({ layout, page, payee }) =>
    byPdfKit([add(page, near({ layout, page, payee, fraud: payee }, said, 9))]),
  ),
);
