import type { Page } from 'playwright-core';
import { eventually } from '../support/api.js';
import type { ResourceObject } from '../support/api.js';
import { MailDomain } from '../support/mail-domain.js';
import type { Receiver } from '../support/receiver.js';
import type { TestService } from '../support/service.js';
import { TakenOver, THEIRS } from '../support/taken-over.js';
import { drawn, rowOf } from './invoices.js';
import { describeInBrowser, useStage } from './use-stage.js';

/** Told in docs/story.md, by hand: what test/journeys/story.e2e.spec.ts does over the interface. */
describeInBrowser('the story of a supplier whose mailbox is taken over', () => {
  let story: TakenOver;
  let service: TestService;
  let receiver: Receiver;
  let supplier: MailDomain;

  beforeAll(async () => {
    story = await TakenOver.start();
    ({ service, receiver, supplier } = story);
    const { api } = service;
    await api.post('/webhook-subscriptions', { url: receiver.url('/hook'), events: ['check.compromised'] });
    // The demo organization asks for one person.
    await api.request('PUT', '/approval-policy', { people: 2, one_person_outcomes: ['verified', 'known'] });
    await story.verify();
  });
  const onStage = useStage(() => service);
  afterAll(() => story.stop());

  const arrived = (page: Page, number: string, outcome: string): Promise<void> =>
    rowOf(page, number).getByText(outcome, { exact: true }).waitFor();
  const attributesOf = async (number: string): Promise<any> => {
    const { body } = await service.api.get(`/invoices?filter[search]=${number}`);
    return (body.data as ResourceObject[])[0]?.attributes;
  };
  const review = async (page: Page, number: string): Promise<void> => {
    await page.goto(`/dashboard/${await onStage().entity()}/inbox?search=${number}`);
    await rowOf(page, number).getByRole('link').click();
    await drawn(page);
  };
  const decision = (page: Page, title: string) => page.getByRole('form', { name: title });

  it('sees five emails arrive, and approves together the three that are verified', async () => {
    const { page } = await onStage().pageAs('approver');
    await page.goto(`/dashboard/${await onStage().entity()}/inbox?review=to_review`);
    await page.getByRole('heading', { name: 'Inbox' }).waitFor();
    for (const invoiceNumber of ['HL-1', 'HL-2', 'HL-3']) {
      await story.mail(supplier, { invoiceNumber });
      await arrived(page, invoiceNumber, 'Verified');
    }
    await story.mail(supplier, { invoiceNumber: 'HL-4', ...THEIRS });
    await arrived(page, 'HL-4', 'Mismatch');
    await story.mail(new MailDomain(story.dns, 'harbour1ane.com.au'), { invoiceNumber: 'HL-5', ...THEIRS });
    await arrived(page, 'HL-5', 'Mismatch');
    for (const number of ['HL-1', 'HL-2', 'HL-3', 'HL-4'])
      await page.getByLabel(`Select Harbour Lane Joinery Pty Ltd ${number}`).check();
    await page.getByRole('button', { name: 'Approve' }).click();
    const dialog = page.getByRole('dialog');
    await dialog.getByText('is neither verified nor known').waitFor();
    await dialog.getByRole('button', { name: 'Approve' }).click();
    await dialog.getByText('3 invoices approved.').waitFor();
    expect((await attributesOf('HL-4')).review).toBe('to_review');
  });

  it('holds the fourth, calls back, and rejects it; whoever would approve it reads who was quicker', async () => {
    const { page: ada } = await onStage().pageAs('approver');
    await review(ada, 'HL-4');
    await ada
      .getByRole('region', { name: 'Is this the account we verified?' })
      .getByRole('row')
      .filter({ hasText: '87654321' })
      .locator('mark')
      .first()
      .waitFor();
    await ada.keyboard.press('h');
    await decision(ada, 'Put this invoice on hold').waitFor();
    await ada.keyboard.press('Control+Enter');
    await ada.getByText('On hold', { exact: true }).first().waitFor();

    const { page: grace } = await onStage().pageAs('approver');
    await review(grace, 'HL-4');
    await grace.keyboard.press('a');
    await grace.getByRole('radio', { name: 'Known supplier' }).check();
    await grace.keyboard.press('Control+Enter');
    await grace.getByText('You approved it. It waits for somebody else.').waitFor();

    await review(ada, 'HL-4');
    await ada.keyboard.press('r');
    const form = decision(ada, 'Reject this invoice');
    await form.getByRole('radio', { name: 'Called back' }).check();
    // The number that stands on the document itself is warned of.
    await form.getByLabel('Number you called').fill('0491 570 156');
    await form.getByLabel('Where you got the number').fill('The verification');
    await form.getByLabel('Who you spoke to').fill('Jane Example');
    await form.getByLabel('Comment').fill('Jane has sent no such invoice.');
    await form.getByRole('button', { name: 'Reject' }).click();
    await ada.getByText('Rejected', { exact: true }).first().waitFor();
    await grace.getByText('Rejected', { exact: true }).first().waitFor();
    expect(await attributesOf('HL-4')).toMatchObject({ review: 'rejected' });
    await grace.getByRole('tab', { name: 'History' }).click();
    await grace.getByText('Jane has sent no such invoice.').first().waitFor();
  });

  it('tells the fifth by its domain', async () => {
    const { page } = await onStage().pageAs('approver');
    await review(page, 'HL-5');
    const domains = page.locator('section').filter({ hasText: 'harbour1ane.com.au' }).locator('dl');
    expect((await domains.locator('mark').allTextContents()).join(' ')).toMatch(/^1 l$/);
    await page.keyboard.press('r');
    await page.getByRole('radio', { name: 'Fraud' }).check();
    await page.keyboard.press('Control+Enter');
    await page.getByText('Rejected', { exact: true }).first().waitFor();
    await page.goto(`/dashboard/${await onStage().entity()}/inbox?review=to_review`);
    await page.getByText(/No invoice matches|Nothing waits/).waitFor();
  });

  it('lets a true change of account pass only when a second person approves it', async () => {
    await story.mail(supplier, { invoiceNumber: 'HL-6', accountNumber: '5555 0001' });
    const { page: ada } = await onStage().pageAs('approver');
    await ada.goto(`/dashboard/${await onStage().entity()}/inbox?search=HL-6`);
    await arrived(ada, 'HL-6', 'Mismatch');
    await review(ada, 'HL-6');
    await ada.getByText('Two people must approve this one.').waitFor();
    const approve = async (page: Page): Promise<void> => {
      await page.keyboard.press('a');
      await decision(page, 'Approve this invoice').getByRole('radio', { name: 'Known supplier' }).check();
      await page.keyboard.press('Control+Enter');
    };
    await approve(ada);
    await ada.getByText('You approved it. It waits for somebody else.').waitFor();
    await approve(ada);
    await decision(ada, 'Approve this invoice').getByText('The second approval must come from someone else.').waitFor();
    expect((await attributesOf('HL-6')).review).toBe('awaiting_second');

    const { page: grace } = await onStage().pageAs('approver');
    await review(grace, 'HL-6');
    await grace.getByText('Ada Example approved it. It waits for a second person.').waitFor();
    await approve(grace);
    // Earlier invoices of the supplier, which are on the page too, are approved already.
    await eventually(
      () => attributesOf('HL-6'),
      ({ review: after }) => after === 'approved',
    );
    await grace.getByText('Ada Example approved it. It waits for a second person.').waitFor({ state: 'hidden' });
    await grace.getByText('Approved', { exact: true }).first().waitFor();
  });

  it('sends a webhook again, and shows its attempts', async () => {
    const { page } = await onStage().pageAs('admin');
    const before = (await receiver.until('/hook', 2)).length;
    await page.goto(`/dashboard/${await onStage().entity()}/webhooks`);
    await page.locator('tbody button').first().click();
    const drawer = page.getByRole('dialog');
    await drawer.getByText('check.compromised').nth(1).waitFor();
    await drawer.getByRole('button', { name: 'Send again' }).first().click();
    await receiver.until('/hook', before + 1);
    await drawer.getByRole('button', { name: 'Attempts' }).first().click();
    await drawer
      .getByText(/Answered 204/)
      .nth(1)
      .waitFor();
  });

  it('tries a rule on past invoices before it counts', async () => {
    const { page } = await onStage().pageAs('admin');
    await page.goto(`/dashboard/${await onStage().entity()}/rules`);
    await page.getByRole('button', { name: 'Write a rule' }).click();
    const dialog = page.getByRole('dialog');
    await dialog.getByLabel('Name').fill('small_enough');
    await dialog.locator('input').nth(1).fill('The invoice is small.');
    await dialog.getByLabel('Value').fill('1000');
    await dialog.getByRole('button', { name: 'Try it on past invoices' }).click();
    await dialog.getByText('Tried on the last 6 invoices').waitFor();
    await dialog.getByText('6 would fail').waitFor();
    await dialog.getByRole('button', { name: 'Save the rule' }).click();
    await rowOf(page, 'small_enough').filter({ hasText: 'Your own' }).waitFor();
  });
});
