import { plainWords } from '../../payment-words.js';

/** How a language says that an account is another one now. Words are as `plainWords` makes them; Latin ones start a word. */
interface Language {
  subject: RegExp;
  change: RegExp;
  /** What undoes it: the details are unchanged, or it is said of a case that may come. */
  unless: RegExp;
  /** What sends a payment elsewhere by itself: a debt that was sold, a payment to somebody else only. */
  redirects?: RegExp;
  /** What tells not to pay into an account, that it is wrong, or that another one comes by another way. */
  against?: RegExp;
}

const starts = (words: string): RegExp => new RegExp(`(?<!\\p{L})(?:${words})`, 'u');
const within = (words: string): RegExp => new RegExp(words.split('|').map(plainWords).join('|'), 'u');

const LANGUAGES: readonly Language[] = [
  {
    // German
    subject: starts(
      '(?:neue[nrs]? |alte[nrs]? )?(?:bankverbindung|kontoverbindung|bankdaten|kontodaten|kontonummer|bankkonto|konto|iban|bankleitzahl|blz|zahlungsdaten)',
    ),
    change: starts(
      'geandert|neue?\\b|neue[nrs]|andert|anderung|aktualisiert|alte[nrs]?\\b|ehemalig|bisherig|fruhere|geschlossen|aufgelost|gekundigt|nicht mehr|ab sofort|kunftig|ungultig|gewechselt|ersetzt|umgestellt|ab dem',
    ),
    unless: starts(
      'nicht (?:ge)?ander|nicht geandert|unverandert|keine anderung|nie |niemals|wenn |falls |sollte|sofern|ihre (?:bank|konto)|betrug',
    ),
    redirects: starts(
      '(?:forderung|rechnung|schuld)\\w*(?: [^\\s]+){0,6} (?:abgetreten|verkauft|ubertragen|erworben|gekauft|verpfandet)|(?:zahl|zahlen|zahlung|zahlungen|uberweis\\w*)\\b(?: [^\\s]+){0,5} (?:nur|ausschliesslich|allein|direkt|bitte) (?:noch |mehr |direkt )?an (?!uns\\b|das (?:konto|angegeb|unten|obige|oben)|die (?:unten|oben|angegeb|obige))|factoring|zahlungsempfanger ist jetzt',
    ),
    against: starts(
      'konto (?:meine[rs]|von meine[rm]|eines|einer)\\b|nicht (?:mehr )?(?:auf|an|zu uberweisen|uberweisen|zahlen|nutzen|verwenden|benutzen|gultig|korrekt|richtig|aktuell)|keine (?:zahlung|uberweisung)|falsch|veraltet|gesperrt|richtige[ns]?\\b|korrekte[ns]?\\b|andere[nrs]?\\b|telefonisch mit|teilen wir|nennen|senden wir|mitteilen|mitgeteilt|rufen sie uns(?: [^\\s]+){0,8} (?:konto|bankverbindung|iban)|warten sie|per (?:whatsapp|sms)',
    ),
  },
  {
    // French
    subject: starts(
      'coordonnees bancaires|compte(?: bancaire| courant)?\\b|comptes\\b|rib\\b|iban|domiciliation|references bancaires',
    ),
    change: starts(
      "chang|modifi|nouveau|nouvel|nouvelle|ancien|clotur|ferme|mis(?:es)? a jour|desormais|dorenavant|remplac|n'est plus|ne plus|a compter d|a partir d|precedent",
    ),
    unless: starts(
      "n'ont pas|n'a pas|ne (?:changent|change|changerons|modifions|seront|sera) (?:pas|jamais)|inchange|aucun changement|jamais|si |s'il |en cas de|votre compte|vos coordonnees|fraude",
    ),
    redirects: starts(
      '(?:facture|creance|dette)s?(?: [^\\s]+){0,5} (?:cedee?s?|vendues? a|transferee?s? a|rachetee?s?)|affactur|factor\\b|(?:payer|regler|virer|verser|paiements?|reglements?)(?: [^\\s]+){0,5} (?:uniquement|exclusivement|directement|seulement) (?:a|aupres)',
    ),
    against: starts(
      'compte de (?:mon|ma|mes|un|une)\\b|ne (?:[^\\s]+ ){0,3}(?:pas|plus)\\b|erron|faux|fausse|perime|bloque|(?:bon|bonne|bons|bonnes|correct|correcte|correctes|autre|autres) (?:compte|rib|coordonnees|iban|numero)|un autre|(?:vous )?(?:sera|seront|serons|enverrons|communiquer\\w*|transmettr\\w*|envoyer\\w*|donner\\w*) |appeler|appelez|contacter (?:[^\\s]+ ){0,4}(?:pour|afin)|par (?:telephone|whatsapp|sms)|attend',
    ),
  },
  {
    // Dutch
    subject: starts('bankgegevens|rekeningnummer|bankrekening|rekeninggegevens|rekening\\b|iban|betaalgegevens'),
    change: starts(
      'gewijzigd|wijzig|nieuwe?\\b|veranderd|verander|oude?\\b|vorige|gesloten|opgeheven|voortaan|niet langer|niet meer|vanaf|met ingang van|vervalt|vervallen|vervang',
    ),
    unless: starts(
      'niet (?:gewijzigd|veranderd)|ongewijzigd|geen wijzig|nooit|als |indien |wanneer |mocht|uw (?:bank|reken)|fraude',
    ),
    redirects: starts(
      '(?:vordering|factuur|schuld)(?: [^\\s]+){0,5} (?:overgedragen|verkocht|verpand|overgenomen|gekocht)|factormaatschappij|(?:betaal|betalingen|betaling|betalen)(?: [^\\s]+){0,4} (?:alleen|uitsluitend|enkel|rechtstreeks)(?: nog)? aan (?!ons\\b)|bankieren(?: [^\\s]+){0,3} (?:bij|voortaan|nu)',
    ),
    against: starts(
      'rekening van (?:mijn|een)\\b|niet (?:meer )?(?:op|naar|over|te betalen|betalen|gebruiken|juist|geldig|correct)|klopt niet|onjuist|fout\\b|foutief|verkeerd|geblokkeerd|juiste\\b|correcte\\b|andere?\\b|volgt|sturen (?:wij|we)|ontvangt u|bel(?:t|len)? (?:ons|u ons)|telefonisch|per (?:whatsapp|sms)|wacht',
    ),
  },
  {
    // Spanish and Portuguese
    subject: starts(
      'datos bancarios|cuenta(?: bancaria| corriente)?\\b|numero de cuenta|informacion bancaria|iban|clabe|dados bancarios|conta(?: bancaria)?\\b',
    ),
    change: starts(
      'cambi|nuev|modific|actuali[zc]|antigu|anterior|cerrad|ya no|a partir d|en adelante|reemplaz|sustitu|mudaram|mudou|nova|novo|encerrad|alterad|alter[oa]',
    ),
    unless: starts(
      'no (?:ha|han|hemos) (?:cambiado|modificado)|sin cambios|no cambi|nunca|jamas|si |en caso de|su cuenta|sus datos|fraude|nao (?:mudaram|mudou|foram)|se ',
    ),
    redirects: starts(
      '(?:factura|credito|deuda|fatura|divida)(?: [^\\s]+){0,5} (?:cedid[ao]|vendid[ao]|transferid[ao]) a|factoring|cambiado de banco|mud(?:amos|ado) de banco',
    ),
    against: starts(
      '(?:cuenta|conta) d[eao] (?:mis?|un|una|meu|minha)\\b|no (?:[^\\s]+ ){0,2}(?:pagu|pagar|transf|us[ea]|deposit|ingres|utili)|nao (?:[^\\s]+ ){0,2}(?:pagu|transf|us[ea]|deposit)|errone|equivocad|incorrect|errad|bloquead|correct[oa]|otr[oa]\\b|outr[oa]\\b|enviar|facilitar|comunicar|llam[ea]|llamenos|ligue|por (?:telefono|whatsapp|sms)|esper[ea]',
    ),
  },
  {
    // Italian
    subject: starts('coordinate bancarie|conto(?: corrente| bancario)?\\b|iban|dati bancari|estremi bancari'),
    change: starts(
      "cambi|nuov|modific|aggiornat|vecchi|precedent|chius|variat|variazione|non (?:e )?piu|d'ora in poi|a partire da|a decorrere|sostituit|estint",
    ),
    unless: starts(
      'non (?:sono|e|abbiamo) (?:cambiat|variat|modificat)|invariat|nessun|mai |se |qualora|in caso di|il (?:suo|vostro) conto|i vostri dati|frode',
    ),
    redirects: starts(
      '(?:fattura|credito|debito)(?: [^\\s]+){0,5} (?:cedut[ao]|vendut[ao]|trasferit[ao]) a|factoring|cambiato banca|pagare (?:solo|soltanto|esclusivamente) a',
    ),
    against: starts(
      'conto (?:di|del|della) (?:mi[oa]|un|una)\\b|non (?:[^\\s]+ ){0,2}(?:pag|util|us|vers|bonific|invi)|errat|sbagliat|bloccat|corrett[oa]|altro\\b|altra\\b|un altro|comunicher|invier|fornir|inviate|comunicat|contatt\\w+(?: [^\\s]+){0,4} per|chiam|per telefono|telefonicamente|whatsapp|attend',
    ),
  },
  {
    // Chinese
    subject: within(
      '银行账户|银行帐户|銀行賬戶|銀行帳戶|账户|帐户|賬戶|帳戶|账号|帐号|賬號|帳號|银行信息|银行资料|銀行資料|收款信息|开户行|银行',
    ),
    change: within(
      '变更|變更|更改|更新|更换|更換|改为|改為|新的|新银行|新账|新帐|新賬|新帳|旧|舊|原账|原帐|停用|关闭|關閉|不再|作废|作廢|注销|今后|从即日起|即日起',
    ),
    unless: within('没有变|沒有變|未变|未變|未更改|没有更改|不变|不變|不会更改|不會更改|绝不|如果|如有|若|您的'),
  },
  {
    // Vietnamese
    subject: starts('tai khoan|so tk|stk|thong tin ngan hang|ngan hang'),
    change: starts(
      'thay doi|moi\\b|cu\\b|cap nhat|dong\\b|da dong|ngung|khong con|tu nay|ke tu|chuyen sang|thay the|khac\\b',
    ),
    unless: starts(
      'khong (?:he )?thay doi|chua thay doi|giu nguyen|khong co thay doi|khong bao gio|neu|truong hop|cua quy khach|lua dao',
    ),
  },
  {
    // Arabic
    subject: within(
      'حسابنا|الحساب|حساب|البيانات المصرفية|بياناتنا المصرفية|تفاصيل البنك|البيانات البنكية|المصرفية|البنكية|الآيبان|ايبان',
    ),
    change: within(
      'تغير|تغيير|تغيّر|جديد|القديم|قديم|السابق|تحديث|مغلق|إغلاق|اغلاق|لم يعد|لم تعد|من الآن|اعتبارا من|ابتداء من|استبدال|تعديل',
    ),
    unless: within(
      'لم يتغير|لم تتغير|دون تغيير|لا تغيير|بدون تغيير|لن نغير|لن يتغير|لن تتغير|إذا|اذا|في حال|حسابك|احتيال',
    ),
  },
];

/** Whether a sentence in another language than English announces another account. */
export const announcesElsewhere = (sentence: string): boolean =>
  LANGUAGES.some(
    ({ subject, change, unless, redirects, against }) =>
      (redirects?.test(sentence) === true && !unless.test(sentence)) ||
      (subject.test(sentence) && (change.test(sentence) || against?.test(sentence) === true) && !unless.test(sentence)),
  );
