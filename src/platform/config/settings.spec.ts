import { readSettings, SettingsError } from './settings.js';

const linesOf = (environment: NodeJS.ProcessEnv): string[] => {
  try {
    readSettings(environment);
  } catch (error) {
    if (error instanceof SettingsError) return error.lines;
    throw error;
  }
  return [];
};

describe('readSettings', () => {
  it('has a default for everything', () => {
    expect(readSettings({})).toMatchObject({
      HTTP_PORT: 3000,
      SMTP_PORT: 2525,
      ROLES: ['http', 'smtp', 'worker'],
      DATABASE_URL: null,
    });
  });

  it('listens only on this machine while there is a demo organization, unless told otherwise', () => {
    const hosts = (environment: NodeJS.ProcessEnv): string[] => {
      const { HTTP_HOST, SMTP_HOST } = readSettings(environment);
      return [HTTP_HOST, SMTP_HOST];
    };
    expect(hosts({})).toEqual(['127.0.0.1', '127.0.0.1']);
    expect(hosts({ DEMO: 'false' })).toEqual(['0.0.0.0', '0.0.0.0']);
    expect(hosts({ HTTP_HOST: '0.0.0.0', SMTP_HOST: '::' })).toEqual(['0.0.0.0', '::']);
  });

  it('treats an empty variable as absent', () => {
    expect(readSettings({ HTTP_PORT: '' }).HTTP_PORT).toBe(3000);
  });

  it('names each wrong setting on its own line', () => {
    expect(linesOf({ HTTP_PORT: 'eighty', ROLES: 'http,cook', DEMO: 'maybe' })).toEqual([
      'ROLES must be a comma-separated list of http, smtp, worker, but is "http,cook"',
      'DEMO must be true or false, but is "maybe"',
      'HTTP_PORT must be a whole number from 0 to 65535, but is "eighty"',
    ]);
  });

  it('takes a host name for the domain of inboxes alone', () => {
    for (const domain of ['localhost', 'in.payproof.example', 'bücher.example'])
      expect(readSettings({ INBOUND_DOMAIN: domain }).INBOUND_DOMAIN).toBe(domain);
    for (const wrong of ['a b', 'a@b.example', '.example', 'a/b'])
      expect(linesOf({ INBOUND_DOMAIN: wrong })).toEqual([`INBOUND_DOMAIN must be a domain name, but is "${wrong}"`]);
  });

  it('does not repeat a secret', () => {
    expect(linesOf({ DATABASE_URL: 'mysql://me:secret@db' })).toEqual([
      'DATABASE_URL must be an address that starts with postgres:// or postgresql://',
    ]);
  });

  it('requires certificate and key together', () => {
    expect(linesOf({ SMTP_TLS_CERT: '/tmp/cert.pem' })).toEqual([
      'SMTP_TLS_CERT and SMTP_TLS_KEY must be set together',
    ]);
  });

  it('serves metrics to other machines only with a token', () => {
    const open = { METRICS_PORT: '9464', METRICS_HOST: '0.0.0.0' };
    expect(linesOf(open)).toEqual(['METRICS_HOST can be reached from other machines: set METRICS_TOKEN too']);
    expect(readSettings({ ...open, METRICS_TOKEN: 't'.repeat(16) }).METRICS_PORT).toBe(9464);
    expect(readSettings({ METRICS_PORT: '9464' }).METRICS_HOST).toBe('127.0.0.1');
    expect(readSettings({}).METRICS_PORT).toBeNull();
  });

  it('takes lists of name servers and of domains', () => {
    const read = (DNS_SERVERS: string): readonly string[] => readSettings({ DNS_SERVERS }).DNS_SERVERS;
    expect(readSettings({}).DNS_SERVERS).toEqual([]);
    expect(read('10.0.0.1, 127.0.0.1:5353,[::1]:53,::1')).toEqual(['10.0.0.1', '127.0.0.1:5353', '[::1]:53', '::1']);
    for (const wrong of ['ns.example', '300.0.0.1', '10.0.0.1:0', '10.0.0.1:70000', '[::1', ',', '10.0.0.1 10.0.0.2'])
      expect(() => read(wrong)).toThrow(/DNS_SERVERS must be a comma-separated list of addresses of name servers/);
    expect(readSettings({ TRUSTED_ARC_SEALERS: 'Google.com' }).TRUSTED_ARC_SEALERS).toEqual(['google.com']);
    expect(() => readSettings({ TRUSTED_ARC_SEALERS: '*' })).toThrow(/domains/);
  });
});
