import { randomUUID } from 'node:crypto';
import { abaFile } from '../support/aba-file.js';
import { eventually } from '../support/api.js';
import { rowOf } from './invoices.js';
import { sizeOf } from './stage.js';
import { describeInBrowser, useStage } from './use-stage.js';

describeInBrowser('the other pages', () => {
  const onStage = useStage();
  it('reads a payment file line by line, and takes the decision on what failed', async () => {
    const stage = onStage();
    const { page } = await stage.pageAs('admin');
    const entity = await stage.entity();
    await page.goto(`/dashboard/${entity}/payment-files`);
    const name = `${randomUUID()}.aba`;
    await page.locator('input[type=file]').setInputFiles([
      { name: 'not-a-payment-file.aba', mimeType: 'text/plain', buffer: Buffer.from('Dear bank, please pay.') },
      {
        name,
        mimeType: 'text/plain',
        buffer: abaFile([{ accountName: 'STRANGER & SONS JOINERY PTY LTD', amountCents: 98_765 }]),
      },
    ]);
    await page.getByRole('alert').filter({ hasText: 'not a direct-entry (ABA) file' }).waitFor();
    await rowOf(page, name).filter({ hasText: 'To review' }).getByRole('button').click();
    const payment = rowOf(page, 'STRANGER & SONS JOINERY PTY LTD').filter({ hasText: 'Not verified' });
    await payment.getByText('$987.65').waitFor();
    expect(await stage.accessibility(page)).toEqual([]);
    // On a telephone, the payee has all the room that the amount leaves, however long the result is.
    await page.setViewportSize(sizeOf(390));
    const edge = (text: string): Promise<{ start: number; end: number }> =>
      payment
        .getByRole('cell')
        .filter({ hasText: text })
        .evaluate((cell: any) => {
          const { left, right } = cell.getBoundingClientRect();
          return { start: left, end: right };
        });
    await page.getByRole('columnheader', { name: 'Account name' }).waitFor({ state: 'hidden' });
    expect((await edge('$987.65')).start - (await edge('STRANGER')).end).toBeLessThan(13);
    await page.setViewportSize(sizeOf(1440));
    const background = (name: string): Promise<string> =>
      page
        .getByRole('button', { name, exact: true })
        .evaluate((button: any) => (globalThis as any).getComputedStyle(button).backgroundColor);
    expect(await background('Approve')).toBe(await background('Hold'));
    await page.getByRole('button', { name: 'Reject', exact: true }).click();
    await page.getByLabel('Reason').selectOption('Fraud');
    await page.getByRole('dialog').getByRole('button', { name: 'Reject', exact: true }).click();
    await page.getByText('rejected this file').waitFor();
    await page.getByRole('button', { name: 'Reopen' }).waitFor();
  });

  it('has a payee verified, with what is wrong at its fields', async () => {
    const stage = onStage();
    const { page } = await stage.pageAs('admin');
    await page.goto(`/dashboard/${await stage.entity('sandbox')}/verifications`);
    await page.getByRole('button', { name: 'New verification' }).click();
    const dialog = page.getByRole('dialog');
    const name = `Payee ${randomUUID()}`;

    await dialog.getByLabel('Business name').fill(name);
    await dialog.getByLabel('ABN').fill('53 004 085 617');
    await dialog.getByLabel('Account name').fill(name);
    await dialog.getByLabel('BSB').fill('062-000');
    await dialog.getByLabel('Account number').fill('12345678');
    await dialog.getByLabel('First and last name').fill('Jane Citizen');
    await dialog.getByLabel('Mobile number').fill('0412 345 678');
    await dialog.getByRole('button', { name: 'Start the verification' }).click();
    await dialog.getByText('Must be an ABN of 11 digits with a correct checksum.').waitFor();
    await eventually(
      () => dialog.getByLabel('ABN').evaluate((field) => field === (globalThis as any).document.activeElement),
      (isFocused) => isFocused,
    );
    expect(await stage.accessibility(page)).toEqual([]);
    await dialog.getByLabel('ABN').fill('53 004 085 616');
    await dialog.getByRole('button', { name: 'Start the verification' }).click();
    const drawer = page.getByRole('dialog').filter({ hasText: 'Checks' });
    await drawer.getByText('Verified', { exact: true }).first().waitFor({ timeout: 60_000 });
  });

  it('shows a new key once', async () => {
    const stage = onStage();
    const { page } = await stage.pageAs('admin');
    const entity = await stage.entity();
    await page.goto(`/dashboard/${entity}/keys`);
    await page.getByRole('button', { name: /^Create a key: Keys of Demo/ }).click();
    const name = `Key ${randomUUID()}`;
    await page.getByRole('dialog').getByLabel('Name').fill(name);
    await page.getByLabel('invoice:read', { exact: true }).check();
    await page.getByRole('button', { name: 'Create the key' }).click();
    const token = await page.locator('[data-secret]').textContent();
    const answer = await fetch(`${stage.service.http}/api/invoices`, { headers: { authorization: `Bearer ${token}` } });
    expect(answer.status).toBe(200);
    await page.getByRole('button', { name: 'I have saved it' }).click();
    await rowOf(page, name).waitFor();
    await page.reload();
    await rowOf(page, name).waitFor();
    expect(await page.content()).not.toContain(token);
  });

  it('invites somebody, who has the role that was given', async () => {
    const stage = onStage();
    const { page } = await stage.pageAs('admin');
    const entity = await stage.entity();
    await page.goto(`/dashboard/${entity}/users`);
    await page.getByRole('button', { name: 'Invite somebody' }).click();
    const dialog = page.getByRole('dialog');
    const email = `${randomUUID()}@example.com`;
    await dialog.getByLabel('Name').fill('Alex Invited');
    await dialog.getByLabel('Email address').fill(email);
    await dialog.getByLabel('Role everywhere').selectOption('Approver');
    await dialog.getByRole('button', { name: 'Send the invitation' }).click();
    // No mail server is set: the link is there to be passed on.
    await rowOf(page, email).filter({ hasText: 'Approver' }).filter({ hasText: 'Invited' }).waitFor();
    await page.getByRole('button', { name: 'I have saved it' }).click();
    await rowOf(page, email).getByRole('button').click();
    const drawer = page.getByRole('dialog').filter({ hasText: 'The invitation works until' });
    await drawer.getByRole('button', { name: 'Withdraw the invitation' }).click();
    await page.getByRole('dialog').last().getByRole('button', { name: 'Withdraw the invitation' }).click();
    await rowOf(page, email).waitFor({ state: 'detached' });
  });

  it('keeps what is the entity’s own, and names the line that is wrong', async () => {
    const stage = onStage();
    const { page } = await stage.pageAs('admin');
    const entity = await stage.entity();
    await page.goto(`/dashboard/${entity}/keys`);
    await page.getByRole('button', { name: 'Own details: Demo', exact: true }).click();
    const dialog = page.getByRole('dialog');
    await dialog.getByLabel('Names').fill('Example Buyer Pty Ltd');
    await dialog.getByLabel('ABNs').fill('51 824 753 556\n51 824 753 557');
    await dialog.getByLabel('Accounts').fill('033-547 48 2913');
    await dialog.getByRole('button', { name: 'Save' }).click();
    await dialog.getByText('Line 2: Must be an ABN of 11 digits with a correct checksum.').waitFor();
    await dialog.getByLabel('ABNs').fill('51 824 753 556');
    await dialog.getByRole('button', { name: 'Save' }).click();
    await page.getByText('The details are saved.').waitFor();
    const { body } = await stage.service.management.get(`/entities/${entity}/own-details`);
    expect(body.data).toMatchObject({
      names: ['Example Buyer Pty Ltd'],
      abns: ['51824753556'],
      accounts: [{ account_bsb: '033-547', account_number: '482913' }],
    });
  });
});
