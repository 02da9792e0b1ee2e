import { withLargeNumbers } from './large-numbers.js';

const said = (text: string): string => withLargeNumbers(text.split(' ')).filter(Boolean).join(' ');

describe('withLargeNumbers', () => {
  it.each([
    [
      'Account: one hundred forty-eight million two hundred nine thousand three hundred seventy-seven',
      'Account: 148209377',
    ],
    [
      'One hundred and forty-eight million, two hundred and nine thousand, three hundred and seventy-seven.',
      '148209377',
    ],
    ['six hundred and thirty-three, one hundred and twenty-three; two hundred and nine thousand', '633 123 209000'],
    ['six hundred thirty three one hundred twenty three twelve million', '633 123 12000000'],
    ['fourteen crore eighty-two lakh nine thousand', '148209000'],
    ['twelve thousand', '12000'],
    ['one hundred and forty-eight, two hundred and nine, three hundred and seventy-seven', '148 209 377'],
  ])('says %p as %p', (text, digits) => expect(said(text)).toBe(digits));

  it.each([
    'Amount in words: one thousand six hundred fifty',
    'Twelve thousand four hundred dollars only',
    'six hundred and thirty-three, one hundred and twenty-three',
    'twenty-one of them',
    'A hundred years of service',
    'thousands of tiles',
  ])('leaves %p alone', (text) => expect(said(text)).toBe(text));
});
