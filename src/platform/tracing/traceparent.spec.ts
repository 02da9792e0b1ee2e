import { readTraceparent, writeTraceparent } from './traceparent.js';

const GIVEN = '00-4bf92f3577b34da6a3ce929d0e0e4736-00f067aa0ba902b7-01';

describe('a traceparent', () => {
  it('is read and written', () => {
    const read = readTraceparent(GIVEN);
    expect(read).toEqual({ traceId: '4bf92f3577b34da6a3ce929d0e0e4736', spanId: '00f067aa0ba902b7', sampled: true });
    expect(read && writeTraceparent(read)).toBe(GIVEN);
    expect(readTraceparent(GIVEN.replace(/01$/, '00'))).toMatchObject({ sampled: false });
  });

  it.each([
    ['nothing', undefined],
    ['several headers', [GIVEN, GIVEN]],
    ['another version', GIVEN.replace(/^00/, '01')],
    ['capitals', GIVEN.toUpperCase()],
    ['a trace of zeros', `00-${'0'.repeat(32)}-00f067aa0ba902b7-01`],
    ['a span of zeros', `00-4bf92f3577b34da6a3ce929d0e0e4736-${'0'.repeat(16)}-01`],
    ['something behind it', `${GIVEN}-kim@supplier.example`],
    ['a line behind it', `${GIVEN}\n`],
    ['other flags', GIVEN.replace(/01$/, 'ff')],
  ])('is not %s', (_what, text) => {
    expect(readTraceparent(text)).toBeNull();
  });
});
