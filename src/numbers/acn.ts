/**
 * Whether nine digits carry the check digit of an Australian Company Number: weights 8 to 1 on the first eight digits, the
 * ninth is what lacks to the next ten (Australian Securities and Investments Commission, "ACN check digit").
 * @param digits the ACN as digits only
 */
export function isValidAcn(digits: string): boolean {
  if (!/^[0-9]{9}$/.test(digits) || /^0+$/.test(digits)) return false;
  const sum = [...digits.slice(0, 8)].reduce((total, digit, at) => total + Number(digit) * (8 - at), 0);
  return (10 - (sum % 10)) % 10 === Number(digits[8]);
}
