const MAX_LENGTH = 255;
/**
 * Marks that turn the direction of writing, by which `gpj.exe` can be shown as `exe.jpg`, invisible ones, and
 * halves of surrogate pairs.
 */
const DECEIVING = /[\p{Cc}\p{Cs}\p{Zl}\p{Zp}\u200B-\u200F\u202A-\u202E\u2060-\u2069\uFEFF\uFFF9-\uFFFB]/gu;

/** The lower-case extension with its dot, or an empty string. */
export function extensionOf(fileName: string): string {
  return /\.[a-z0-9]{1,8}$/i.exec(fileName)?.[0].toLowerCase() ?? '';
}

/** The name with its extension replaced. */
export function withExtension(fileName: string, extension: string): string {
  const stem = fileName.slice(0, fileName.length - extensionOf(fileName).length);
  return shorten(`${stem}${extension}`);
}

/**
 * Makes a name from a message safe to show and to store: the last part of a path, without control and direction
 * characters, composed (NFC), at most 255 UTF-16 units with its extension kept. Null if nothing is left.
 */
export function safeFileName(name: string | null | undefined): string | null {
  const last = (name ?? '')
    .slice(0, 16 * 1024)
    .replace(DECEIVING, ' ')
    .replace(/[\\/]+\s*$/, '')
    .split(/[\\/]/)
    .pop();
  const safe = (last ?? '').replace(/\s+/g, ' ').trim().normalize('NFC');
  return /^\.*$/.test(safe) ? null : shorten(safe);
}

function shorten(name: string): string {
  if (name.length <= MAX_LENGTH) return name;
  const extension = name.slice(name.length - extensionOf(name).length);
  const stem = name.slice(0, MAX_LENGTH - extension.length);
  // A surrogate pair must not be cut in half.
  return `${stem.replace(/[\uD800-\uDBFF]$/, '')}${extension}`;
}
