import { isHost } from './network-names.js';

/** How one setting is declared: how its text is read, what it is when absent, and what a person needs to know of it. */
export interface Setting<T> {
  /** Reads the text of the environment; throws a SettingError that says what would be right. */
  parse(text: string): T;
  default: T;
  /** The default as the docs show it, where the value itself does not tell. */
  defaultText?: string;
  description: string;
  secret?: boolean;
}

export class SettingError extends Error {}

type Described = { description: string; defaultText?: string; secret?: boolean };

/** A whole number between two bounds, both included. */
export function integer(fallback: number, bounds: { min: number; max: number }, about: Described): Setting<number> {
  return {
    ...about,
    default: fallback,
    parse(text) {
      const value = /^-?\d+$/.test(text) ? Number(text) : NaN;
      if (!(value >= bounds.min && value <= bounds.max))
        throw new SettingError(`must be a whole number from ${bounds.min} to ${bounds.max}`);
      return value;
    },
  };
}

/** A port to listen on; 0 picks a free one. */
export function port(fallback: number, about: Described): Setting<number> {
  return integer(fallback, { min: 0, max: 65_535 }, about);
}

/** A port to listen on where one is set; null if none is. */
export function optionalPort(about: Described): Setting<number | null> {
  return { ...port(0, about), default: null };
}

export function text(fallback: string, about: Described): Setting<string> {
  return {
    ...about,
    default: fallback,
    parse(value) {
      if (value.trim() === '') throw new SettingError('must not be empty');
      return value.trim();
    },
  };
}

/** A host name. */
export function host(fallback: string, about: Described): Setting<string> {
  return {
    ...about,
    default: fallback,
    parse(value) {
      if (!isHost(value.trim())) throw new SettingError('must be a domain name');
      return value.trim();
    },
  };
}

/** A secret of at least this many characters; empty when it is not set. */
export function secret(minimum: number, about: Omit<Described, 'secret'>): Setting<string> {
  return {
    ...about,
    secret: true,
    default: '',
    parse(value) {
      if (value.trim().length < minimum) throw new SettingError(`must have at least ${minimum} characters`);
      return value.trim();
    },
  };
}

/** An address of one of the given schemes; null when it is not set. */
export function optionalUrl(schemes: string[], about: Described): Setting<string | null> {
  return {
    ...about,
    default: null,
    parse(value) {
      if (!URL.canParse(value) || !schemes.includes(new URL(value).protocol.replace(':', '')))
        throw new SettingError(`must be an address that starts with ${schemes.map((s) => `${s}://`).join(' or ')}`);
      return value;
    },
  };
}

export function boolean(fallback: boolean, about: Described): Setting<boolean> {
  return {
    ...about,
    default: fallback,
    parse(value) {
      if (!/^(true|false)$/i.test(value)) throw new SettingError('must be true or false');
      return value.toLowerCase() === 'true';
    },
  };
}

/** One of the given words. */
export function oneOf<const T extends string>(values: readonly T[], fallback: T, about: Described): Setting<T> {
  return {
    ...about,
    default: fallback,
    parse(value) {
      const found = values.find((one) => one === value);
      if (found === undefined) throw new SettingError(`must be one of ${values.join(', ')}`);
      return found;
    },
  };
}

/** A comma-separated list, empty if it is not set; each entry in lower case and such as `takes` says. */
export function list(takes: (entry: string) => boolean, what: string, about: Described): Setting<readonly string[]> {
  return {
    ...about,
    default: [],
    parse(value) {
      const entries = value.split(',').map((entry) => entry.trim().toLowerCase());
      if (!entries.every(takes)) throw new SettingError(`must be a comma-separated list of ${what}`);
      return entries;
    },
  };
}

/** A comma-separated set of the given words, at least one. */
export function setOf<const T extends string>(
  values: readonly T[],
  fallback: readonly T[],
  about: Described,
): Setting<readonly T[]> {
  return {
    ...about,
    default: fallback,
    defaultText: fallback.join(','),
    parse(value) {
      const words = value.split(',').map((word) => word.trim());
      const found = values.filter((one) => words.includes(one));
      if (found.length === 0 || words.some((word) => !values.includes(word as T)))
        throw new SettingError(`must be a comma-separated list of ${values.join(', ')}`);
      return found;
    },
  };
}
