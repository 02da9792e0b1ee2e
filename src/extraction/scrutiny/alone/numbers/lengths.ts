/** Account numbers have 5 to 10 digits; a BSB has six. */
export const ACCOUNT_DIGITS = { least: 5, most: 10 };
export const BSB_DIGITS = 6;
