/** The reasons people see for a file that is not read. Each is a whole sentence. */
const megabytes = (bytes: number): string => `${Math.round(bytes / 1024 / 1024)} MB`;

export const REASONS = {
  empty: 'The file is empty (0 bytes).',
  tooLarge: (limit: number): string => `The file is larger than ${megabytes(limit)}.`,
  signaturePicture: 'A small picture that is part of the message text, such as a logo in a signature.',
  tooManyFiles: (limit: number): string =>
    `The message holds more than ${limit} files; this one and any further ones were not read.`,
  tooDeep: (limit: number): string => `The file is nested more than ${limit} messages or archives deep.`,
  tooMuch: (limit: number): string => `The archives of the message unpack to more than ${megabytes(limit)}.`,

  notADocument: 'Not a PDF, JPEG or PNG file.',
  notAsNamed: (type: string): string => `Named as a ${type} file, but its content is not one.`,
  gif: 'A GIF picture: not supported.',
  webp: 'A WebP picture: not supported.',
  ole: 'An Office document or Outlook message in the old format: not supported.',
  office: 'An Office document: not supported.',
  archive: 'An archive of a type that is not supported.',
  signature: 'A digital signature, not a document.',
  deliveryReport: 'A delivery report, not a document.',
  partialMessage: 'One fragment of a message that was sent in several parts.',
  external: 'A link to a file stored elsewhere: links are not followed.',

  heic: 'A HEIC photo, which cannot be converted; please send JPEG, PNG or PDF.',
  tiffDamaged: 'The TIFF picture cannot be opened.',
  tiffConvertedTooLarge: (limit: number): string =>
    `The TIFF picture is larger than ${megabytes(limit)} once converted.`,
  tiffTooLarge: 'The TIFF picture has too many pixels or pages.',
  passwordProtected: 'The zip file is protected by a password.',
  zipDamaged: 'The zip file is damaged or of an unknown type.',
  zipHoldsMore: 'The zip file holds more than it lists, which some programs show.',
  zipIsPdf: 'The file is a zip file and a PDF at once: programs differ on which one they show.',
  zipEmpty: 'The zip file is empty.',
  zipTooManyEntries: (limit: number): string => `The zip file holds more than ${limit} files.`,
  zipEntryTooLarge: (limit: number): string => `The file unpacks to more than ${megabytes(limit)}.`,
  tnefDamaged: 'The winmail.dat file is damaged; what could be recovered was kept.',
  tnefEmpty: 'The winmail.dat file holds no attachment.',
  encrypted: 'The content is encrypted and cannot be opened.',
  encryptionNote: 'A note about how the message is encrypted, not a document.',
  cmsUnknown: 'A signed or encrypted message (S/MIME) that cannot be opened.',
  otherEncoding: 'A file written into the text as yEnc or BinHex, which is not decoded.',
  uuencodeDamaged: 'The uuencoded file is damaged.',
  messageWithoutFiles: 'A forwarded message without an attachment.',
  messageBroken: 'The message has too many parts or too long a header to be read as a whole.',
  partsLost: 'The parts of the message cannot be separated.',
};

/** Why a message as a whole gives no document. */
export const MESSAGE_REASONS = {
  none: 'The message has no attachment.',
  bodyAlone:
    'The message has no attachment. Its text may be an invoice; text and links in a message are not read, only attached files.',
  one: (name: string, reason: string): string => `The attachment "${name}" cannot be used: ${reason}`,
  many: (count: number): string => `None of the ${count} attachments can be used.`,
  tooLarge: (limit: number): string => `The message is larger than ${megabytes(limit)}.`,
};
