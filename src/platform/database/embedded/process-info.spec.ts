import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { isAlive, parseProcStat, processInfo } from './process-info.js';

describe('parseProcStat', () => {
  const rest = '1 1 1 0 -1 4194560 900 0 0 0 1 2 0 0 20 0 1 0 8675309 1000 200';

  it('finds state and start behind a name with brackets and spaces', () => {
    expect(parseProcStat(`77 (a) Z (b c) S ${rest}`)).toEqual({ zombie: false, startTicks: '8675309' });
  });

  it('recognises a zombie', () => {
    expect(parseProcStat(`77 (postgres) Z ${rest}`).zombie).toBe(true);
  });
});

describe('processInfo', () => {
  it('tells processes apart by their start and stays the same for one', async () => {
    const child = spawn(process.execPath, ['-e', 'setInterval(() => 0, 1000)']);
    await once(child, 'spawn');
    const pid = Number(child.pid);
    const seen = processInfo(pid);
    expect(seen).toMatchObject({ zombie: false });
    expect(processInfo(pid)).toEqual(seen);
    child.kill('SIGKILL');
    await once(child, 'exit');
    expect(processInfo(pid)).toBeNull();
    expect(isAlive(pid)).toBe(false);
  });

  it('treats a zombie as ended', async () => {
    // The shell becomes a sleep that never asks after the child it inherited.
    const parent = spawn('/bin/sh', ['-c', 'true & echo $!; exec sleep 30'], { stdio: ['ignore', 'pipe', 'ignore'] });
    const [line] = await once(parent.stdout, 'data');
    const pid = Number(String(line));
    const deadline = Date.now() + 60_000;
    while (isAlive(pid) && Date.now() < deadline) await new Promise((resolve) => setTimeout(resolve, 10));
    expect(isAlive(pid)).toBe(false);
    parent.kill('SIGKILL');
    await once(parent, 'exit');
  });
});
