import { randomUUID } from 'node:crypto';
import { invoicePdf } from '../support/invoice-pdf.js';
import { rowOf, upload } from './invoices.js';
import { sizeOf } from './stage.js';
import type { Stage } from './stage.js';
import { describeInBrowser, useStage } from './use-stage.js';

const ROWS = 10_000;
const PARTS = 'id, entity_id, status, source, original_file_name, content_type, document_key, content_hash, size';

/** An entity with invoices that nobody reads any more, for lists. */
async function entityWith(stage: Stage, count: number, name: string): Promise<string> {
  const { status, body } = await stage.service.management.post('/entities', { name, environment: 'production' });
  expect(status).toBe(201);
  const id = body.data.id as string;
  await stage.service.database.query(
    `INSERT INTO invoices (${PARTS}, extracted_business_name, extracted_invoice_number, total_cents, review, outcome, created_at)
     SELECT gen_random_uuid(), $1, 'processed', 'email', n || '.pdf', 'application/pdf', 'none/' || n, sha256(n::text::bytea), 1,
            'Supplier ' || n, 'N-' || n, n * 100, 'to_review', CASE n % 3 WHEN 0 THEN 'mismatch' WHEN 1 THEN 'new' ELSE 'known' END,
            now() - interval '1 minute' * (${count} - n)
       FROM generate_series(1, ${count}) n`,
    [id],
  );
  return id;
}

