import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import sharp from 'sharp';
import { drawEvidence } from './evidence-picture.js';
import type { ReadDocument } from '../extraction/document.js';

it('draws a picture of a page with the boxes of its fields', async () => {
  const folder = mkdtempSync(join(tmpdir(), 'evidence-'));
  const path = join(folder, 'scan.png');
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" width="600" height="800" font-family="sans-serif" font-size="22">
    <text x="60" y="120">Account number 12345678</text></svg>`;
  writeFileSync(path, await sharp(Buffer.from(svg)).flatten({ background: '#ffffff' }).png().toBuffer());
  const box = { x0: 100, y0: 200, x1: 200, y1: 220 };
  const found = { value: '12345678', confidence: 1, page: 1, box, words: [] };
  const nothing = {
    business_name: null,
    business_abn: null,
    account_name: null,
    account_bsb: null,
    invoice_number: null,
  };
  const document: Omit<ReadDocument, 'taxInvoice' | 'accounts'> = {
    isInvoice: true,
    kind: 'invoice',
    kindConfidence: 1,
    fields: { ...nothing, account_number: found },
    pages: [1],
    textMatchesPicture: null,
    scrutiny: null,
  };
  const { data, info } = await sharp(await drawEvidence(path, [document]))
    .raw()
    .toBuffer({ resolveWithObject: true });
  rmSync(folder, { recursive: true });
  let ink = 0;
  let red = 0;
  for (let at = 0; at < data.length; at += info.channels) {
    const [r, g, b] = [data.readUInt8(at), data.readUInt8(at + 1), data.readUInt8(at + 2)];
    if (r < 80 && g < 80 && b < 80) ink += 1;
    if (r > 180 && g < 90 && b < 90) red += 1;
  }
  expect(ink).toBeGreaterThan(200);
  expect(red).toBeGreaterThan(200);
});
