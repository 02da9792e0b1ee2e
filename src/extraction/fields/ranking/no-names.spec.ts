import { isNoName, isOfSentence } from './no-names.js';

const named = (text: string) => ({ text, words: [] });

describe('what has the form of a name and is none', () => {
  it.each([
    'Operated by the Example Library Corporation',
    'The work was done by Wattle Fencing',
    'for Wattle Medical Pty Ltd',
    'Plover Property as agent for M J Wattle',
    'Registered for GST. The Wattle Two',
    'Wattle Works is a business name of Plover & Partners',
    'Need help? Speak to Wattle Works Pty Ltd',
    'Wattle Works Pte. Ltd. today.',
    'Our Lady of Wattle Flat School today',
    'LTD ATF THE WATTLE TRUST',
    'A parish of the Diocese of Wattle Flat',
    'PAID BY PAYPAL',
    'DAYS. TITLE DOES NOT PASS UNTIL PAID.',
  ])('is part of a sentence: %s', (text) => {
    expect(isOfSentence(named(text))).toBe(true);
    expect(isNoName(named(text))).toBe(true);
  });

  it.each([
    'ABN 53 004',
    'NAATI WV40Y76',
    'Pty Ltd',
    'Dr Ada Wattle MBBS FRACGP',
    'WATTLE LINEHAUL Wattle Linehaul Pty Ltd',
    'Account number',
    'Ada Wattle, AQF 5 Arborist',
    'Ada M. Wattle, Lic 40718C',
  ])('is none of a business: %s', (text) => expect(isNoName(named(text))).toBe(true));

  it.each([
    'Wattle & Daughters Pty. Ltd.',
    'Wattle Communications Pte. Ltd.',
    'The Trustee for Wattle Family Trust',
    'On Point Electrical',
    'Stone by Stone Masonry',
    'Owners Corporation PS412873V',
    'Wagga Wagga Motors',
    '1st Wattle Flat Scout Group',
    'wattle makes',
    'A Wattle Joinery Pty Ltd',
    'Wattle Pty Ltd as trustee for Wattle Trust',
    'THE CANNERY IS HERE PTY LTD',
    'Dr Ada Wattle',
    'Ada Wattle, Arborist',
    'Wattle Creek Holdings, Unit Trust No 5',
  ])('is a name: %s', (text) => expect(isNoName(named(text))).toBe(false));
});
