/** Kinds of document that a reader tells apart. The first group are invoices: they ask for payment of a supply. */
export type InvoiceKind =
  'tax_invoice' | 'invoice' | 'recipient_created_tax_invoice' | 'progress_claim' | 'rates_notice' | 'utility_bill';
export type OtherKind =
  | 'quote'
  | 'pro_forma'
  | 'statement'
  | 'bank_statement'
  | 'purchase_order'
  | 'order_confirmation'
  | 'remittance_advice'
  | 'reminder'
  | 'delivery_docket'
  | 'receipt'
  | 'credit_note'
  | 'contract'
  | 'bank_details_letter'
  | 'price_list'
  | 'timesheet'
  | 'certificate'
  | 'resume'
  | 'letter'
  | 'blank'
  | 'other';
export type DocumentKind = InvoiceKind | OtherKind;

export const INVOICE_KINDS: ReadonlySet<DocumentKind> = new Set<DocumentKind>([
  'tax_invoice',
  'invoice',
  'recipient_created_tax_invoice',
  'progress_claim',
  'rates_notice',
  'utility_bill',
]);

export interface KindSign {
  kind: DocumentKind;
  pattern: RegExp;
  weight: number;
}

/**
 * Titles: patterns for a whole line of a document in lower case, without punctuation at its ends. A line counts by its size
 * and place.
 */
