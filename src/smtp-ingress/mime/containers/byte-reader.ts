/** Reads little-endian values one after the other; throws RangeError behind the end. */
export class ByteReader {
  private offset = 0;

  constructor(private readonly bytes: Buffer) {}

  get remaining(): number {
    return this.bytes.length - this.offset;
  }

  uint8(): number {
    return this.take(1).readUInt8();
  }

  uint16(): number {
    return this.take(2).readUInt16LE();
  }

  uint32(): number {
    return this.take(4).readUInt32LE();
  }

  /** A view of the next bytes, not a copy. */
  take(length: number): Buffer {
    if (length > this.remaining) throw new RangeError(`${length} bytes wanted, ${this.remaining} left`);
    const view = this.bytes.subarray(this.offset, this.offset + length);
    this.offset += length;
    return view;
  }

  /** As take, and goes on at the next multiple of four bytes of what was taken. */
  takePadded(length: number): Buffer {
    const view = this.take(length);
    this.offset = Math.min(this.bytes.length, this.offset + ((4 - (length % 4)) % 4));
    return view;
  }
}
