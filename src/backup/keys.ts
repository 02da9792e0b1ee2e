import { createCipheriv, createDecipheriv, createHmac, randomBytes, scrypt, timingSafeEqual } from 'node:crypto';
import { BackupError } from './backup-error.js';

/** OWASP, Password storage cheat sheet: 128 MiB for each try at a passphrase. Fixed, so that no backup can ask for more. */
const COST = { N: 2 ** 17, r: 8, p: 1, maxmem: 256 * 1_048_576 };
const SALT = 32;
const CIPHER = 'aes-256-gcm';
/** Bytes of the nonce and of the tag (NIST SP 800-38D, sections 8.2 and 5.2.1.2). */
const NONCE = 12;
const TAG = 16;

/** Text that only the passphrase opens, in base64. */
export interface Sealed {
  cipher: typeof CIPHER;
  nonce: string;
  text: string;
}

/** What a passphrase and a salt give: one key that seals, another that authenticates. */
export class BackupKeys {
  private constructor(
    readonly salt: Buffer,
    private readonly sealing: Buffer,
    private readonly authenticating: Buffer,
  ) {}

  /** @param salt that of a backup; a new one unless given */
  static async of(passphrase: string, salt: Buffer = randomBytes(SALT)): Promise<BackupKeys> {
    const bytes = await new Promise<Buffer>((resolve, reject) =>
      // The same words count the same, however a keyboard composes them (RFC 8265).
      scrypt(passphrase.normalize('NFC'), salt, 64, COST, (error, key) => (error ? reject(error) : resolve(key))),
    );
    return new BackupKeys(salt, bytes.subarray(0, 32), bytes.subarray(32));
  }

  seal(text: string): Sealed {
    const nonce = randomBytes(NONCE);
    const cipher = createCipheriv(CIPHER, this.sealing, nonce);
    const sealed = Buffer.concat([cipher.update(text, 'utf8'), cipher.final(), cipher.getAuthTag()]);
    return { cipher: CIPHER, nonce: nonce.toString('base64'), text: sealed.toString('base64') };
  }

  open({ nonce, text }: Sealed): string {
    const bytes = Buffer.from(text, 'base64');
    try {
      const decipher = createDecipheriv(CIPHER, this.sealing, Buffer.from(nonce, 'base64')).setAuthTag(
        bytes.subarray(-TAG),
      );
      return Buffer.concat([decipher.update(bytes.subarray(0, -TAG)), decipher.final()]).toString('utf8');
    } catch {
      throw new BackupError('The secrets of the backup cannot be opened.');
    }
  }

  /** In hexadecimal (HMAC-SHA-256, RFC 2104). */
  authenticate(text: string): string {
    return createHmac('sha256', this.authenticating).update(text).digest('hex');
  }

  isAuthentic(text: string, mac: string): boolean {
    const right = Buffer.from(this.authenticate(text), 'hex');
    const given = Buffer.from(mac, 'hex');
    return given.length === right.length && timingSafeEqual(given, right);
  }
}
