const MONTH = '(?:jan|feb|mar|apr|may|jun|jul|aug|sep|oct|nov|dec)[a-z]*\\.?';
const YEAR = '(?:19|20)\\d\\d';

/** A day, a month or a year as invoices write it, in small letters. */
export const DATE = `(?:(?:the )?(?:(?:end|close|start|middle) of )?(?:\\d{1,2}(?:st|nd|rd|th)?[ -](?:of )?)?${MONTH},?(?:[ -](?:${YEAR}|'?\\d\\d(?!\\d)))?|\\d{1,2}[/.-]\\d{1,2}[/.-](?:${YEAR}|\\d\\d)|\\d{1,2}[/.-]${YEAR}|${YEAR}[/.-]\\d{1,2}(?:[/.-]\\d{1,2})?|${YEAR}|\\d{1,2}/\\d{1,2}(?![/\\d]))`;
