import { ANNOUNCING, NOT_ANNOUNCING } from '../../../../../scripts/ranker/announcements/known.js';
import { ANNOUNCEMENTS_LAST, HONEST_LAST } from '../../../../../scripts/ranker/announcements/last-contact.js';
import { pageOf } from '../../../../../test/support/extraction/page-of-text.js';
import { searchedPage } from '../numbers/searched-page.js';
import { announcementsInText, announcementsOn } from './announcements.js';

describe('announcements of another account', () => {
  it.each(ANNOUNCING)('are found in %j', (sentence) => expect(announcementsInText(sentence)).toEqual([sentence]));
  it.each(NOT_ANNOUNCING)('are none in %j', (sentence) => expect(announcementsInText(sentence)).toEqual([]));

  it('are found in other words than were learned', () => {
    const found = (sentences: readonly string[]) => sentences.filter((one) => announcementsInText(one).length > 0);
    expect(found(ANNOUNCEMENTS_LAST).length).toBeGreaterThanOrEqual(25);
    expect(found(HONEST_LAST).length).toBeLessThanOrEqual(2);
  });

  it('do not drown in what stands around them', () => {
    const around = 'thank you for your order of timber and for the friendly words about our drivers '.repeat(6);
    expect(
      announcementsInText(
        `${around} kindly direct this remittance to our associate as ours is with the auditors ${around}`,
      ),
    ).toHaveLength(1);
  });

  it('are quoted from a letter, sentence by sentence', () => {
    const text =
      'Dear Priya,\n\nthank you for your order. Please note that our bank\ndetails have changed. Our phone number is the same.\n\nRegards';
    expect(announcementsInText(text)).toEqual(['Please note that our bank details have changed.']);
  });

  it('are quoted from a page with their place', () => {
    const page = pageOf(
      '\nThank you for your order. Please note that our bank details\nhave changed. Our phone number is the same.\n',
    );
    const [found, ...more] = announcementsOn([searchedPage(page)]);
    expect([found?.place.text, found?.place.page, more]).toEqual([
      'Please note that our bank details have changed.',
      1,
      [],
    ]);
    expect([found?.place.box.y0, found?.place.box.y1]).toEqual([30, 51]);
  });

  it('are found in a long text at once, whatever it holds', () => {
    const started = process.cpuUsage();
    for (const part of [
      'account ',
      'our bank ',
      'a',
      ' ',
      'if our account, ',
      'new new new ',
      'pay to ',
      '.',
      'do not ',
    ])
      announcementsInText(part.repeat(30_000 / part.length));
    expect(process.cpuUsage(started).user / 1e6).toBeLessThan(5);
  });
});
