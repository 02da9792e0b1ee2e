import { type ContentKind, kindAtStart, looksLikeMessage, opensAsPdf } from '../../platform/files/content-kind.js';
import { extensionOf } from '../../platform/files/file-name.js';
import { REASONS } from './reasons.js';

/** A file that was come across, before it is known what it is. */
export interface SeenFile {
  fileName: string | null;
  content: Buffer;
  /** The declared type, where there is one; lower case. */
  type: string | null;
  /** Shown by the HTML body of its message. */
  inline: boolean;
  /** The character set that is declared. */
  charset?: string | null;
}

/** Whether the file is a message, by its declared type, its name or its first lines; what has other magic is none. */
export function isMessage({ type, fileName, content }: SeenFile): boolean {
  if (kindAtStart(content) !== 'other') return false;
  if (type === 'message/rfc822' || type === 'message/global') return true;
  if (type?.startsWith('message/')) return false;
  return extensionOf(fileName ?? '') === '.eml' || looksLikeMessage(content);
}

/** Names of files that programs open as a page or a text, whatever their first bytes say. */
const TEXT_NAME = /^\.(?:x?html?|shtml|mht|mhtml|xml|svg|txt|text|md|log|csv|tsv|ics|vcf|json)$/;
/** What the directory of a zip file ends with: programs look for it from the end of a file. */
const END_OF_ZIP = 'PK\x05\x06';

/** Whether programs show the file as a page or a text, by its name or its declared type. */
export function opensAsText({ type, fileName }: SeenFile): boolean {
  const extension = extensionOf(fileName ?? '');
  return TEXT_NAME.test(extension) || type === 'text/html' || (extension === '' && (type ?? '').startsWith('text/'));
}

/**
 * Whether programs open the file as another kind of file than its first bytes say: as a page, a message, a zip file or a PDF, whose content may stand behind
 * them.
 */
export function opensOtherwise(file: SeenFile, kind: ContentKind): boolean {
  if (kind === 'other') return false;
  const { type, content } = file;
  const extension = extensionOf(file.fileName ?? '');
  const isOpenedAs = (name: string): boolean => extension === `.${name}` || type === `application/${name}`;
  return (
    opensAsText(file) ||
    extension === '.eml' ||
    (kind !== 'zip' && isOpenedAs('zip') && content.includes(END_OF_ZIP)) ||
    (kind !== 'pdf' && isOpenedAs('pdf') && opensAsPdf(content))
  );
}

/** Whether PGP encrypted the file into its binary form, which begins in no one way. */
export function isPgpFile({ fileName }: SeenFile): boolean {
  return ['.pgp', '.gpg'].includes(extensionOf(fileName ?? ''));
}

/** Whether the file is declared to be what S/MIME encrypted or signed, in whatever form. */
export function isSmimeFile({ type, fileName }: SeenFile): boolean {
  return /^application\/(?:x-)?pkcs7-mime$/.test(type ?? '') || ['.p7m', '.p7z'].includes(extensionOf(fileName ?? ''));
}

/** Whether the file is the signature of PGP or the note that goes with what PGP encrypted, by what it says. */
export function isPgpNote({ content }: SeenFile): boolean {
  const text = content.toString('latin1', 0, 8 * 1024).trim();
  return (
    /^Version: ?\d+$/.test(text) ||
    (content.length <= 8 * 1024 &&
      /^-----BEGIN PGP SIGNATURE-----\r?\n(?:[A-Za-z]+: [^\r\n]{0,80}\r?\n)*(?:[ \t]*\r?\n)?(?:[A-Za-z0-9+/=]{1,76}\r?\n)+-----END PGP SIGNATURE-----$/.test(
        text,
      ))
  );
}

/** Why a file that is not a document and no container is not read. */
export function reasonOfOther({ type, fileName }: SeenFile): string {
  if (type === 'message/delivery-status' || type === 'message/disposition-notification') return REASONS.deliveryReport;
  if (type === 'message/partial') return REASONS.partialMessage;
  if (type === 'message/external-body') return REASONS.external;
  if (type === 'application/pgp-signature') return REASONS.signature;
  if (type === 'application/pgp-encrypted') return REASONS.encryptionNote;
  const extension = extensionOf(fileName ?? '');
  if (extension === '.pdf') return REASONS.notAsNamed('PDF');
  if (['.jpg', '.jpeg'].includes(extension)) return REASONS.notAsNamed('JPEG');
  if (extension === '.png') return REASONS.notAsNamed('PNG');
  return REASONS.notADocument;
}
