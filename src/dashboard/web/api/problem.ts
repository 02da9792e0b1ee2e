export const AWAY = 'Payproof cannot be reached at the moment. Nothing you typed is lost: try again in a moment.';

/** Statuses that say nothing but that the way there, or something behind it, is out of order for the moment. */
const PASSING: ReadonlySet<number> = new Set([0, 502, 503, 504]);

/** Why a request was not answered as hoped: the service's own sentence, or ours where it could not be reached. */
export class Problem extends Error {
  constructor(
    /** 0 if there was no answer at all. */
    readonly status: number,
    message: string,
    /** What is wrong with each field, in the service's words. */
    readonly errors: Readonly<Record<string, readonly string[]>> = {},
    readonly code: string | null = null,
    /** Seconds after which to try again, where the service says so. */
    readonly retryAfter: number | null = null,
  ) {
    super(message);
  }

  /** Whether nothing is wrong but the way there: the same request may go through later. */
  get passing(): boolean {
    return PASSING.has(this.status);
  }
}

/** Reads an answer that is not a success. */
export async function problemIn(response: Response): Promise<Problem> {
  const body = (await response.json().catch(() => null)) as {
    message?: string;
    errors?: Record<string, string[] | string>;
    code?: string;
  } | null;
  const errors = Object.fromEntries(
    Object.entries(body?.errors ?? {}).map(([field, sentences]) => [field, [sentences].flat()]),
  );
  const retryAfter = Number(response.headers.get('retry-after'));
  return new Problem(
    response.status,
    body?.message ?? (PASSING.has(response.status) ? AWAY : unexplained(response.status)),
    errors,
    body?.code ?? null,
    Number.isFinite(retryAfter) && retryAfter > 0 ? retryAfter : null,
  );
}

/** What is said of a refusal without a sentence, as something between us and the service gives it. */
function unexplained(status: number): string {
  if (status === 413) return 'This is too large to be sent.';
  if (status === 429) return 'That was too much at once. Wait a moment, then try again.';
  return `Something went wrong (status ${status}). Nothing you typed is lost: try again in a moment.`;
}

/** The sentence of a failure for a person. */
export function sentenceOf(error: unknown): string {
  return error instanceof Error ? error.message : 'Something went wrong.';
}

/** Sentences about a field as they stand beside it, one a line: its label says already which one it is. */
export function besideField(sentences: readonly string[]): string {
  return sentences
    .map((sentence) => {
      const [, line = '', rest = ''] = /^(Line \d+: )?(?:The [\w.]+ field )?(.*)$/s.exec(sentence) ?? [];
      const plain = rest
        .replace(/^is required/, 'required')
        .replace(/\b[a-z]+(?:_[a-z]+)+\b/g, (name) => name.replaceAll('_', ' '));
      return `${line}${plain.charAt(0).toUpperCase()}${plain.slice(1)}`;
    })
    .join('\n');
}
