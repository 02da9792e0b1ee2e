import type { Headers } from '@zone-eu/mailsplit';
import libmime from 'libmime';

/** Lists give a part in hundreds of headers; what is behind is not shown. */
const LONGEST = 64 * 1024;

const FIELD = /^[!-9;-~]+[ \t]*:/;

/** A parameter of a field: its name, whether it is in the form of RFC 2231, and its value, in quotes or not. */
const PARAMETER = /;\s*([^\s=;*"]+)(\*[\d*]*)?\s*=\s*("(?:[^"\\]|\\.)*"|[^;]*)/g;

interface Parameter {
  name: string;
  /** In pieces, encoded, or both: only what puts it together knows what it says. */
  isExtended: boolean;
  value: string;
}

function parametersOf(field: string): Parameter[] {
  return [...field.matchAll(PARAMETER)].map(([, name = '', extended = '', value = '']) => ({
    name: name.toLowerCase(),
    isExtended: extended !== '',
    value: value.replace(/^"(.*)"$/s, '$1').replace(/\\(.)/g, '$1'),
  }));
}

/**
 * What a mail program may show of the header of a part: how it is described, and every name that it gives the part. Which one is shown where
 * there are several differs between programs.
 */
export function titlesOfPart(headers: Headers | null): string[] {
  if (headers === null) return [];
  const named = ['Content-Type', 'Content-Disposition'].flatMap((name) => headers.get(name).map(valueOf));
  const titles = [
    ...headers.get('Content-Description').map(valueOf),
    ...named.flatMap((field) => {
      const { name, filename } = libmime.parseHeaderValue(field).params;
      const written = parametersOf(field).filter((one) => one.name === 'name' || one.name === 'filename');
      return [name ?? '', filename ?? '', ...written.map(({ value }) => unescaped(value))];
    }),
  ];
  return [...new Set(titles.map(decoded))].filter((title) => title.trim() !== '');
}

/** A value as RFC 2231 encodes it. */
function unescaped(value: string): string {
  try {
    return decodeURIComponent(value.replace(/^[\w-]*'[\w-]*'/, ''));
  } catch {
    return value;
  }
}

/** Whether a header says more than once what a part is, or how its text is written: which of them counts differs between programs. */
export function hasSeveralTypes(headers: Headers | null): boolean {
  const types = headers?.get('Content-Type').map(valueOf) ?? [];
  const decisive = types
    .flatMap(parametersOf)
    .filter(({ name, isExtended }) => !isExtended && (name === 'charset' || name === 'boundary'));
  return types.length > 1 || new Set(decisive.map(({ name }) => name)).size < decisive.length;
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