export const TITLES: readonly KindSign[] = [
  {
    kind: 'tax_invoice',
    pattern:
      /\btax ?invoice\b.{0,12}\b(?:receipt|statement|delivery docket|packing slip)\b|\b(?:receipt|statement|delivery docket)\b.{0,5}\btax ?invoice\b/,
    weight: 5.5,
  },
  { kind: 'invoice', pattern: /^invoice ?\/ ?statement\b|^statement ?\/ ?invoice\b/, weight: 5.5 },
  {
    kind: 'rates_notice',
    pattern: /\b(?:first|second|third|fourth|final|\d(?:st|nd|rd|th)) instal?ment notice\b/,
    weight: 5.5,
  },
  {
    kind: 'other',
    pattern:
      /^(?:pay ?slip|pay advice|payment summary|notice of assessment|(?:letter of )?engagement(?: letter)?|safety data sheet|(?:inspection|service|site|test) report|return authori[sz]ation|warranty|business activity statement|superannuation (?:statement|contribution))\b/,
    weight: 5,
  },
  { kind: 'quote', pattern: /^request for (?:quotation|quote|tender|proposal)\b|^rfq\b/, weight: 5.5 },
  {
    kind: 'recipient_created_tax_invoice',
    pattern: /\brecipient[ -]created tax invoice\b|^rcti\b|\bbuyer[ -]created tax invoice\b/,
    weight: 5,
  },
  {
    kind: 'tax_invoice',
    pattern: /^tax ?invoice\b(?!.*(?:\battached|\bencl|\.pdf))(?! (?:date|will|for the|follows|total))/,
    weight: 4,
  },
  {
    kind: 'tax_invoice',
    pattern: /\btax ?invoice$|^\p{L}+ ?\/ ?tax ?invoice\b|^document(?: type)?:? tax ?invoice\b/u,
    weight: 3,
  },
  {
    kind: 'invoice',
    pattern:
      /^(?:sales |commercial |final |service |interim |deposit |gst free |(?:school )?fee |hire |rent(?:al)? |job |repair |membership |subscription |labour |freight |medical |consulting )?invoice\b(?!.*(?:\battached|\bencl|\.pdf))(?! (?:number|no\b|num|date|to\b|total|amount|will|id|address|terms|(?:and|&) (?:shipping|delivery)))/,
    weight: 3,
  },
  {
    kind: 'invoice',
    pattern:
      /^(?:fee note|memorandum of (?:fees|costs)|bill of costs|account rendered|our account|bill(?! (?:to|recipient|payer)\b)|statement of (?:fees|charges))\b/,
    weight: 3,
  },
  {
    // German, Dutch, French, Spanish, Italian, Danish, Vietnamese.
    kind: 'invoice',
    pattern:
      /^(?:\p{L}+ )?\p{L}*rechnung\b|^(?:kopie |verzamel)?factuur\b|^(?:votre |ma )?facture\b(?! (?:proforma|pro forma))|^factura\b(?! pro ?forma)|^fattura\b|^faktura\b|^note d'honoraires\b|^hoa don\b/u,
    weight: 3.5,
  },
  {
    kind: 'quote',
    pattern: /^(?:angebot|kostenvoranschlag|devis|offerte|presupuesto|preventivo)\b/,
    weight: 5,
  },
  {
    kind: 'order_confirmation',
    pattern:
      /^(?:auftragsbestatigung|bestellung|bon de commande|confirmation de commande|orderbevestiging|pedido|conferma d'ordine)\b|^(?:sales )?order (?:n°|no\.?|nº|#)? ?so[- ]?\d/,
    weight: 5,
  },
  {
    kind: 'delivery_docket',
    pattern:
      /^(?:lieferschein|bon de livraison|pakbon|albaran|documento di trasporto)\b|\bbill of lading\b|^(?:sea |air )?way ?bill\b/,
    weight: 5.5,
  },
  {
    kind: 'credit_note',
    pattern: /^(?:gutschrift|(?:facture d')?avoir|creditnota|nota de credito|nota di credito)\b/,
    weight: 6,
  },
  { kind: 'statement', pattern: /^(?:kontoauszug|releve de compte|rekeningoverzicht|estratto conto)\b/, weight: 5 },
  { kind: 'reminder', pattern: /^(?:zahlungserinnerung|mahnung|rappel|aanmaning|herinnering)\b/, weight: 5.5 },
  {
    kind: 'other',
    pattern: /^(?:bulletin de (?:paie|salaire)|gehaltsabrechnung|lohnabrechnung|loonstrook|nomina|busta paga)\b/,
    weight: 5,
  },
  { kind: 'progress_claim', pattern: /^(?:progress|payment) claim\b/, weight: 3 },
  {
    kind: 'rates_notice',
    pattern:
      /^(?:rates?|rate and valuation|levy|water rates?) (?:and charges|notice|account|and valuation charges|and valuation notice|assessment notice)\b|^(?:annual )?(?:land )?valuation,? (?:and |& )?rates?\b.{0,20}\bnotice\b|^(?:notice of|annual) (?:rates|levy|contributions)/,
    weight: 3,
  },
  {
    kind: 'utility_bill',
    pattern: /^(?:your )?(?:electricity|gas|water|energy|telephone|internet|mobile|power) (?:bill|account)\b/,
    weight: 3,
  },
  { kind: 'pro_forma', pattern: /^pro ?-?forma\b/, weight: 7 },
  {
    kind: 'quote',
    pattern:
      /^(?:sales |written |formal |price |free )?(?:quotation|quote|estimate)\b(?! (?:ref|reference|number|no\b|the))|^(?:fee )?proposal\b|^tender\b/,
    weight: 5,
  },
  {
    kind: 'statement',
    pattern:
      /^(?:customer |monthly |account |outstanding |activity |debtors? |trading |open item )?statement\b(?! (?:no\b|number|date))|^statement of account|^account statement|^(?:outstanding|unpaid|open) (?:tax )?(?:invoices|accounts|items|transactions)\b(?! (?:must|should|will|may|are|attract|incur))|^aged? (?:receivables|balances)/,
    weight: 5,
  },
  { kind: 'statement', pattern: /^(?:account|customer|debtor) summary$/, weight: 1.5 },
  {
    kind: 'bank_statement',
    pattern:
      /^(?:bank|transaction|business|everyday|cheque) (?:account )?statement\b|^account statement$|^statement of transactions/,
    weight: 5,
  },
  {
    kind: 'purchase_order',
    pattern: /^(?:purchase order|purchase|works? order|supply order)\b(?! (?:no\b|number|ref|date|#))/,
    weight: 5,
  },
  {
    kind: 'order_confirmation',
    pattern:
      /^(?:sales )?order (?:confirmation|acknowledge?ment|acceptance)\b|^(?:sales|booking) (?:order|confirmation)$|^confirmation of order/,
    weight: 5,
  },
  {
    kind: 'remittance_advice',
    pattern:
      /^(?:(?:eft|electronic funds transfer|electronic|direct credit|bank transfer|supplier|vendor|creditor)(?: payment)? )?remittance(?: advice| statement| notice)?$|^payment (?:advice|remittance|notification)\b|^eft (?:payment )?advice/,
    weight: 3.5,
  },
  {
    kind: 'reminder',
    pattern:
      /\b(?:first|second|third|final|friendly|payment|overdue|account) (?:reminder|notice|demand)\b|^reminder\b|^overdue (?:account|invoice)|^letter of demand|^past due\b/,
    weight: 5.5,
  },
  {
    kind: 'delivery_docket',
    pattern:
      /^(?:delivery|dispatch|despatch|packing|consignment|pick(?:ing)?|goods) (?:docket|note|slip|list|received note|advice)\b|^proof of delivery|^con(?:signment)? ?note$|^weighbridge docket/,
    weight: 5,
  },
  {
    kind: 'receipt',
    pattern:
      /^(?:official |payment |tax |sales |customer |cash |donation |eftpos )?receipt\b(?! (?:no\b|number|#|date))|^(?:customer|merchant|cardholder) copy$|^receipt of payment/,
    weight: 5,
  },
  {
    kind: 'credit_note',
    pattern:
      /^(?:tax )?(?:credit|adjustment|refund) (?:note|memo|advice|invoice)\b(?! (?:no\b|number|#))|^(?:tax )?adjustment note|^(?:tax )?credit$/,
    weight: 6,
  },
  {
    kind: 'contract',
    pattern:
      /\bagreement$|^(?:service|services|supply|consultancy|subcontract|lease|licen[cs]e|employment) (?:agreement|contract)|^contract (?:for|of)\b|^(?:deed|heads) of\b/,
    weight: 5,
  },
  {
    kind: 'bank_details_letter',
    pattern:
      /\b(?:new|change[ds]?|changes|change of|changing|updated?|update to|notice of change of)\b.{0,24}\bbank(?:ing)?\b.{0,12}(?:details|account)\b|\bbank(?:ing)? details? (?:have |has )?chang/,
    weight: 5.5,
  },
  {
    kind: 'price_list',
    pattern: /\b(?:price|rate) (?:list|guide|card|schedule)\b|^(?:schedule of rates|rates card|catalogue)\b/,
    weight: 5,
  },
  { kind: 'timesheet', pattern: /\btime ?sheet\b|^hours worked\b/, weight: 5 },
  {
    kind: 'certificate',
    pattern: /^certificate\b|\bcertificate of (?:currency|compliance|insurance|registration|completion)\b/,
    weight: 5.5,
  },
  { kind: 'resume', pattern: /^(?:resume|curriculum vitae|cv)$/, weight: 5 },
  {
    kind: 'other',
    pattern:
      /^(?:newsletter|special offer|sale now on|grand opening|minutes of|agenda|menu|boarding pass|application form|news)\b|\b\d+% off\b/,
    weight: 4,
  },
];

/** Phrases anywhere in the text, in lower case. */
export const PHRASES: readonly KindSign[] = [
  {
    kind: 'quote',
    pattern:
      /\b(?:this )?(?:quotation|quote|estimate|offer) (?:is )?(?:valid|expires|open)\b|\bvalid (?:for|until)\b|\bupon acceptance\b|\baccepted by\b|\bquote total\b|\bquoted price\b/,
    weight: 2,
  },
  {
    kind: 'statement',
    pattern:
      /\bdisregard this statement\b|\bopening balance\b.*\bclosing balance\b|\bstatement (?:date|period|of account)\b/,
    weight: 1.5,
  },
  { kind: 'statement', pattern: /\bcurrent\b.{0,20}\b30\+? days\b.{0,20}\b60\+? days\b/, weight: 2 },
  {
    kind: 'bank_statement',
    pattern: /\b(?:withdrawals?|debits?)\b.{0,20}\b(?:deposits?|credits?)\b.{0,20}\bbalance\b/,
    weight: 4,
  },
  {
    kind: 'purchase_order',
    pattern:
      /\bsend (?:tax |all |your )*invoices?\b|\border total\b|\bauthori[sz]ed by\b|\brequired by\b|\bthis order is subject\b|\bdeliver(?:y)? to\b.*\bsupplier\b/,
    weight: 1.5,
  },
  {
    kind: 'order_confirmation',
    pattern:
      /\bthank you for your order\b|\bships? by\b|\btax invoice (?:follows|will follow|to follow)\b|\binvoice (?:follows|will follow|to follow)\b|\border value\b/,
    weight: 2,
  },
  {
    kind: 'remittance_advice',
    pattern:
      /\bwe have (?:today )?(?:paid|credited|deposited|transferred|made)\b|\bhas been (?:paid|credited|deposited) (?:in)?to your\b|\bpayment (?:has been|was) made to\b|\bpaid to your account\b|\bpayment made to\b|\bthe following invoices (?:have been|were) paid\b/,
    weight: 2.5,
  },
  {
    kind: 'reminder',
    pattern:
      /\b(?:now )?(?:\d+ days )?overdue\b|\bour records show\b|\bif you have (?:already |since )?paid\b|\bdebt collect/,
    weight: 1.5,
  },
  {
    kind: 'delivery_docket',
    pattern:
      /\breceived in good (?:order|condition)\b|\bthis is not an? (?:tax )?invoice\b|\bqty delivered\b|\bgoods received by\b/,
    weight: 2,
  },
  {
    kind: 'receipt',
    pattern:
      /\breceived (?:with thanks|from)\b|\bpayment (?:has been )?received\b|\bno further amount\b|\bthank you for your payment\b|\bapproved\b.*\bauth\b|\breceipt (?:no|number)\b|\bstill owing\b/,
    weight: 1.5,
  },
  {
    kind: 'receipt',
    pattern:
      /\bapproved\b.*\b(?:customer copy|please retain|aid|stan|rrn)\b|\b(?:card|visa|mastercard|eftpos)\b.*\bapproved\b/,
    weight: 3,
  },
  {
    kind: 'credit_note',
    pattern:
      /\b(?:has been|will be) credited to your account\b|\boriginal invoice\b|\bdo not pay\. this\b|\bcredit (?:no|number|total|amount)\b|\bamount credited\b/,
    weight: 2,
  },
  {
    kind: 'contract',
    pattern: /\bexecuted as an? (?:agreement|deed)\b|\bthis agreement\b|\bthe parties\b|\bgoverned by the laws?\b/,
    weight: 1.5,
  },
  {
    kind: 'bank_details_letter',
    pattern:
      /\b(?:our|the) (?:bank(?:ing)? (?:account )?details|account) (?:have|has|will|are|is) (?:recently )?(?:chang|be chang|mov)|\bupdate your (?:records|system)\b|\bold account\b|\bnew account\b/,
    weight: 1.5,
  },
  {
    kind: 'letter',
    pattern:
      /\bdear\b.*\byours (?:sincerely|faithfully|truly)\b|\bplease find (?:attached|enclosed)\b|\bis attached\b|\bsubject:.*\battached\b/,
    weight: 1.5,
  },
  {
    kind: 'price_list',
    pattern: /\bprices (?:subject to change|effective|valid)\b|\bprices? (?:ex|inc)l?(?:uding)? gst.*\beffective\b/,
    weight: 1.5,
  },
  {
    kind: 'timesheet',
    pattern:
      /\bhours worked\b|\bstart\b.{0,15}\bfinish\b.{0,15}\b(?:break|hours|total)\b|\bsupervisor(?:'s)? signature\b/,
    weight: 2,
  },
  {
    kind: 'certificate',
    pattern: /\bthis is to certify\b|\bcertificate is issued\b|\blimit of liability\b|\bpolicy number\b/,
    weight: 2,
  },
  { kind: 'resume', pattern: /\b(?:experience|employment history)\b.*\b(?:education|referees|skills)\b/, weight: 3 },
  { kind: 'pro_forma', pattern: /\bthis is not a tax invoice\b|\bpro ?-?forma\b/, weight: 2 },
];
