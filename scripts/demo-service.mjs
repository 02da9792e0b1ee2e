// A service with a month of demo data, made through its own doors: mail by SMTP from domains that sign, verifications that
// somebody confirmed by SMS, documents that are read. Everybody outside is played on loopback (test/support).
//   node scripts/demo-service.mjs [--data DIR] [--port 3400] [--setting NAME=VALUE …]
// Runs until Ctrl-C. Says "Demo data is ready" when everything is read; pictures of it: scripts/screenshots.mjs.
import { spawn } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import { dirname, join, resolve } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { fileURLToPath } from 'node:url';
import { parseArgs } from 'node:util';
import { PDFDocument, StandardFonts } from '@cantoo/pdf-lib';
import sharp from 'sharp';
import { abaFile, support } from './demo-support.mjs';

const { values: given } = parseArgs({
  options: {
    data: { type: 'string', default: 'data-demo' },
    port: { type: 'string', default: '3400' },
    setting: { type: 'string', multiple: true, default: [] },
  },
});
const root = dirname(dirname(fileURLToPath(import.meta.url)));
const dataDir = resolve(given.data);

const { TestDnsServer } = await support('dns-server');
const { MailDomain } = await support('mail-domain');
const { FakeParties } = await support('fake-parties');
const { codeIn, linkIn, sendForm } = await support('individual');
const { sendMail } = await support('mail');

const dns = await TestDnsServer.start();
const parties = await FakeParties.start();
const SUPPLIERS = {
  harbour: {
    name: 'Harbour Lane Joinery Pty Ltd',
    abn: '53 004 085 616',
    bsb: '062-000',
    account: '1234 5678',
    domain: 'harbourlane.com.au',
  },
  timber: {
    name: 'Southern Cross Timber Pty Ltd',
    abn: '51 824 753 556',
    bsb: '033-547',
    account: '482 913',
    domain: 'southerncrosstimber.com.au',
  },
  spark: {
    name: 'Bright Spark Electrical Pty Ltd',
    abn: '33 007 457 141',
    bsb: '083-004',
    account: '55 730 2216',
    domain: 'brightspark.net.au',
  },
  glass: {
    name: 'Clearview Glass & Glazing',
    abn: '12 055 136 519',
    bsb: '013-128',
    account: '9081 33742',
    domain: 'clearviewglass.com.au',
  },
  lookalike: {
    name: 'Harbour Lane Joinery Pty Ltd',
    abn: '53 004 085 616',
    bsb: '062-000',
    account: '8765 4321',
    domain: 'harbour1ane.com.au',
  },
};
for (const { name, abn, bsb, account } of Object.values(SUPPLIERS).slice(0, 4)) {
  parties.register.add({ abn: abn.replace(/ /g, ''), entityName: name.toUpperCase() });
  parties.bank.add(bsb, account.replace(/ /g, ''), name);
}
const domains = new Map(Object.values(SUPPLIERS).map(({ domain }) => [domain, new MailDomain(dns, domain)]));

const service = spawn(process.execPath, [join(root, 'dist', 'main.js')], {
  stdio: ['ignore', 'inherit', 'inherit'],
  env: {
    ...process.env,
    ...parties.settings,
    PROVIDER_TIMEOUT_MS: '2000',
    DATA_DIR: dataDir,
    HTTP_PORT: given.port,
    SMTP_PORT: String(Number(given.port) + 1),
    DNS_SERVERS: dns.address,
    WEBHOOK_ALLOW_PRIVATE: 'true',
    LOG_LEVEL: 'warn',
    ...Object.fromEntries(given.setting.map((one) => one.split(/=(.*)/s).slice(0, 2))),
  },
});
const stop = () => service.kill('SIGTERM');
process.on('SIGINT', stop);
process.on('SIGTERM', stop);
process.on('exit', stop);
service.on('exit', (code) => process.exit(code ?? 0));

const http = `http://127.0.0.1:${given.port}`;
const answers = () =>
  fetch(`${http}/health/ready`).then(
    ({ ok }) => ok,
    () => false,
  );
// The demo organization is made just after the service is ready.
while (!existsSync(join(dataDir, 'credentials.json')) || !(await answers())) await wait(200);
const credentials = JSON.parse(readFileSync(join(dataDir, 'credentials.json'), 'utf8'));

async function api(method, path, body) {
  const response = await fetch(`${http}/api${path}`, {
    method,
    headers: { authorization: `Bearer ${credentials.entity_key}`, 'content-type': 'application/json' },
    body: body === undefined ? undefined : JSON.stringify(body),
  });
  const answer = await response.json();
  if (!response.ok) throw new Error(`${method} ${path}: ${JSON.stringify(answer)}`);
  return answer;
}

