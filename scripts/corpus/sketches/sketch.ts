/** A piece of text of a line, with what its marks say. */
export interface Run {
  text: string;
  /** Columns of the page where it starts, marks included, and where it ends. */
  from: number;
  to: number;
  anchor: 'start' | 'middle' | 'end';
  scale: number;
  bold: boolean;
}

export type SketchLine =
  { type: 'runs'; runs: Run[]; tinted: boolean } | { type: 'rule'; from: number; to: number } | { type: 'gap' };

export interface SketchPage {
  lines: SketchLine[];
  /** Lines at the foot of the page. */
  bottom: SketchLine[];
}

/** A layout as it stands in a file (README.md): what it is, and its pages. */
export interface Sketch {
  name: string;
  kind: string;
  business: string | null;
  accountName: string | null;
  /** The form of its number; null where any will do. */
  number: string | null;
  /** Whether it leaves open which of several accounts is to be paid into. */
  isUndecided: boolean;
  swap: readonly string[];
  pages: SketchPage[];
}

export const COLUMNS = 100;
const SCALES: Readonly<Record<string, number>> = { '!': 1.3, '!!': 1.8, '!!!': 2.5, '~': 0.8 };
const RULE = /^[-=]{4,}$/;
const HEADS = new Set(['kind', 'business', 'account name', 'number', 'account', 'swap']);
const PLACEHOLDER = /^(?:number|abn[23]?|bsb2?|account2?|bank|date[23]?|phone|mobile|(?=[^}]*[#@])[#@A-Za-z0-9 ./-]+)$/;

/** Reads sketches of a file; throws naming the line of what is wrong. */
export function parseSketches(text: string): Sketch[] {
  const lines = text.split('\n');
  const starts = [...lines.keys()].filter((at) => lines[at]?.startsWith('=== '));
  return starts.map((start, at) => parseSketch(lines, start, starts[at + 1] ?? lines.length));
}

function parseSketch(lines: readonly string[], start: number, end: number): Sketch {
  const fail = (at: number, what: string): never => {
    throw new Error(`line ${at + 1}: ${what}`);
  };
  const name = lines[start]?.slice(4).trim() ?? '';
  const bodyAt = lines.findIndex((line, at) => at > start && at < end && line.trim() === '---');
  if (bodyAt < 0) fail(start, 'the sketch has no line --- before its body');
  const head = new Map<string, string>();
  for (let at = start + 1; at < bodyAt; at += 1) {
    const line = lines[at]?.trim() ?? '';
    if (line === '') continue;
    const [, key = '', value = ''] = /^([a-z ]+):\s*(.*)$/.exec(line) ?? [];
    if (!HEADS.has(key)) fail(at, `“${line}” is no line of a head`);
    head.set(key, value);
  }
  const pages: SketchPage[] = [{ lines: [], bottom: [] }];
  let isBottom = false;
  let isTinted = false;
  for (let at = bodyAt + 1; at < end; at += 1) {
    const line = (lines[at] ?? '').trimEnd();
    const page = pages.at(-1) as SketchPage;
    if (line === '@page') {
      pages.push({ lines: [], bottom: [] });
      isBottom = false;
    } else if (line === '@bottom') isBottom = true;
    else if (line === '@grey') isTinted = true;
    else {
      if (line.length > COLUMNS + 10) fail(at, `the line is ${line.length} columns long`);
      for (const [, placeholder = ''] of line.matchAll(/\{([^}]*)\}/g))
        if (!PLACEHOLDER.test(placeholder)) fail(at, `{${placeholder}} is no placeholder`);
      (isBottom ? page.bottom : page.lines).push(...linesOf(line, isTinted));
      isTinted = false;
    }
  }
  for (const part of pages.flatMap((page) => [page.lines, page.bottom])) {
    while (part.at(-1)?.type === 'gap') part.pop();
    alignEnds(part);
  }
  const body = lines.slice(bodyAt + 1, end).join('\n');
  const kind = head.get('kind') ?? '';
  if (kind === '') fail(start, 'the head has no kind');
  const business = head.get('business') ?? null;
  if (kind === 'invoice' && business === null) fail(start, 'an invoice names its business');
  for (const value of [business, head.get('account name')])
    if (value && !isPrinted(value, pages)) fail(start, `“${value}” does not occur in the body`);
  const swap = (head.get('swap') ?? '')
    .split(',')
    .map((word) => word.trim())
    .filter((word) => word !== '');
  for (const word of swap)
    if (!body.toLowerCase().includes(word.toLowerCase())) fail(start, `“${word}” (swap) does not occur in the body`);
  return {
    name,
    kind,
    business,
    accountName: head.get('account name') ?? null,
    number: head.get('number') ?? null,
    isUndecided: head.get('account') === 'none',
    swap,
    pages,
  };
}

function linesOf(line: string, tinted: boolean): SketchLine[] {
  if (line.trim() === '') return [{ type: 'gap' }];
  const parts = [...line.matchAll(/\S+(?: \S+)*/g)];
  if (parts.every(([part]) => RULE.test(part)))
    return parts.map((part) => ({ type: 'rule', from: part.index, to: part.index + part[0].length }));
  const runs = parts.flatMap((part): Run[] => {
    const [, marks = '', text = ''] = /^([!~>^*]*)(.*)$/.exec(part[0]) ?? [];
    if (text === '' || RULE.test(text)) return [];
    return [
      {
        text: text.trim(),
        from: part.index,
        to: part.index + part[0].length,
        anchor: marks.includes('>') ? 'end' : marks.includes('^') ? 'middle' : 'start',
        scale: SCALES[marks.replace(/[>^*]/g, '')] ?? 1,
        bold: marks.includes('*'),
      },
    ];
  });
  return runs.length > 0 ? [{ type: 'runs', runs, tinted }] : [{ type: 'gap' }];
}

/** Lets runs that start in one column of lines that follow each other, and end where their text ends, end in one column too. */
function alignEnds(lines: readonly SketchLine[]): void {
  const ends = lines.map((line) => (line.type === 'runs' ? line.runs.filter(({ anchor }) => anchor === 'end') : []));
  for (const [at, runs] of ends.entries())
    for (const run of runs) {
      const above = [...(ends[at - 1] ?? []), ...(ends[at - 2] ?? [])].filter((one) => one.from === run.from);
      const to = Math.max(run.to, ...above.map((one) => one.to));
      for (const one of [run, ...above]) one.to = to;
    }
}

/** Whether a name is printed in one run, or over runs of lines that follow each other. */
function isPrinted(name: string, pages: readonly SketchPage[]): boolean {
  const all = pages.flatMap(({ lines, bottom }) => [...lines, ...bottom]);
  return all.some((_, at) => {
    const rest = all.slice(at, at + 3).map((line) => (line.type === 'runs' ? line.runs : []));
    return goesOn(name, rest);
  });
}

function goesOn(name: string, [runs = [], ...further]: readonly (readonly Run[])[]): boolean {
  return runs.some(
    ({ text }) =>
      text.includes(name) ||
      [...name.matchAll(/ /g)].some(
        ({ index }) =>
          text.endsWith(name.slice(0, index)) && further.length > 0 && goesOn(name.slice(index + 1), further),
      ),
  );
}
