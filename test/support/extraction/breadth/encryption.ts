import { createCipheriv, createHash, randomBytes } from 'node:crypto';

/** How the streams of a file are encrypted; its strings are not encrypted, so it is for files without any that matter. */
export interface Encryption {
  /** The dictionary of the trailer that says how. */
  dictionary: string;
  id: string;
  encrypt(data: Buffer, objectNumber: number): Buffer;
}

const PADDING = Buffer.from('28bf4e5e4e758a4164004e56fffa01082e2e00b6d0683e802f0ca9fe6453697a', 'hex');
const ID = Buffer.from('0123456789abcdef0123456789abcdef', 'hex');
const PERMISSIONS = -44;
const OWNER = 'nobody knows this';

const md5 = (...parts: Buffer[]) => createHash('md5').update(Buffer.concat(parts)).digest();
const hex = (data: Buffer) => `<${data.toString('hex')}>`;

function rc4(key: Buffer, data: Buffer): Buffer {
  const state = Uint8Array.from({ length: 256 }, (_, index) => index);
  const swap = (a: number, b: number) => ([state[a], state[b]] = [state[b] as number, state[a] as number]);
  for (let i = 0, j = 0; i < 256; i++) {
    j = (j + (state[i] as number) + (key[i % key.length] as number)) & 255;
    swap(i, j);
  }
  let [i, j] = [0, 0];
  return Buffer.from(
    data.map((byte) => {
      i = (i + 1) & 255;
      j = (j + (state[i] as number)) & 255;
      swap(i, j);
      return byte ^ (state[((state[i] as number) + (state[j] as number)) & 255] as number);
    }),
  );
}

function aes(key: Buffer, data: Buffer): Buffer {
  const start = randomBytes(16);
  const cipher = createCipheriv(`aes-${key.length * 8}-cbc`, key, start);
  return Buffer.concat([start, cipher.update(data), cipher.final()]);
}

/** RC4 or AES with 128 bits and an empty user password (ISO 32000-1, 7.6.3, revision 3 or 4). */
export function encryption128(method: 'RC4' | 'AES'): Encryption {
  const padded = (password: string) => Buffer.concat([Buffer.from(password, 'latin1'), PADDING]).subarray(0, 32);
  const again = (digest: Buffer) => Array.from({ length: 50 }).reduce<Buffer>((result) => md5(result), digest);
  const rounds = (key: Buffer, data: Buffer) =>
    Array.from({ length: 20 }).reduce<Buffer>(
      (result, _, round) => rc4(Buffer.from(key.map((b) => b ^ round)), result),
      data,
    );
  const owner = rounds(again(md5(padded(OWNER))), padded(''));
  const permissions = Buffer.alloc(4);
  permissions.writeInt32LE(PERMISSIONS);
  const key = again(md5(padded(''), owner, permissions, ID));
  const user = Buffer.concat([rounds(key, md5(PADDING, ID)), Buffer.alloc(16)]);
  const common = `/Filter /Standard /Length 128 /P ${PERMISSIONS} /O ${hex(owner)} /U ${hex(user)}`;
  const filters =
    '/CF << /StdCF << /Type /CryptFilter /CFM /AESV2 /Length 16 /AuthEvent /DocOpen >> >> /StmF /StdCF /StrF /StdCF';
  const ofObject = (number: number) => {
    const place = Buffer.from([number & 255, (number >> 8) & 255, (number >> 16) & 255, 0, 0]);
    return md5(key, place, method === 'AES' ? Buffer.from('sAlT') : Buffer.alloc(0));
  };
  return {
    dictionary: `<< ${common} ${method === 'RC4' ? '/V 2 /R 3' : `/V 4 /R 4 ${filters}`} >>`,
    id: hex(ID),
    encrypt: (data, number) => (method === 'RC4' ? rc4(ofObject(number), data) : aes(ofObject(number), data)),
  };
}

/** AES with 256 bits and an empty user password (ISO 32000-2, revision 6). */
export function encryption256(): Encryption {
  const key = randomBytes(32);
  const salted = (password: string, user: Buffer) => {
    const [validation, forKey] = [randomBytes(8), randomBytes(8)];
    const bytes = Buffer.from(password);
    const proof = Buffer.concat([hash(bytes, validation, user), validation, forKey]);
    const wrapped = createCipheriv('aes-256-cbc', hash(bytes, forKey, user), Buffer.alloc(16)).setAutoPadding(false);
    return { proof, wrapped: wrapped.update(key) };
  };
  const user = salted('', Buffer.alloc(0));
  const owner = salted(OWNER, user.proof);
  const permissions = Buffer.alloc(16, 0xff);
  permissions.writeInt32LE(PERMISSIONS);
  permissions.write('Tadb', 8, 'latin1');
  const perms = createCipheriv('aes-256-ecb', key, null).setAutoPadding(false).update(permissions);
  const proofs = `/O ${hex(owner.proof)} /U ${hex(user.proof)} /OE ${hex(owner.wrapped)} /UE ${hex(user.wrapped)}`;
  const filters = '/CF << /StdCF << /CFM /AESV3 /Length 32 /AuthEvent /DocOpen >> >> /StmF /StdCF /StrF /StdCF';
  return {
    dictionary: `<< /Filter /Standard /V 5 /R 6 /Length 256 /P ${PERMISSIONS} ${proofs} /Perms ${hex(perms)} ${filters} >>`,
    id: hex(ID),
    encrypt: (data) => aes(key, data),
  };
}

/** ISO 32000-2, algorithm 2.B. */
function hash(password: Buffer, salt: Buffer, user: Buffer): Buffer {
  let result = createHash('sha256')
    .update(Buffer.concat([password, salt, user]))
    .digest();
  for (let round = 0, last = 0; round < 64 || last > round - 32; round++) {
    const block = Buffer.concat([password, result, user]);
    const cipher = createCipheriv('aes-128-cbc', result.subarray(0, 16), result.subarray(16, 32)).setAutoPadding(false);
    const encrypted = cipher.update(Buffer.concat(Array.from({ length: 64 }, () => block)));
    const rest = encrypted.subarray(0, 16).reduce((sum, byte) => sum + byte, 0) % 3;
    result = createHash(['sha256', 'sha384', 'sha512'][rest] as string)
      .update(encrypted)
      .digest();
    last = encrypted[encrypted.length - 1] as number;
  }
  return result.subarray(0, 32);
}
