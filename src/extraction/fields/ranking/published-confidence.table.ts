import type { PublishedTable } from './published-confidence.js';

/** What each certainty was worth, field by field; written by `scripts/ranker/calibrate.ts`. */
export const PUBLISHED: PublishedTable = {
  text: {
    is_invoice: [
      [0.907, 0.462],
      [0.984, 0.9],
      [0.998, 0.997],
    ],
    business_name: [
      [0.575, 0.48],
      [0.743, 0.663],
      [0.775, 0.682],
      [0.834, 0.75],
      [0.969, 0.953],
    ],
    unconfirmed_business_name: [
      [0.492, 0.275],
      [0.789, 0.578],
      [0.978, 0.611],
    ],
    invoice_number: [
      [0.744, 0.5],
      [0.8, 0.7],
      [0.823, 0.833],
      [0.925, 0.842],
      [0.989, 0.995],
    ],
    business_abn: [[0.946, 0.99]],
    account_name: [
      [0.75, 0.368],
      [0.933, 0.8],
      [0.99, 0.99],
    ],
    account_number: [[0.858, 0.998]],
    account_bsb: [[0.858, 0.994]],
  },
  picture: {
    is_invoice: [
      [0.769, 0.8],
      [0.984, 0.968],
    ],
    invoice_number: [[0.935, 0.962]],
    business_name: [
      [0.425, 0.6],
      [0.78, 0.7],
      [0.863, 0.778],
      [0.944, 0.969],
    ],
    business_abn: [[0.926, 0.986]],
    unconfirmed_business_name: [[0.375, 0.438]],
    account_name: [
      [0.763, 0.889],
      [0.954, 0.943],
    ],
    account_number: [
      [0.735, 0.889],
      [0.851, 0.978],
    ],
    account_bsb: [[0.816, 0.968]],
  },
};
