import { FakeAbnLookup } from './providers/abn-register/fake-abn-lookup.js';
import { FakeBank } from './providers/confirmation-of-payee/fake-bank.js';
import { FakeMailServer } from './providers/mail/fake-mail-server.js';
import { FakeSmsGateway } from './providers/sms/fake-sms-gateway.js';

/** Plays every party outside on loopback, and shows what is sent to people. For trying the service out, and for nothing else. */
const FIRST_PORT = 4_100;

const say = (line: string): void => void process.stdout.write(`${line}\n`);
const show = (kind: string, to: string, text: string): void =>
  say(`\n${kind} to ${to}\n${text.replace(/^/gm, '  | ')}`);

const register = new FakeAbnLookup();
register.add({ abn: '53004085616', entityName: 'HARBOUR LANE JOINERY PTY LTD', businessNames: ['Harbour Lane'] });
register.add({ abn: '51824753556', entityName: 'CITIZEN, JANE ANN' });
register.add({ abn: '12055136519', entityName: 'GONE PTY LTD', status: 'cancelled' });
register.add({ abn: '33007457141', entityName: 'MOVED PTY LTD', replacedBy: '53004085616' });
const bank = new FakeBank();
bank.add('062-000', '12345678', 'Harbour Lane Joinery Pty Ltd');
bank.add('062-000', '87654321', 'Mallory');
const gateway = new FakeSmsGateway(({ to, text }) => show('SMS', to, text));
const mail = new FakeMailServer(({ to, subject, text }) => show('Email', to.join(', '), `${subject}\n\n${text}`));

try {
  for (const [at, party] of [register, bank, gateway, mail].entries()) await party.listen(FIRST_PORT + at);
} catch (error) {
  process.stderr.write(`The fakes cannot listen on ports ${FIRST_PORT} to ${FIRST_PORT + 3}: ${String(error)}\n`);
  process.exit(1);
}

say(`Playing the ABN register, a bank, an SMS gateway and a mail server. Start the service with:

  export ABN_LOOKUP_URL=${register.url} ABN_LOOKUP_GUID=any
  export CONFIRMATION_OF_PAYEE_URL=${bank.url} SMS_GATEWAY_URL=${gateway.url} OUTGOING_SMTP_URL=${mail.url}
  npm start

Known are ABN 53 004 085 616 (Harbour Lane Joinery Pty Ltd), with account 062-000 12345678; 12 055 136 519 is cancelled,
33 007 457 141 was replaced, and 062-000 87654321 is Mallory's. What people are sent is shown here.`);
