import { drawn, KEYBOARD_JOINERY, upload } from '../invoices.js';
import type { Stage } from '../stage.js';

export function reviewByKeyboard(onStage: () => Stage): void {
  it('is done by keyboard alone: fields, a correction by picking, a comment, a rejection, and on to the next', async () => {
    const stage = onStage();
    // The newest stands first in the list.
    const then = await upload(stage, { ...KEYBOARD_JOINERY, invoiceNumber: 'KEYS-1' });
    const now = await upload(stage, { ...KEYBOARD_JOINERY, invoiceNumber: 'KEYS-2' });
    const { page } = await stage.pageAs('reviewer');
    await page.goto(`/dashboard/${await stage.entity()}/inbox?search=KEYS-`);
    await page.getByRole('row').filter({ hasText: 'KEYS-2' }).waitFor();
    const press = (key: string): Promise<void> => page.keyboard.press(key);
    await press('j');
    await press('o');
    await page.waitForURL(`**/invoices/${now}?search=KEYS-`);
    await drawn(page);
    const box = (name: string) => page.getByRole('region', { name: 'Page 1' }).getByRole('button', { name });
    await press('2');
    await box('Account number').and(page.locator('[data-active]')).waitFor();
    await press('6');
    await box('Invoice number').and(page.locator('[data-active]')).waitFor();

    await press('e');
    const input = page.getByRole('textbox', { name: 'Invoice number' });
    await input.and(page.locator(':focus')).waitFor();
    await page.getByRole('button', { name: 'Pick on the page' }).focus();
    await press('Enter');
    await page.getByRole('listbox').and(page.locator(':focus')).waitFor();
    await page.getByRole('option', { name: 'KEYS-2' }).waitFor();
    await press('ArrowRight');
    await press('Shift+ArrowRight');
    await press('Enter');
    await input.and(page.locator(':focus')).waitFor();
    const picked = await input.inputValue();
    expect(picked.split(' ').length).toBeGreaterThan(1);
    await press('Enter');
    await page.getByRole('listitem').filter({ hasText: 'Invoice number' }).getByText('Corrected').waitFor();
    expect(await page.evaluate(() => (globalThis as any).document.activeElement.dataset.field)).toBe(
      'extracted_invoice_number',
    );

    await press('c');
    await page.getByRole('textbox', { name: 'Comment' }).and(page.locator(':focus')).waitFor();
    await page.keyboard.type('Looked at without a mouse; jkahr are letters here.');
    await press('Control+Enter');
    await page.getByRole('listitem').filter({ hasText: 'without a mouse' }).waitFor();
    await press('Escape');

    await press('r');
    await page.getByRole('radio', { name: 'Fraud' }).and(page.locator(':focus')).waitFor();
    await press('Space');
    await press('Control+Enter');
    await page.waitForURL(`**/invoices/${then}?search=KEYS-`);
    await page.getByRole('heading', { level: 1 }).and(page.locator(':focus')).waitFor();
    const { body } = await stage.service.api.get(`/invoices/${now}`);
    expect(body.data.attributes).toMatchObject({
      review: 'rejected',
      corrected: ['extracted_invoice_number'],
      extracted_invoice_number: picked,
    });
    await press('k');
    await page.waitForURL(`**/invoices/${now}?search=KEYS-`);
    await page.getByText('Rejected', { exact: true }).first().waitFor();
  });
}