async function until(ask, fits) {
  for (;;) {
    const found = await ask();
    if (fits(found)) return found;
    await wait(200);
  }
}

/** Has a payee verified: the individual follows the link and confirms with the code. */
async function verify({ name, abn, bsb, account }, mobile) {
  const texts = () => parties.gateway.delivered.filter(({ to }) => to === mobile);
  const { data } = await api('POST', '/verifications', {
    business_name: name,
    business_abn: abn,
    individual_name: 'Jane Citizen',
    individual_mobile: mobile,
    account_name: name,
    account_bsb: bsb,
    account_number: account,
  });
  const [first] = await until(texts, ({ length }) => length >= 1);
  const link = linkIn(first.text);
  await sendForm(link, { step: 'code' });
  const [, second] = await until(texts, ({ length }) => length >= 2);
  await sendForm(link, { step: 'answer', code: codeIn(second.text), answer: 'ours' });
  await until(
    () => api('GET', `/verifications/${data.id}`),
    (one) => one.data.attributes.status === 'verified',
  );
}

const dollars = (cents) => (cents / 100).toLocaleString('en-AU', { minimumFractionDigits: 2 });

/** What stands on a tax invoice of one page: text, place from the bottom left in points, size, whether it is bold. */
function linesOf({ name, abn, bsb, account }, number, cents, note = '') {
  const net = Math.round(cents / 1.1);
  return [
    [name, 50, 780, 17, true],
    [`ABN ${abn}`, 50, 762],
    ['14 Harbour Lane, Fremantle WA 6160', 50, 748],
    ['TAX INVOICE', 400, 780, 17, true],
    ['Invoice number', 400, 755],
    [number, 490, 755],
    ['Invoice date', 400, 740],
    ['3 November 2026', 490, 740],
    ['Due date', 400, 725],
    ['17 November 2026', 490, 725],
    ['Bill to', 50, 700, 10, true],
    ['Example Buyer Pty Ltd', 50, 686],
    ['1 Collins Street, Melbourne VIC 3000', 50, 672],
    ['Description', 50, 620, 10, true],
    ['Amount', 480, 620, 10, true],
    ['Work and material as agreed', 50, 602],
    [dollars(net), 480, 602],
    ['Subtotal', 400, 540],
    [`$${dollars(net)}`, 480, 540],
    ['GST 10%', 400, 525],
    [`$${dollars(cents - net)}`, 480, 525],
    ['Total due AUD', 400, 508, 11, true],
    [`$${dollars(cents)}`, 480, 508, 11, true],
    ...(account === ''
      ? [['Please pay as usual.', 50, 440]]
      : [
          ['How to pay', 50, 440, 11, true],
          ['Account name:', 50, 424],
          [name, 150, 424],
          ['BSB:', 50, 410],
          [bsb, 150, 410],
          ['Account number:', 50, 396],
          [account, 150, 396],
        ]),
    ...(note === '' ? [] : [[note, 50, 340, 11, true]]),
  ];
}

/** A tax invoice with text. */
async function invoice(...given) {
  const document = await PDFDocument.create();
  const page = document.addPage([595, 842]);
  const font = await document.embedFont(StandardFonts.Helvetica);
  const bold = await document.embedFont(StandardFonts.HelveticaBold);
  for (const [text, x, y, size = 10, heavy = false] of linesOf(...given))
    page.drawText(text, { x, y, size, font: heavy ? bold : font });
  return Buffer.from(await document.save());
}

/** The same as a picture, a little aslant, as it comes from a scanner. */
function scan(...given) {
  const texts = linesOf(...given).map(
    ([text, x, y, size = 10, heavy = false]) =>
      `<text x="${x}" y="${842 - y}" font-size="${size}"${heavy ? ' font-weight="bold"' : ''}>${text.replaceAll('&', '&amp;')}</text>`,
  );
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" width="1654" height="2339" viewBox="0 0 595 842"><rect width="595" height="842" fill="#fbfaf6"/><g font-family="Helvetica, Arial, sans-serif" fill="#1c1c1c" transform="rotate(0.6 297 421)">${texts.join('')}</g></svg>`;
  return sharp(Buffer.from(svg)).jpeg({ quality: 82 }).toBuffer();
}

