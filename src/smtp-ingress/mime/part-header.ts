import type { Headers } from '@zone-eu/mailsplit';
import libmime from 'libmime';

/** Lists give a part in hundreds of headers; what is behind is not shown. */
const LONGEST = 64 * 1024;

const FIELD = /^[!-9;-~]+[ \t]*:/;

/** What a mail program may show of the header of a part beside its file name: how it is described, and another name of it. */
export function titlesOfPart(headers: Headers | null): string[] {
  if (headers === null) return [];
  const types = headers.get('Content-Type').map(valueOf);
  const titles = [
    ...headers.get('Content-Description').map(valueOf),
    ...types.flatMap((type) => libmime.parseHeaderValue(type).params.name ?? []),
  ];
  return titles.map(decoded).filter((title) => title.trim() !== '');
}

/**
 * What stands in a header from its first line on that is no field: programs that end the header there show it as the text. Empty where there
 * is none.
 */
export function textInHeader(headers: Headers | null): string {
  const lines = headers?.getList().map(({ line }) => line) ?? [];
  const first = lines.findIndex((line) => line.trim() !== '' && !FIELD.test(line));
  return first < 0 ? '' : lines.slice(first).join('\n').slice(0, LONGEST);
}

/** Whether a part names more than one encoding: which of them counts differs between programs. */
export function hasSeveralEncodings(headers: Headers | null): boolean {
  return (headers?.get('Content-Transfer-Encoding').length ?? 0) > 1;
}

/**
 * What stands in a multipart before its first part or behind its last one: its content without the lines that part it.
 *
 * @param headers of the multipart and of those that it is a part of, whose lines end it where its own is missing
 */
export function textOutsideParts(headers: readonly (Headers | null)[], content: string): string {
  const delimiters = new Set(headers.flatMap(boundaryOf).flatMap((boundary) => [`--${boundary}`, `--${boundary}--`]));
  return content
    .split('\n')
    .filter((line) => !delimiters.has(line.trimEnd()))
    .join('\n');
}

function boundaryOf(headers: Headers | null): string[] {
  const [type] = headers?.get('Content-Type') ?? [];
  const { boundary } = type === undefined ? {} : libmime.parseHeaderValue(valueOf(type)).params;
  return boundary ? [boundary.trimEnd()] : [];
}

const valueOf = (line: string): string => line.replace(/^[^:]*:/, '').slice(0, LONGEST);

function decoded(value: string): string {
  try {
    return libmime.decodeWords(value);
  } catch {
    return value;
  }
}