describeInBrowser('the inbox', () => {
  const onStage = useStage();
  beforeAll(() => upload(onStage(), { invoiceNumber: 'LIVE-1' }));

  it('keeps the row under the pointer in its place while others arrive', async () => {
    const stage = onStage();
    const { page } = await stage.pageAs('reviewer');
    await page.goto(`/dashboard/${await stage.entity()}/inbox`);
    const row = rowOf(page, 'LIVE-1');
    await row.hover();
    const before = await row.boundingBox();
    await upload(stage, { invoiceNumber: 'LIVE-2' });
    const pill = page.getByRole('button', { name: '1 new invoice: show' });
    await pill.waitFor();
    expect(await row.boundingBox()).toEqual(before);
    await pill.click();
    await rowOf(page, 'LIVE-2').waitFor();
  });

  it('has room for badges, names and flags', async () => {
    const stage = onStage();
    const flagged = await upload(stage, { businessName: 'Southern Cross Timber Pty Ltd', invoiceNumber: 'ROOM-1' });
    await stage.service.database.query(`UPDATE invoices SET outcome = 'mismatch', check_results = $2 WHERE id = $1`, [
      flagged,
      JSON.stringify(['details_match_verification', 'details_unchanged'].map((type) => ({ type, result: false }))),
    ]);
    await stage.service.api.upload('/invoices', Buffer.from('%PDF-1.7\nnothing more'), 'damaged.pdf');
    const { page } = await stage.pageAs('reviewer');
    await page.goto(`/dashboard/${await stage.entity()}/inbox`);
    await rowOf(page, 'damaged.pdf').getByText('Cannot be opened').waitFor();
    await rowOf(page, 'ROOM-1').getByText('Different account').waitFor();
    const cut = await page.getByRole('cell').evaluateAll((cells: any[]) =>
      cells
        .flatMap((one) => [one, ...one.querySelectorAll('span')])
        .filter(({ scrollWidth, clientWidth }) => clientWidth > 0 && scrollWidth > clientWidth)
        .map(({ innerText }) => innerText),
    );
    expect(cut).toEqual([]);
    // On a telephone, invoices of one supplier are told apart by their numbers, and what speaks against one is there as well.
    await page.setViewportSize(sizeOf(390));
    await rowOf(page, 'ROOM-1').getByText('Mismatch').waitFor();
    await rowOf(page, 'ROOM-1').getByText('Different account').waitFor();
    await page.locator('[role=row]:has-text("ROOM-1") a[aria-label]').waitFor();
    expect(
      await page
        .getByRole('cell')
        .filter({ hasText: /ROOM-1$/ })
        .count(),
    ).toBe(1);
  });

  it('decides many at once: what nothing speaks against, with the sentence of each refusal', async () => {
    const stage = onStage();
    const supplier = {
      businessName: 'Southern Cross Timber Pty Ltd',
      abn: '51 824 753 556',
      accountNumber: '4829 1300',
    };
    await upload(stage, { ...supplier, invoiceNumber: 'SCT-1' });
    const known = await upload(stage, { ...supplier, invoiceNumber: 'SCT-2' });
    expect((await stage.service.api.get(`/invoices/${known}`)).body.data.attributes.outcome).toBe('known');
    const { page } = await stage.pageAs('reviewer');
    await page.goto(`/dashboard/${await stage.entity()}/inbox`);
    // By keys alone: down the list, and each picked.
    await rowOf(page, 'SCT-2').waitFor();
    await page.keyboard.press('j');
    await page.keyboard.press('x');
    await page.keyboard.press('j');
    await page.keyboard.press('x');
    await page.getByText('2 invoices selected').waitFor();
    await page.getByRole('button', { name: 'Approve' }).click();
    const dialog = page.getByRole('dialog');
    await dialog.getByText('is neither verified nor known').waitFor();
    expect(await stage.accessibility(page)).toEqual([]);
    await dialog.getByRole('button', { name: 'Approve' }).click();
    await dialog.getByText('1 invoice approved.').waitFor();
    await dialog.getByRole('button', { name: 'Close' }).last().click();
    await rowOf(page, 'SCT-2').getByText('Approved').waitFor();

    await page.getByLabel('Select Harbour Lane Joinery Pty Ltd LIVE-1').check();
    await page.getByLabel('Select Southern Cross Timber Pty Ltd SCT-2').check();
    await page.getByRole('button', { name: 'Hold' }).click();
    await dialog.getByRole('button', { name: 'Hold' }).click();
    await dialog.getByText('1 invoice held.').waitFor();
    await dialog.getByText(/approved this invoice on/).waitFor();
    await dialog.getByRole('button', { name: 'Close' }).last().click();
    await rowOf(page, 'LIVE-1').getByText('On hold').waitFor();

    await page.getByLabel('Select Harbour Lane Joinery Pty Ltd LIVE-2').check();
    await page.getByRole('button', { name: 'Assign', exact: true }).click();
    await dialog.getByRole('button', { name: 'Assign' }).click();
    await dialog.getByText('1 invoice assigned.').waitFor();
    await dialog.getByRole('button', { name: 'Close' }).last().click();
    await rowOf(page, 'LIVE-2').getByText('You').waitFor();
  });

  it('has its filters in the address, so that a link shows the same', async () => {
    const stage = onStage();
    const { page, person } = await stage.pageAs('reviewer');
    await page.goto(`/dashboard/${await stage.entity()}/inbox`);
    await rowOf(page, 'LIVE-1').waitFor();
    await page.keyboard.press('/');
    await page.keyboard.type('SCT-2');
    await page.getByText('1 invoice', { exact: true }).waitFor();
    await page.getByText('Decided', { exact: true }).click();
    await page.waitForURL(/review=approved/);
    await rowOf(page, 'SCT-2').waitFor();
    const link = page.url();
    const other = await stage.pageOf(person);
    await other.goto(link);
    await rowOf(other, 'SCT-2').waitFor();
    expect(await other.getByRole('searchbox').inputValue()).toBe('SCT-2');
    expect(await other.getByRole('row').count()).toBe(2);
    // The list is kept as a view, and found again by it.
    await other.getByRole('button', { name: 'Views' }).click();
    await other.getByRole('menuitem', { name: 'Save this view…' }).click();
    await other.getByLabel('Name').fill('Timber, decided');
    await other.keyboard.press('Enter');
    await other.getByText('The view “Timber, decided” is saved.').waitFor();
    await other.getByRole('button', { name: 'Clear all filters' }).click();
    await rowOf(other, 'LIVE-1').waitFor();
    await page.goto(`/dashboard/${await stage.entity()}/inbox`);
    await page.getByRole('button', { name: 'Views' }).click();
    await page.getByRole('menuitem', { name: 'Timber, decided' }).click();
    await page.waitForURL(/\?review=approved.*&search=SCT-2$/);
  });

  it('takes dropped files, each with its progress and, where refused, its sentence', async () => {
    const stage = onStage();
    const { page } = await stage.pageAs('reviewer');
    await page.goto(`/dashboard/${await stage.entity()}/inbox`);
    await rowOf(page, 'LIVE-1').waitFor();
    const pdf = (await invoicePdf({ invoiceNumber: 'DROP-1' })).toString('base64');
    await page.evaluate((base64) => {
      const { DataTransfer, File, DragEvent, document, atob } = globalThis as any;
      const transfer = new DataTransfer();
      const bytes = Uint8Array.from(atob(base64) as string, (one) => one.charCodeAt(0));
      transfer.items.add(new File([bytes], 'in\u202efdp.drop.pdf', { type: 'application/pdf' }));
      transfer.items.add(new File(['<script>'], '<img src=x onerror=alert(1)>.svg', { type: 'image/svg+xml' }));
      for (const type of ['dragenter', 'dragover', 'drop'])
        document.body.dispatchEvent(new DragEvent(type, { dataTransfer: transfer, bubbles: true, cancelable: true }));
    }, pdf);
    const uploads = page.getByRole('region', { name: 'Uploads' });
    await uploads.getByText('accepted, being read').waitFor();
    await uploads.getByText('refused').waitFor();
    // Shown, not obeyed.
    await uploads.getByText('in⟨U+202E⟩fdp.drop.pdf').waitFor();
    await uploads.getByText('<img src=x onerror=alert(1)>.svg').waitFor();
    await uploads.getByText(/file must be/i).waitFor();
    await rowOf(page, 'DROP-1').waitFor();
  });

  it('scrolls through 10,000 and draws those that are seen', async () => {
    const stage = onStage();
    const entity = await entityWith(stage, ROWS, 'N'.repeat(255));
    const { page } = await stage.pageAs('admin');
    await page.goto(`/dashboard/${entity}/inbox`);
    await page.getByText('10,000 invoices').waitFor();
    await rowOf(page, 'Supplier 10000').waitFor();
    expect(await page.getByRole('row').count()).toBeLessThan(60);
    expect(await stage.accessibility(page)).toEqual([]);
    await page.getByRole('table').evaluate((list: any) => list.scrollTo(0, list.scrollHeight));
    await rowOf(page, 'N-1').first().waitFor();
    await page.getByRole('table').evaluate((list: any) => list.scrollTo(0, list.scrollHeight / 2));
    await rowOf(page, 'Supplier 5000').waitFor();
    expect(await page.getByRole('row').count()).toBeLessThan(60);
    await page.getByRole('button', { name: 'Sort by Amount' }).click();
    await rowOf(page, '$10,000.00').waitFor();
  });

  it('goes on where it was left, when one comes back from an invoice', async () => {
    const stage = onStage();
    const entity = await entityWith(stage, 500, `Long list ${randomUUID()}`);
    const { page } = await stage.pageAs('viewer');
    await page.goto(`/dashboard/${entity}/inbox`);
    await rowOf(page, 'Supplier 500').waitFor();
    await page.getByRole('table').evaluate((list: any) => list.scrollTo(0, list.scrollHeight / 2));
    await rowOf(page, 'Supplier 250').getByRole('link').click();
    await page.getByRole('heading', { level: 1, name: 'Supplier 250' }).waitFor();
    await page.goBack();
    await rowOf(page, 'Supplier 250').waitFor();
    // Any other list begins at its top.
    await page.getByText('To review', { exact: true }).first().click();
    await rowOf(page, 'Supplier 500').waitFor();
    // These invoices have no documents.
    stage.forgive(/status of 500/);
  });

  it('says that the service is away, and goes on by itself when it is back', async () => {
    const stage = onStage();
    const { page } = await stage.pageAs('reviewer');
    await page.goto(`/dashboard/${await stage.entity()}/inbox`);
    await rowOf(page, 'LIVE-1').waitFor();
    await page.route('**/dashboard/api/**', (route) => route.abort());
    await page.route('**/health/ready', (route) => route.abort());
    await page.getByRole('searchbox').fill('DROP');
    await page
      .getByText(/cannot be reached at the moment/)
      .first()
      .waitFor();
    await page.unroute('**/dashboard/api/**');
    await page.unroute('**/health/ready');
    await rowOf(page, 'DROP-1').waitFor();
    expect(await page.getByRole('searchbox').inputValue()).toBe('DROP');
    await page
      .getByText(/cannot be reached at the moment/)
      .first()
      .waitFor({ state: 'detached' });
    // What the browser says of requests that were cut off is what was wanted here.
    stage.complaints.splice(0);
  });
});
