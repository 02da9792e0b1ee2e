import '@fastify/multipart';
import type { FastifyRequest } from 'fastify';
import { DomainError, invalid } from '../errors/domain-error.js';
import { errorCode } from '../errors/system-error.js';

/** 10 MB is 10,240 KiB (decisions, section 2). */
export const MAX_UPLOAD_BYTES = 10_485_760;
/** What the boundaries and headers of a multipart body may take beside the file. */
const ENVELOPE_BYTES = 65_536;

export interface UploadedFile {
  bytes: Buffer;
  /** As it was sent. */
  fileName: string;
}

function refuse(sentence: string): DomainError {
  return invalid({ file: [sentence] });
}

/**
 * Takes the part `file` out of a multipart body. Throws an invalid DomainError with `errors.file` where there is none, it
 * is empty, or it is larger than 10 MB.
 */
export async function takeUpload(request: FastifyRequest): Promise<UploadedFile> {
  if (!request.isMultipart()) throw refuse('The file field is required, as a part of a multipart/form-data body.');
  if (Number(request.headers['content-length'] ?? 0) > MAX_UPLOAD_BYTES + ENVELOPE_BYTES) throw tooLarge();
  const parts = request.parts({ limits: { fileSize: MAX_UPLOAD_BYTES, files: 10, parts: 50, fieldSize: 65_536 } });
  let found: UploadedFile | null = null;
  try {
    for await (const part of parts) {
      if (part.type !== 'file') continue;
      const bytes = await part.toBuffer();
      if (part.fieldname === 'file' && found === null) found = { bytes, fileName: part.filename };
    }
  } catch (error) {
    if (errorCode(error) === 'FST_REQ_FILE_TOO_LARGE') throw tooLarge();
    if (error instanceof DomainError) throw error;
    throw refuse('The multipart body is damaged or has too many parts.');
  }
  if (found === null) throw refuse('The file field is required.');
  if (found.bytes.length === 0) throw refuse('The file is empty.');
  return found;
}

function tooLarge(): DomainError {
  return refuse('The file must not be larger than 10 MB (10,485,760 bytes).');
}
