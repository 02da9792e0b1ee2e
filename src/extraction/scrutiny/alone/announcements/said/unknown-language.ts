import { isExplainedElsewhere, withoutExplained } from '../elsewhere/unexplained.js';
import { isKnownEnglish } from '../learned/sentence-features.js';

/** Short words of the languages that are understood beside English; none of them is common in a language that is not. */
const UNDERSTOOD = new Set(
  (
    'der die das und ist sind wir sie bitte auf fur mit unser unsere unserem unseren unserer ihre ihr ihren nicht den dem zu von bei ' +
    'ein eine im am an nach ohne aus uns es sich hat haben wird wurde werden bleibt bleiben als oder zur zum innerhalb tage tagen ' +
    'rechnung rechnungsnummer betrag zahlung uberweisung bankverbindung kontonummer bankdaten zahlbar danke vielen dank unverandert ' +
    'le la les des est sont sur vous nous notre nos votre vos pour avec dans une un merci du au aux par en sous et ou ne pas ' +
    'jours facture paiement compte virement reglement coordonnees bancaires banque montant numero veuillez ' +
    'het een van voor met ons onze uw wij graag bij naar niet op en of te is zijn de dit deze binnen dagen dank ' +
    'factuur betaling bedrag rekening rekeningnummer bankrekening factuurnummer bankgegevens betalen ' +
    'el los las para por con nuestra nuestro su sus del una y favor que a se es al en lo ' +
    'factura pago cuenta bancaria transferencia importe banco datos dias numero gracias ' +
    'il lo gli i e per nostro nostra vostro vostra di della del che alla al nel entro giorni grazie ' +
    'fattura pagamento conto corrente bonifico importo banca coordinate bancarie ' +
    'o os as em nosso nossa seu sua com uma um do da no na fatura conta pagamento valor obrigado'
  ).split(' '),
);
/**
 * Letters of which no word is understood, but for those of payment: of every alphabet but Latin, Arabic and Chinese, and Latin ones that only
 * phonetics and dead languages write.
 */
const NOT_UNDERSTOOD =
  /[^\P{L}\p{Script=Latin}\p{Script=Arabic}\p{Script=Han}\p{Script=Common}\p{Script=Inherited}]|[\u0250-\u02af\u1d00-\u1dbf\ua720-\ua7ff]/gu;
/** Accounts, banks and paying in languages that are not understood, and words that most languages share. */
const OF_PAYMENT =
  /(?<!\p{L})(?:kont[aouey]\w*|bank(?!sia|stown)\w*|rachun\w*|przel\w*|plac(?!e[ds]?\b|ing)\w*|plat\w*|zaplat\w*|hesa[bp]\w*|odeme\w*|havale\w*|rekening\w*|nomor|bayar\w*|akaun\w*|racun\w*|uplat\w*|uct\w*|ucet\w*|szaml\w*|fizet\w*|utal\w*|cont(?:ul|uri|urile|ului)\b|platit\w*|tili(?!n?g)\w*|tilille|maksu\w*|maksa\w*|betal\w*|overfor\w*|arve\w*|saskait\w*|sastapa\w*|rekin\w*|iban|swift|transfer\w*|faktur\w*|fatura\w*|invoice\w*|bangko|bayad\w*|akaunti|malip\w*|lipa\b|deposit\w*|account\w*|acct|bsb|payid)/u;
/** Whom an invoice is addressed to stands behind these, and is often named in no words of a language. */
const ADDRESSED = /^(?:invoiced|invoice|billed|bill|charged) to:/u;
/** Words of invoices that are no words of a language. */
const OF_INVOICES =
  /^(?:inv|aud|attn|abn|acn|bsb|acct?|eft|gst|pty|ltd|bpay|payid|swift|bic|iban|ref|qty|incl|excl|tas|nsw|vic|qld|acc)$/u;
/** Fewer words than these are a name or a label. */
const LEAST_WORDS = 4;
const LEAST_STRANGE = 3;
const LEAST_LETTERS = 8;
/** From this share of words on that are understood, a sentence is. */
const SHARE = 0.5;

/**
 * Whether a sentence speaks of paying in a language of which nothing else is understood: it may say anything of an account.
 *
 * @param plain a sentence as `plainWords` makes it
 */
export function isNotUnderstood(plain: string): boolean {
  if (lettersNotUnderstood(plain) >= LEAST_LETTERS && lettersNotUnderstood(withoutExplained(plain)) >= LEAST_LETTERS)
    return true;
  if (isExplainedElsewhere(plain)) return false;
  const words = plain
    .split(/\s+/)
    .filter((word) => !/[@/]/.test(word))
    .flatMap((word) => word.match(/\p{Script=Latin}{2,}/gu) ?? []);
  if (words.length < LEAST_WORDS || !OF_PAYMENT.test(plain.replace(ADDRESSED, ''))) return false;
  const strange = words.filter((word) => !UNDERSTOOD.has(word) && !OF_INVOICES.test(word) && !isKnownEnglish(word));
  if (new Set(strange).size < LEAST_STRANGE || strange.length <= words.length * SHARE) return false;
  return words.filter((word) => UNDERSTOOD.has(word)).length < 3;
}

const lettersNotUnderstood = (plain: string): number => (plain.match(NOT_UNDERSTOOD) ?? []).length;
