import { ByteReader } from './byte-reader.js';
import { type MapiProperties, readMapiProperties } from './mapi-properties.js';

interface TnefFile {
  fileName: string | null;
  contentId: string | null;
  /** A message attached to the message is given as a TNEF stream of its own. */
  content: Buffer;
}

export interface TnefContent {
  /** The message's HTML body, where it has one. */
  html: Buffer | null;
  /** Its plain bodies: as an attribute, as a property, or both. */
  texts: string[];
  /** What Outlook may show around it: subjects, the names of people, and every name of its files. */
  titles: string[];
  /** Whether it has a body in RTF, which is not read. */
  hasFormattedText: boolean;
  /** Whether a list of properties is damaged or gives one twice, so that texts or files may be missing. */
  hasUnreadProperties: boolean;
  files: TnefFile[];
  /** False if the stream ends early, is damaged or has too many files; the files until then are given. */
  complete: boolean;
}

/** Attribute ids of [MS-OXTNEF] 2.1.3.3, without their type. */
const OEM_CODE_PAGE = 0x9007;
const ATTACHMENT_START = 0x9002;
const ATTACHMENT_TITLE = 0x8010;
const ATTACHMENT_DATA = 0x800f;
const ATTACHMENT_PROPERTIES = 0x9005;
const MESSAGE_PROPERTIES = 0x9003;
const MESSAGE_BODY = 0x800c;
const SUBJECT = 0x8004;

/** MAPI property ids of [MS-OXPROPS]. */
const BODY_PLAIN = 0x1000;
const BODY_RTF = 0x1009;
const BODY_HTML = 0x1013;
const DISPLAY_NAME = 0x3001;
const ATTACH_DATA = 0x3701;
const ATTACH_FILE_NAME = 0x3704;
const ATTACH_LONG_FILE_NAME = 0x3707;
const ATTACH_CONTENT_ID = 0x3712;
/** Subjects, topics, who sends and for whom, and who receives. */
const SHOWN = [0x0037, 0x0070, 0x0e1d, 0x0c1a, 0x0042, 0x0e04, 0x0e03, 0x0e02];

const INTERFACE_ID_LENGTH = 16;
const DEFAULT_CODE_PAGE = 'windows-1252';

interface Attachment {
  title: string | null;
  data: Buffer | null;
  properties: MapiProperties;
}

/** Decodes a winmail.dat: application/ms-tnef, [MS-OXTNEF]. Checksums are not compared: some senders get them wrong. */
export function readTnef(bytes: Buffer, maxFiles: number): TnefContent {
  const reader = new ByteReader(bytes);
  const attachments: Attachment[] = [];
  let html: Buffer | null = null;
  const texts: string[] = [];
  const titles: string[] = [];
  let hasFormattedText = false;
  let codePage = DEFAULT_CODE_PAGE;
  let complete = true;
  let hasUnreadProperties = false;
  const propertiesIn = (value: Buffer): MapiProperties => {
    const { properties, isWhole } = readMapiProperties(value, codePage);
    hasUnreadProperties ||= !isWhole;
    return properties;
  };
  try {
    reader.take(6);
    while (reader.remaining > 0) {
      reader.uint8();
      const id = reader.uint32() & 0xffff;
      const value = reader.take(reader.uint32());
      const attachment = attachments.at(-1);
      if (id === OEM_CODE_PAGE && value.length >= 4) codePage = charsetOf(value.readUInt32LE());
      else if (id === ATTACHMENT_START) {
        if (attachments.length === maxFiles) throw new RangeError('too many attachments');
        attachments.push({ title: null, data: null, properties: new Map() });
      } else if (id === MESSAGE_BODY) texts.push(textOf(value, codePage));
      else if (id === SUBJECT) titles.push(textOf(value, codePage));
      else if (id === MESSAGE_PROPERTIES) {
        const properties = propertiesIn(value);
        const plain = properties.get(BODY_PLAIN);
        html = bytesOf(properties, BODY_HTML) ?? html;
        if (typeof plain === 'string') texts.push(plain);
        titles.push(...SHOWN.flatMap((shown) => stringOf(properties, shown) ?? []));
        hasFormattedText ||= properties.has(BODY_RTF);
      } else if (attachment && id === ATTACHMENT_TITLE) attachment.title = textOf(value, codePage);
      else if (attachment && id === ATTACHMENT_DATA) attachment.data = value;
      else if (attachment && id === ATTACHMENT_PROPERTIES) attachment.properties = propertiesIn(value);
      reader.take(2);
    }
  } catch (error) {
    if (!(error instanceof RangeError)) throw error;
    complete = false;
  }
  titles.push(...attachments.flatMap(namesOf));
  return { html, texts, titles, hasFormattedText, files: attachments.map(fileOf), complete, hasUnreadProperties };
}

/** Every name of an attachment, the one that Outlook shows first. */
const namesOf = ({ title, properties }: Attachment): string[] =>
  [
    stringOf(properties, ATTACH_LONG_FILE_NAME),
    title,
    stringOf(properties, ATTACH_FILE_NAME),
    stringOf(properties, DISPLAY_NAME),
  ].filter((name) => name !== null);

function stringOf(properties: MapiProperties, id: number): string | null {
  const value = properties.get(id);
  return typeof value === 'string' && value !== '' ? value : null;
}

function fileOf(attachment: Attachment): TnefFile {
  const { data, properties } = attachment;
  return {
    fileName: namesOf(attachment)[0] ?? null,
    contentId: stringOf(properties, ATTACH_CONTENT_ID),
    content: embedded(properties) ?? (data?.length ? data : (bytesOf(properties, ATTACH_DATA) ?? Buffer.alloc(0))),
  };
}

/** The TNEF stream of an attached message, which follows the id of its interface. */
function embedded(properties: MapiProperties): Buffer | null {
  const content = bytesOf(properties, ATTACH_DATA)?.subarray(INTERFACE_ID_LENGTH);
  return content && content.length > 4 && content.readUInt32LE() === 0x223e9f78 ? content : null;
}

function bytesOf(properties: MapiProperties, id: number): Buffer | null {
  const value = properties.get(id);
  return Buffer.isBuffer(value) ? value : null;
}

function textOf(value: Buffer, codePage: string): string {
  return new TextDecoder(codePage).decode(value).replace(/\0.*$/s, '');
}

/** The name of a Windows code page, where TextDecoder knows one. */
function charsetOf(codePage: number): string {
  const known: Record<number, string> = { 932: 'shift_jis', 936: 'gbk', 949: 'euc-kr', 950: 'big5', 65001: 'utf-8' };
  const windows = codePage >= 1250 && codePage <= 1258 ? `windows-${codePage}` : null;
  return known[codePage] ?? windows ?? DEFAULT_CODE_PAGE;
}
