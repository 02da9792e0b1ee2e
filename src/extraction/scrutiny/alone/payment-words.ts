import { simplify } from './characters/simplify.js';
import { remembering } from './remembering.js';

/** A word whose letters stand apart: `P A Y`. */
const SPACED = /(?<![\p{L}\p{N}])\p{L}(?: \p{L}){2,}(?![\p{L}\p{N}])/gu;

/** Two words of which nothing tells where one ends: `P A Y T O`. */
const PAY_TO = /^(pay|paid|payment|transfer|deposit|remit|send|credit)(?=(?:in)?to|our|this|here|now)/i;

/** Words that are said of an account and of paying into one, by language. Latin ones are matched at the start of a word. */
const STRONG_LATIN = [
  // English
  'bsb|b\\.s\\.b|b s b\\b|bank|acc(?:oun)?t?s?\\b|acct|accnt|acnt|a/c|ac no|eft|transfer|deposit|remit|wire\\b|payid|pay id|pay-id|osko|npp\\b|swift|bic\\b|iban|beneficiary|payee|sort code|routing|fedwire|direct credit|credit to|pay(?:able|ments?|ing|s)?:? (?:direct(?:ly)? |only )?(?:in)?to|paid (?:in)?to|send (?:the |your )?(?:money|funds|payment)|funds',
  // German, Dutch, French, Spanish, Portuguese, Italian, Polish, Turkish, Indonesian, Vietnamese, Swedish
  'konto|kto\\b|blz\\b|bankleitzahl|uberweis|einzahl|empfanger|rekening|overmaken|overschrijv|storten|begunstigde',
  'compte|virement|virer|banque|rib\\b|beneficiaire|guichet|verser',
  'cuenta|transferenc|transferir|deposito|banco|ingresar|titular|conta\\b|transferir',
  'conto\\b|bonifico|banca|versamento|intestat|coordinate bancarie',
  'rachunek|rachunku|przelew|hesap|havale|nomor rek|tai khoan|ngan hang|chuyen khoan|so tk|stk\\b|betalning',
];
/** In scripts without spaces or capitals, anywhere in a text. */
const STRONG_OTHER = [
  '银行|銀行|账户|帐户|賬戶|帳戶|账号|帐号|賬號|帳號|户口|戶口|转账|轉賬|转帐|轉帳|汇款|匯款|存入|收款|户名|戶名|开户|開戶',
  '口座|振込|振り込|계좌|은행|송금|입금',
  'حساب|بنك|مصرف|تحويل|إيداع|ايداع|آيبان|ايبان|المستفيد',
  'счет|счёт|банк|перевод|λογαριασμ|τραπεζ|खाता|बैंक|บัญชี|ธนาคาร',
];
const WEAK_LATIN = [
  'pay|paid|settle|fund|money|detail|invoice|zahl|begleich|rechnung|regler|paiement|payer|paga|pago|betaal|betal|factu|rechnung|thanh toan|oplata|zaplac|odeme|bayar',
];
const WEAK_OTHER = ['付|款|支払|지불|دفع|ادفع|سداد|оплат|πληρωμ|भुगतान|ชำระ'];

const latin = (parts: readonly string[]): string => `(?<![\\p{L}])(?:${parts.join('|')})`;
const other = (parts: readonly string[]): string =>
  parts
    .join('|')
    .split('|')
    .map((word) => plainWords(word))
    .join('|');

const STRONG = new RegExp(`${latin(STRONG_LATIN)}|${other(STRONG_OTHER)}`, 'u');
const WEAK = new RegExp(`${latin(WEAK_LATIN)}|${other(WEAK_OTHER)}`, 'u');

/** A text as the words of payment are written here: plain characters in lower case without accents. */
export function plainWords(text: string): string {
  const written = simplify(text);
  const simple = written.includes(' ')
    ? written.replace(SPACED, (word) => word.replaceAll(' ', '').replace(PAY_TO, '$1 '))
    : written;
  if (/^[\0-\x7f]*$/.test(simple)) return simple.toLowerCase();
  return simple.normalize('NFKD').replace(/\p{M}/gu, '').replace(/đ/gi, 'd').replace(/ł/gi, 'l').toLowerCase();
}

/** Addresses of mail and of the web speak of nothing: `accounts@…`. */
const ADDRESS = /(?:https?:\/\/|www\.)\S+|\S*@\S+/g;

/** How much a text speaks of payment: of an account or of paying into one, of paying at all, or not. */
export type Speaks = 'account' | 'payment' | null;

export const speaksOfPayment = remembering((text): Speaks => {
  const plain = plainWords(text).replace(ADDRESS, ' ');
  if (STRONG.test(plain)) return 'account';
  return WEAK.test(plain) ? 'payment' : null;
});
