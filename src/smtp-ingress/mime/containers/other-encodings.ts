/** A file that is written into a text in a way that is not decoded here. */
export interface EncodedFile {
  fileName: string | null;
  /** Characters of the text up to its end. */
  size: number;
}

/** The first line of a file in yEnc, which names it; some mail programs still show such files. */
const YENC = /^=ybegin [^\r\n]*?\bsize=\d[^\r\n]*?(?: name=([^\r\n]{1,255}))?\r?$/gm;
/** The note that stands before every file in BinHex 4.0 (RFC 1741), and the colon that its data begins with. */
const BINHEX = /^\(This file must be converted with BinHex[^\r\n]{0,40}\)\s{1,80}:/gm;

/** Files in yEnc and BinHex within a text: programs that open them show what nobody has searched. */
export function otherEncodedFiles(text: Buffer): EncodedFile[] {
  const source = text.toString('latin1');
  return [...source.matchAll(YENC), ...source.matchAll(BINHEX)].map((match) => ({
    fileName: match[1]?.trim() || null,
    size: source.length - match.index,
  }));
}

/** Whether a text, or a part of it, is encrypted with PGP: who has the key reads what nobody has searched. */
export const isPartlyEncrypted = (text: Buffer): boolean =>
  /^[ \t>]*-----BEGIN PGP MESSAGE/m.test(text.toString('latin1'));
