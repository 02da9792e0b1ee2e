import { Resolver } from 'node:dns/promises';

export type RecordType = 'A' | 'AAAA' | 'MX' | 'TXT' | 'PTR';

/** What name servers are asked. */
export interface Question {
  name: string;
  type: RecordType;
}

/** What they said to it. */
export interface Answer extends Question {
  /** Null where there is an error. */
  answer: unknown;
  error: LookupErrorCode | null;
}

type LookupErrorCode = 'ENOTFOUND' | 'ENODATA' | 'ETIMEOUT';

/** A question that name servers did not answer, or that nobody asks them: `code` is what mailauth knows errors by. */
class LookupError extends Error {
  constructor(
    readonly code: LookupErrorCode,
    message: string,
  ) {
    super(message);
  }
}

export interface NameLookupOptions {
  /** Addresses of name servers, each with or without a port; those of the system if there is none. */
  servers: readonly string[];
  /** For one question to one server, in milliseconds. */
  timeoutMs: number;
  /** How many answers are remembered at most. */
  remembers?: number;
}

interface Remembered {
  until: number;
  answer: unknown;
  error: LookupError | null;
}

const FOUND_MS = 5 * 60_000;
const NOT_FOUND_MS = 60_000;
const UNANSWERED_MS = 30_000;
const REMEMBERED = 5_000;

/** Asks name servers, and remembers for a while what they answered, or that they did not. */
export class NameLookup {
  private readonly resolver: Resolver;
  private readonly remembered = new Map<string, Remembered>();
  private readonly underWay = new Map<string, Promise<unknown>>();

  private readonly most: number;

  constructor({ servers, timeoutMs, remembers = REMEMBERED }: NameLookupOptions) {
    this.most = remembers;
    this.resolver = new Resolver({ timeout: timeoutMs, tries: 2 });
    if (servers.length > 0) this.resolver.setServers([...servers]);
  }

  /** @param again asks even if there was no answer a moment ago */
  async resolve(name: string, type: RecordType, again: boolean): Promise<unknown> {
    const key = keyOf({ name, type });
    const known = this.remembered.get(key);
    if (known !== undefined && known.until > Date.now() && !(again && known.error?.code === 'ETIMEOUT')) {
      if (known.error) throw known.error;
      return structuredClone(known.answer);
    }
    const asked = this.underWay.get(key) ?? this.ask(key, name, type).finally(() => this.underWay.delete(key));
    this.underWay.set(key, asked);
    return structuredClone(await asked);
  }

  private async ask(key: string, name: string, type: RecordType): Promise<unknown> {
    try {
      const answer: unknown = await this.resolver.resolve(name, type);
      this.remember(key, { until: Date.now() + FOUND_MS, answer, error: null });
      return answer;
    } catch (cause) {
      const error = lookupError(cause, name);
      const lasts = error.code === 'ETIMEOUT' ? UNANSWERED_MS : NOT_FOUND_MS;
      this.remember(key, { until: Date.now() + lasts, answer: null, error });
      throw error;
    }
  }

  private remember(key: string, what: Remembered): void {
    if (this.most === 0) return;
    if (this.remembered.size >= this.most) {
      const oldest = this.remembered.keys().next().value;
      if (oldest !== undefined) this.remembered.delete(oldest);
    }
    this.remembered.delete(key);
    this.remembered.set(key, what);
  }
}

function keyOf({ name, type }: Question): string {
  return `${type} ${name.toLowerCase()}`;
}

/** Codes of answers that will be the same tomorrow: there is no such name or record, or the name cannot be one. */
const PERMANENT: Readonly<Record<string, 'ENOTFOUND' | 'ENODATA'>> = {
  ENOTFOUND: 'ENOTFOUND',
  ENODATA: 'ENODATA',
  EBADNAME: 'ENOTFOUND',
  EBADQUERY: 'ENOTFOUND',
  ERR_INVALID_ARG_VALUE: 'ENOTFOUND',
};

function lookupError(cause: unknown, name: string): LookupError {
  const code = (cause as { code?: string }).code ?? '';
  return new LookupError(PERMANENT[code] ?? 'ETIMEOUT', `${code} ${name}`);
}

