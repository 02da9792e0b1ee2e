/** What a document gives a label to. */
export type Labelled =
  | 'number'
  | 'date'
  | 'due'
  | 'bsb'
  | 'account'
  | 'accountName'
  | 'bank'
  | 'joined'
  | 'billTo'
  | 'from'
  | 'total'
  | 'subtotal'
  | 'gst'
  | 'paymentHeading'
  | 'paymentReference'
  | 'otherNumber'
  | 'slipHeading';

/**
 * The words that documents of one split are made of. Nothing stands in two splits (vocabulary.spec.ts), so that what a reader gets
 * right on test documents it did not learn by heart.
 */
export interface Vocabulary {
  labels: Record<Labelled, readonly string[]>;
  /** Titles of invoices. */
  invoiceTitles: readonly string[];
  /** Titles of documents that are none, with lines that such documents hold. */
  others: readonly {
    kind: string;
    title: string;
    /** Other titles of such a document. */
    titles?: readonly string[];
    lines: readonly string[];
    numberLabel?: string;
    table?: readonly string[];
  }[];
  /** Sentences that give an account: `{name}`, `{bsb}`, `{account}`, `{number}`. */
  sentences: readonly string[];
  /** Pairs of reasons: why this account is the one to pay into, and why another one that is printed beside it is not. */
  reasons: readonly { this: string; other: string }[];
  surnames: readonly string[];
  forenames: readonly string[];
  trades: readonly string[];
  places: readonly string[];
  nouns: readonly string[];
  streets: readonly string[];
  towns: readonly string[];
  items: readonly string[];
  tableHeads: readonly (readonly string[])[];
  footers: readonly string[];
  slogans: readonly string[];
  /** Invoices in other languages. */
  languages: readonly Language[];
  elsewhere: Elsewhere;
  organisations: Organisations;
  fonts: readonly string[];
}

/** What an invoice in another language than English says. */
export interface Language {
  name: string;
  titles: readonly string[];
  number: readonly string[];
  date: readonly string[];
  due: readonly string[];
  customer: readonly string[];
  heads: readonly (readonly string[])[];
  items: readonly string[];
  totals: readonly (readonly [string, string, string])[];
  tax: readonly string[];
  forms: readonly string[];
  businesses: readonly string[];
  cities: readonly string[];
  closing: readonly string[];
  /** What is no invoice: kind, title, label of its number, and a line that it holds. */
  others?: readonly (readonly [kind: string, title: string, number: string, line: string])[];
}

/**
 * What invoices say that name their business in few places and in many forms: names without a trade or a legal form, lines that name it far from
 * its letterhead, and English invoices from abroad. `#` stands for a digit, `@` for a capital, `{name}` for the business.
 */
export interface Elsewhere {
  /** Endings of coined names. */
  endings: readonly string[];
  /** What a name says of a business instead of its trade. */
  kinds: readonly string[];
  /** Lines below what is charged that name the business. */
  closings: readonly string[];
  /** Details beside an invoice's number that are none. */
  details: readonly (readonly [label: string, value: string])[];
  /** How invoices from abroad ask to be paid. */
  payments: readonly string[];
  countries: readonly Country[];
}

/** A country whose businesses write invoices in English. */
export interface Country {
  name: string;
  forms: readonly string[];
  towns: readonly string[];
  phones: readonly string[];
  taxes: readonly string[];
  taxNames: readonly string[];
  signs: readonly string[];
  domain: string;
}

/**
 * Who asks to be paid without being an ordinary company: owners corporations, practices, councils, schools, people, trusts, clubs. Names and
 * names of their accounts have the words of one business in braces; `\n` in a name is where it is set over two lines.
 */
export interface Organisations {
  kinds: readonly { kind: string; names: readonly string[]; accounts: readonly string[] }[];
  /** What people of a profession write under their name. */
  occupations: readonly string[];
  /** Where they work, which is not what they are called. */
  workplaces: readonly string[];
  /** Who writes an owners corporation's invoices and heads them with a name of its own. */
  managers: readonly string[];
  /** What stands between a trading name and the name of who trades under it. */
  ownedBy: readonly string[];
  /** Whose terms a document refers to beside what is charged; `{name}` and `{abn}` are theirs. */
  references: readonly string[];
  /** What people who see clients are called among the details of a document. */
  practitioners: readonly string[];
}
