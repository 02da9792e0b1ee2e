import { pixelShape } from './pixel-shape.js';

function png(across: number, down: number): Buffer {
  const bytes = Buffer.alloc(60);
  bytes.write('\x89PNG\r\n\x1a\n', 0, 'latin1');
  bytes.writeUInt32BE(13, 8);
  bytes.write('IHDR', 12, 'latin1');
  bytes.writeUInt32BE(9, 33);
  bytes.write('pHYs', 37, 'latin1');
  bytes.writeUInt32BE(across, 41);
  bytes.writeUInt32BE(down, 45);
  return bytes;
}

function jpeg(across: number, down: number): Buffer {
  const bytes = Buffer.from([0xff, 0xd8, 0xff, 0xe0, 0, 16, 0x4a, 0x46, 0x49, 0x46, 0, 1, 1, 1, 0, 0, 0, 0, 0, 0]);
  bytes.writeUInt16BE(across, 14);
  bytes.writeUInt16BE(down, 16);
  return bytes;
}

describe('the shape of pixels', () => {
  it('is told by the densities of the file', () => {
    expect(pixelShape(png(8031, 3858))).toBeCloseTo(2.08, 2);
    expect(pixelShape(jpeg(200, 100))).toBe(2);
    expect(pixelShape(jpeg(100, 200))).toBe(0.5);
  });

  it('is square where densities are equal, nearly so, missing or absurd', () => {
    for (const bytes of [png(7874, 7874), png(8031, 7717), jpeg(72, 72), jpeg(0, 0), jpeg(1000, 1), Buffer.from('')]) {
      expect(pixelShape(bytes)).toBe(1);
    }
    expect(pixelShape(Buffer.from('\x89PNG\r\n\x1a\n', 'latin1'))).toBe(1);
  });
});