export interface InquiryOptions {
  /** False: nothing is asked, as though no server answered. */
  online: boolean;
  again: boolean;
  /** Milliseconds for all questions together. */
  budgetMs: number;
  /** What was answered before. */
  answers: readonly Answer[];
}

/** One message may lead to this many questions, far more than any honest one does. */
const MOST_QUESTIONS = 60;

/** The questions about one message: limited in number and time. */
export class Inquiry {
  asked = 0;
  unanswered = 0;
  /** Set when the message led to more questions than any may. */
  exceeded = false;
  private readonly endsAt: number;
  private readonly known: ReadonlyMap<string, Answer>;
  private readonly late = new Map<string, Question>();

  constructor(
    private readonly lookup: NameLookup,
    private readonly options: InquiryOptions,
  ) {
    this.endsAt = Date.now() + options.budgetMs;
    this.known = new Map(options.answers.map((answer) => [keyOf(answer), answer]));
  }

  /** Questions for whose answers there was no time. */
  get open(): Question[] {
    return [...this.late.values()];
  }

  /** A resolver in the form of node's `dns.promises.resolve`, with a tally of its own of what was not answered. */
  branch(): Branch {
    const branch: Branch = {
      unanswered: 0,
      resolve: async (name, type) => {
        try {
          return await this.ask(name, type as RecordType);
        } catch (error) {
          if ((error as LookupError).code === 'ETIMEOUT') branch.unanswered += 1;
          throw error;
        }
      },
    };
    return branch;
  }

  private async ask(name: string, type: RecordType): Promise<never> {
    this.asked += 1;
    if (this.asked > MOST_QUESTIONS) {
      this.exceeded = true;
      throw new LookupError('ENODATA', 'too many questions');
    }
    try {
      return (await this.answer(name, type)) as never;
    } catch (error) {
      if ((error as LookupError).code === 'ETIMEOUT') this.unanswered += 1;
      throw error;
    }
  }

  private async answer(name: string, type: RecordType): Promise<unknown> {
    const known = this.known.get(keyOf({ name, type }));
    if (known?.error) throw new LookupError(known.error, name);
    if (known) return structuredClone(known.answer);
    if (!this.options.online) throw new LookupError('ETIMEOUT', name);
    const left = this.endsAt - Date.now();
    if (left <= 0) throw this.tooLate(name, type);
    let timer: NodeJS.Timeout | undefined;
    const late = new Promise<never>((_, reject) => {
      timer = setTimeout(() => reject(this.tooLate(name, type)), left);
    });
    const answer = this.lookup.resolve(name, type, this.options.again);
    answer.catch(() => undefined);
    try {
      return await Promise.race([answer, late]);
    } finally {
      clearTimeout(timer);
    }
  }

  private tooLate(name: string, type: RecordType): LookupError {
    this.late.set(keyOf({ name, type }), { name, type });
    return new LookupError('ETIMEOUT', name);
  }
}

/** What is longer is no record of a sender's, and is not held in memory beside others. */
const LONGEST_ANSWER = 16_384;

/** Asks side by side; a question without an answer by the end of the time gets none any more. */
export async function answersTo(
  questions: readonly Question[],
  lookup: NameLookup,
  options: Pick<InquiryOptions, 'again' | 'budgetMs'>,
): Promise<Answer[]> {
  const { resolve } = new Inquiry(lookup, { ...options, online: true, answers: [] }).branch();
  return Promise.all(
    questions.map(async ({ name, type }): Promise<Answer> => {
      try {
        const answer: unknown = await resolve(name, type);
        if (JSON.stringify(answer).length <= LONGEST_ANSWER) return { name, type, answer, error: null };
        return { name, type, answer: null, error: 'ETIMEOUT' };
      } catch (error) {
        return { name, type, answer: null, error: error instanceof LookupError ? error.code : 'ETIMEOUT' };
      }
    }),
  );
}

export interface Branch {
  unanswered: number;
  resolve(name: string, type: string): Promise<never>;
}
