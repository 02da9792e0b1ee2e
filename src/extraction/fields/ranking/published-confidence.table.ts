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
      [0.5, 0.25],
      [0.785, 0.889],
      [0.852, 0.9],
      [0.985, 0.998],
    ],
    invoice_number: [
      [0.901, 0.789],
      [0.99, 0.998],
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
      [0.702, 0.773],
      [0.932, 0.955],
      [0.99, 0.971],
    ],
    business_name: [
      [0.481, 0.5],
      [0.882, 0.871],
    ],
    invoice_number: [
      [0.768, 0.864],
      [0.836, 0.913],
    ],
    business_abn: [[0.867, 0.973]],
    account_name: [[0.798, 0.8]],
    account_number: [[0.766, 0.909]],
    account_bsb: [[0.776, 0.957]],
  },
};