let sent = 0;
async function mail({ name, domain }, fileName, content, subject = `Invoice ${fileName}`) {
  const from = `accounts@${domain}`;
  const to = credentials.inbox;
  const raw = await domains.get(domain).sign({
    from: `${name} <${from}>`,
    to,
    subject,
    text: 'Please find our invoice attached.',
    attachments: [{ filename: fileName, content }],
  });
  const [host, port] = credentials.smtp.split(':');
  await sendMail({ host, port: Number(port) }, { envelope: { from, to }, raw });
  sent += 1;
  const count = sent;
  await until(
    () => api('GET', '/invoices?page[size]=100&sort=-created_at'),
    ({ data, meta }) =>
      meta.total >= count && data.every(({ attributes: { status } }) => status !== 'queued' && status !== 'reading'),
  );
}

/** What is there besides invoices: a payment file, rules, webhooks, lists of senders, one invoice on hold. */
async function further() {
  if ((await api('GET', '/webhook-subscriptions')).meta.total > 0) return;
  await api('POST', '/webhook-subscriptions', {
    // Nobody answers there, so that attempts that failed can be looked at.
    url: 'http://127.0.0.1:9/payproof',
    events: ['check.compromised', 'aba_check.failed'],
  });
  await api('POST', '/sender-rules', { sender: 'harbourlane.com.au', policy: 'allow', note: 'Joinery' });
  await api('POST', '/sender-rules', { sender: 'harbour1ane.com.au', policy: 'block', note: 'Imitates the joinery' });
  await api('POST', '/rules', {
    name: 'within_the_limit',
    description: 'The total is below what one person may approve.',
    conditions: { all: [{ fact: 'invoiceTotal', operator: 'lessThan', value: 10_000 }] },
  });
  const file = new FormData();
  const entries = [
    { lodgementReference: 'HL-2041', amountCents: 143_000 },
    { lodgementReference: 'HL-2044', amountCents: 1_875_000, accountNumber: '87654321' },
    { accountName: 'SOUTHERN CROSS TIMBER', bsb: '033-547', accountNumber: '482913', lodgementReference: 'SCT-881' },
    { accountName: 'STRANGER PTY LTD', bsb: '083-004', accountNumber: '111222333', lodgementReference: '1' },
  ];
  file.set('file', new Blob([await abaFile(entries)]), 'payment-run-46.aba');
  const uploaded = await fetch(`${http}/api/aba-checks`, {
    method: 'POST',
    headers: { authorization: `Bearer ${credentials.entity_key}` },
    body: file,
  });
  if (!uploaded.ok) throw new Error(`POST /aba-checks: ${await uploaded.text()}`);
}

const { harbour, timber, spark, glass, lookalike } = SUPPLIERS;
if ((await api('GET', '/invoices?page[size]=1')).meta.total === 0) {
  await verify(harbour, '+61412345678');
  await mail(harbour, 'HL-2041.pdf', await invoice(harbour, 'HL-2041', 143_000));
  await mail(timber, 'SCT-881.pdf', await invoice(timber, 'SCT-881', 1_284_550));
  await mail(harbour, 'HL-2042.pdf', await invoice(harbour, 'HL-2042', 88_275));
  await mail(timber, 'SCT-882.pdf', await invoice(timber, 'SCT-882', 402_910));
  await mail(spark, 'BSE-17.pdf', await invoice(spark, 'BSE-17', 61_600));
  await mail(harbour, 'HL-2043.pdf', await invoice(harbour, 'HL-2043', 219_945));
  await mail(
    timber,
    'SCT-883.pdf',
    await invoice({ ...timber, account: '771 004' }, 'SCT-883', 996_120, 'Please note our new bank details.'),
  );
  await mail(glass, 'Quote and letter.pdf', await invoice({ ...glass, account: '' }, 'CG-5510', 33_000));
  await mail(harbour, 'HL-2044.pdf', await invoice({ ...harbour, account: '8765 4321' }, 'HL-2044', 1_875_000));
  await mail(
    lookalike,
    'HL-2045.pdf',
    await invoice(lookalike, 'HL-2045', 2_412_000),
    'URGENT: overdue invoice HL-2045',
  );
  await mail(harbour, 'HL-2046.pdf', await invoice({ ...harbour, account: '1234 5878' }, 'HL-2046', 96_800));
  await mail(
    harbour,
    'HL-2047.pdf',
    await invoice(harbour, 'HL-2047', 132_000, 'Or pay to BSB 033-547, account number 998 877.'),
  );
  await mail(harbour, 'scan.jpg', await scan(harbour, 'HL-2048', 54_450));
  await mail(spark, 'damaged.pdf', Buffer.from('%PDF-1.7\nnothing more'));
}
await further();
console.log(`Demo data is ready: ${http.replace('127.0.0.1', 'localhost')}/dashboard/ (${dataDir}/credentials.json)`);
