import { der, signedData } from '../../../../test/support/messages/files.js';
import { readCms } from './cms.js';

const SIGNED = Buffer.from('06092a864886f70d010702', 'hex');
const DATA = Buffer.from('06092a864886f70d010701', 'hex');
const END = Buffer.alloc(2);

describe('readCms', () => {
  it('extracts content of definite length', () => {
    expect(readCms(signedData(Buffer.from('hello')))).toEqual({ kind: 'signed', content: Buffer.from('hello') });
  });

  it('extracts content of indefinite length in pieces, as Outlook and OpenSSL stream it', () => {
    const octets = Buffer.concat([
      Buffer.from('2480', 'hex'),
      der(4, Buffer.from('hel')),
      der(4, Buffer.from('lo')),
      END,
    ]);
    const encapsulated = Buffer.concat([
      Buffer.from('3080', 'hex'),
      DATA,
      Buffer.from('a080', 'hex'),
      octets,
      END,
      END,
    ]);
    const signed = Buffer.concat([Buffer.from('3080020101', 'hex'), der(0x31), encapsulated, der(0x31), END]);
    const whole = Buffer.concat([Buffer.from('3080', 'hex'), SIGNED, Buffer.from('a080', 'hex'), signed, END, END]);
    expect(readCms(whole)).toEqual({ kind: 'signed', content: Buffer.from('hello') });
  });

  it('distinguishes detached signatures, encryption and damage', () => {
    expect(readCms(signedData(null))).toEqual({ kind: 'detached-signature' });
    const enveloped = der(0x30, der(0x06, Buffer.from('2a864886f70d010703', 'hex')), der(0xa0, der(0x30)));
    expect(readCms(enveloped)).toEqual({ kind: 'encrypted' });
    expect(readCms(signedData(Buffer.from('hello')).subarray(0, 40))).toEqual({ kind: 'unknown' });
    expect(readCms(Buffer.alloc(10_000, Buffer.from('3080', 'hex')))).toEqual({ kind: 'unknown' });
    expect(readCms(Buffer.from('3084ffffffff', 'hex'))).toEqual({ kind: 'unknown' });
  });
});
