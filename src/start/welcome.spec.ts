import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Settings } from '../platform/config/settings.js';
import { welcome } from './welcome.js';

const service = {
  addresses: {
    http: 'http://localhost:3000',
    smtp: 'localhost:2525',
    smtps: null,
    inboundDomain: 'localhost',
    publicUrl: 'https://pay.example',
  },
  outgoingPaused: false,
};

describe('welcome', () => {
  const folder = mkdtempSync(join(tmpdir(), 'welcome-'));
  const credentials = join(folder, 'credentials.json');
  writeFileSync(credentials, '{}');
  afterAll(() => rmSync(folder, { recursive: true }));

  const said = (ROLES: Settings['ROLES'], path = join(folder, 'none')): string[] =>
    welcome(service, path, { ROLES, DASHBOARD: true })
      .split('\n')
      .filter((line) => line !== '');

  it('says where everything is, and what to try with the keys that were made', () => {
    expect(said(['http', 'smtp', 'worker'], credentials)).toEqual([
      'Payproof is ready.',
      '  Dashboard       https://pay.example/',
      '  REST interface  https://pay.example/api   (sandbox: https://pay.example/sandbox/api)',
      '  Mail server     localhost:2525',
      `  Keys and inbox  ${credentials}   (and who can sign in)`,
      'Try next: npm run demo    (in another terminal: emails an invoice and shows what was read)',
    ]);
  });

  it('names only what a process of some roles serves', () => {
    expect(said(['worker'])).toEqual(['Payproof is ready (worker).']);
    expect(said(['smtp'])).toEqual(['Payproof is ready (smtp).', '  Mail server     localhost:2525']);
    expect(said(['http', 'worker'])).toEqual([
      'Payproof is ready (http, worker).',
      '  Dashboard       https://pay.example/',
      '  REST interface  https://pay.example/api   (sandbox: https://pay.example/sandbox/api)',
    ]);
  });

  it('does not send anybody to a demo whose keys are not there', () =>
    expect(said(['http', 'smtp', 'worker']).join()).not.toContain('npm run demo'));
});
