/**
 * An Australian mobile number in E.164 form. Mobiles begin with 04 (ACMA, Numbering Plan 2015, schedule 4); which of them
 * are handed out changes, and is not judged.
 * @param text `0412 345 678`, `+61 412 345 678`, `61412345678` or `+61 (0)412 345 678`, with any spaces, hyphens, dots and brackets
 * @returns `+61412345678`, or null if the text is no Australian mobile number
 */
export function normaliseMobile(text: string): string | null {
  const compact = text.replace(/[\s().\u2010-\u2015-]+/gu, '');
  const [, subscriber] = /^(?:0|\+?610?)(4[0-9]{8})$/.exec(compact) ?? [];
  return subscriber === undefined ? null : `+61${subscriber}`;
}
