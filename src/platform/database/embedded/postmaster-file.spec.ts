import { parsePostmasterFile } from './postmaster-file.js';

const RUNNING = ['4711', '/srv/data/postgres', '1790000000', '40123', '', '127.0.0.1', ' 12345 0', 'ready   ', ''].join(
  '\n',
);

describe('parsePostmasterFile', () => {
  it('reads pid, port and state of a running server', () => {
    expect(parsePostmasterFile(RUNNING)).toEqual({ pid: 4711, port: 40123, ready: true });
  });

  it('recognises a server that is still starting or already stopping', () => {
    expect(parsePostmasterFile(RUNNING.replace('ready', 'starting'))).toMatchObject({ pid: 4711, ready: false });
    expect(parsePostmasterFile(RUNNING.replace('ready', 'stopping'))).toMatchObject({ pid: 4711, ready: false });
  });

  it('reads a file whose first lines only are written', () => {
    expect(parsePostmasterFile('4711\n/srv/data/postgres\n')).toEqual({ pid: 4711, port: undefined, ready: false });
  });

  it.each(['', '\n', '0\n', '-12\n/srv\n', 'x\n', '12 34\n', '99999999999\n'])('finds no process in %j', (text) => {
    expect(parsePostmasterFile(text)).toBeNull();
  });
});
