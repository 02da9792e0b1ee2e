import { createHash } from 'node:crypto';
import '@fastify/multipart';
import type { FastifyRequest } from 'fastify';
import { DomainError, invalid } from '../errors/domain-error.js';
import { errorCode } from '../errors/system-error.js';

/** 10 MB is 10,240 KiB (decisions, section 2). */
export const MAX_UPLOAD_BYTES = 10_485_760;
/** What the boundaries and headers of a multipart body may take beside the file. */
const ENVELOPE_BYTES = 65_536;

/** How the library calls what is over the limits of how many parts there can be. */
const TOO_MANY: ReadonlySet<string> = new Set(['FST_PARTS_LIMIT', 'FST_FILES_LIMIT', 'FST_FIELDS_LIMIT']);

export interface UploadedFile {
  bytes: Buffer;
  /** As it was sent; null if the part does not say. */
  fileName: string | null;
}

/** What one part of a multipart body holds, short enough to be kept and compared. */
export interface PartDigest {
  name: string;
  /** Null for a part that does not say. */
  fileName: string | null;
  /** SHA-256, in hex. */
  content: string;
}

interface MultipartBody {
  /** The first part `file`. */
  file: UploadedFile | null;
  /** Every other part. */
  others: PartDigest[];
}

const bodies = new WeakMap<FastifyRequest, Promise<MultipartBody>>();

function refuse(sentence: string): DomainError {
  return invalid({ file: [sentence] });
}

/**
 * Takes the part `file` out of a multipart body. Throws an invalid DomainError with `errors.file` if there is none or more
 * than one, it is empty, or it is larger than 10 MB, and with the name of every part that is not `file`.
 */
export async function receiveUpload(request: FastifyRequest): Promise<UploadedFile> {
  if (!request.isMultipart()) throw refuse('The file field is required, as a part of a multipart/form-data body.');
  const { file, others } = await multipartOf(request);
  const errors = new Map<string, string[]>();
  if (file === null) errors.set('file', ['The file field is required.']);
  else if (others.some(({ name }) => name === 'file'))
    errors.set('file', ['Send one file: there is more than one part called file.']);
  else if (file.bytes.length === 0) errors.set('file', ['The file is empty.']);
  for (const { name } of others) if (name !== 'file') errors.set(name, [`Unknown part ${name}.`]);
  if (file === null || errors.size > 0) throw invalid(Object.fromEntries(errors));
  return file;
}

/** What the parts of a multipart body hold, whatever boundary is between them. Throws as receiveUpload. */
export async function digestParts(request: FastifyRequest): Promise<PartDigest[]> {
  const { file, others } = await multipartOf(request);
  return file === null ? others : [digestOf('file', file.fileName, file.bytes), ...others];
}

/** The body is read once, however often it is asked for. */
function multipartOf(request: FastifyRequest): Promise<MultipartBody> {
  let body = bodies.get(request);
  if (!body) {
    body = readMultipart(request);
    bodies.set(request, body);
  }
  return body;
}

async function readMultipart(request: FastifyRequest): Promise<MultipartBody> {
  if (Number(request.headers['content-length'] ?? 0) > MAX_UPLOAD_BYTES + ENVELOPE_BYTES) throw tooLarge();
  const parts = request.parts({
    limits: { fileSize: MAX_UPLOAD_BYTES, files: 10, parts: 50, fieldSize: 65_536 },
    // A part need not say what its file is called (RFC 7578, section 4.2).
    isPartAFile: (name, _type, fileName) => name === 'file' || fileName !== undefined,
  });
  const body: MultipartBody = { file: null, others: [] };
  try {
    for await (const part of parts) {
      // The library has no name for it, whatever its types say.
      if ((part.fieldname as string | undefined) === undefined)
        throw refuse('Every part of the multipart body must have a name.');
      if (part.type !== 'file') {
        body.others.push(digestOf(part.fieldname, null, Buffer.from(String(part.value))));
        continue;
      }
      const bytes = await part.toBuffer();
      const fileName = (part.filename as string | undefined) ?? null;
      if (part.fieldname === 'file' && body.file === null) body.file = { bytes, fileName };
      else body.others.push(digestOf(part.fieldname, fileName, bytes));
    }
  } catch (error) {
    if (error instanceof DomainError) throw error;
    if (errorCode(error) === 'FST_REQ_FILE_TOO_LARGE') throw tooLarge();
    if (TOO_MANY.has(errorCode(error))) throw refuse('The multipart body has too many parts.');
    // The library refuses what is called as a property of every object, and does not say which it was.
    if (errorCode(error) === 'FST_PROTO_VIOLATION') throw refuse('Send only a part called file.');
    throw refuse('The multipart body is malformed.');
  }
  return body;
}

function digestOf(name: string, fileName: string | null, bytes: Buffer): PartDigest {
  return { name, fileName, content: createHash('sha256').update(bytes).digest('hex') };
}

function tooLarge(): DomainError {
  return refuse('The file must not be larger than 10 MB (10,485,760 bytes).');
}
