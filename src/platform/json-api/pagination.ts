interface PageLink {
  url: string | null;
  label: string;
  active: boolean;
}

export interface Envelope {
  links: { first: string; last: string; prev: string | null; next: string | null };
  meta: {
    current_page: number;
    from: number | null;
    last_page: number;
    links: PageLink[];
    path: string;
    per_page: number;
    to: number | null;
    total: number;
  };
}

/**
 * The envelope of a list (specification, 2.7). `path` is the address without its query; every link keeps the other
 * parameters as they were.
 */
export function envelope(
  path: string,
  parameters: URLSearchParams,
  page: { number: number; size: number },
  shown: number,
  total: number,
): Envelope {
  const last = Math.max(1, Math.ceil(total / page.size));
  const current = page.number;
  const urlOf = addressesOf(path, parameters);
  const prev = current > 1 ? urlOf(current - 1) : null;
  const next = current < last ? urlOf(current + 1) : null;
  return {
    links: { first: urlOf(1), last: urlOf(last), prev, next },
    meta: {
      current_page: current,
      from: shown > 0 ? (current - 1) * page.size + 1 : null,
      last_page: last,
      links: [
        { url: prev, label: '« Previous', active: false },
        ...pageLabels(current, last).map((label) => ({
          url: label === '...' ? null : urlOf(Number(label)),
          label,
          active: label === String(current),
        })),
        { url: next, label: 'Next »', active: false },
      ],
      path,
      per_page: page.size,
      to: shown > 0 ? (current - 1) * page.size + shown : null,
      total,
    },
  };
}

/** A page that was asked for by a cursor. */
export interface Walk {
  size: number;
  shown: number;
  total: number;
  /** How many rows this walk has before the page. */
  position: number;
  /** The cursors of this page and of those beside it; null if there is none. */
  cursors: { here: string; prev: string | null; next: string | null };
}

/**
 * The envelope of a page that was asked for by a cursor. Pages and positions are those of this walk; rows that arrived in front of it
 * meanwhile are in the total alone.
 */
export function walkedEnvelope(
  path: string,
  parameters: URLSearchParams,
  { size, shown, total, position, cursors }: Walk,
): Envelope {
  const current = Math.ceil(position / size) + 1;
  const urlOf = addressesOf(path, parameters, 'page[cursor]');
  const orNull = (cursor: string | null): string | null => (cursor === null ? null : urlOf(cursor));
  const [prev, next] = [orNull(cursors.prev), orNull(cursors.next)];
  return {
    links: { first: urlOf('first'), last: urlOf('last'), prev, next },
    meta: {
      current_page: current,
      from: shown > 0 ? position + 1 : null,
      last_page: Math.max(Math.ceil(total / size), current + (next === null ? 0 : 1)),
      links: [
        { url: prev, label: '« Previous', active: false },
        { url: urlOf(cursors.here), label: String(current), active: true },
        { url: next, label: 'Next »', active: false },
      ],
      path,
      per_page: size,
      to: shown > 0 ? position + shown : null,
      total,
    },
  };
}

/** How the address of a page is written: what does not differ between pages is put together once. */
function addressesOf(
  path: string,
  parameters: URLSearchParams,
  parameter = 'page[number]',
): (page: number | string) => string {
  const query = new URLSearchParams(parameters);
  query.set(parameter, '');
  const name = `${encodeURIComponent(parameter)}=`;
  // Inside of values and other names an equals sign is encoded: this is found once.
  const [before = '', after = ''] = query.toString().split(name);
  return (page) => `${path}?${before}${name}${page}${after}`;
}

/** Page numbers to offer: the first two, the last two and three either side of the current one, `...` where some are left out. */
export function pageLabels(current: number, last: number): string[] {
  const around = [current - 3, current - 2, current - 1, current, current + 1, current + 2, current + 3];
  const numbers = [...new Set([1, 2, ...around, last - 1, last])]
    .filter((number) => number >= 1 && number <= last)
    .sort((a, b) => a - b);
  return numbers.flatMap((number, index) => {
    const before = numbers[index - 1];
    const gap = before !== undefined && number > before + 1;
    return gap ? ['...', String(number)] : [String(number)];
  });
}
