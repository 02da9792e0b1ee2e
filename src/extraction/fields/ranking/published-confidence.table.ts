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
      [0.213, 0.3],
      [0.615, 0.389],
      [0.668, 0.6],
      [0.69, 0.667],
      [0.69, 0.75],
      [0.737, 0.763],
      [0.799, 0.841],
      [0.851, 0.885],
      [0.957, 0.969],
    ],
    unconfirmed_business_name: [
      [0.05, 0.1],
      [0.116, 0.4],
      [0.604, 0.5],
      [0.651, 0.611],
      [0.849, 0.613],
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
      [0.649, 0.444],
      [0.847, 0.763],
      [0.961, 0.889],
      [0.989, 0.987],
    ],
    account_number: [[0.858, 0.998]],
    account_bsb: [[0.858, 0.994]],
  },
  picture: {
    is_invoice: [
      [0.823, 0.833],
      [0.986, 0.979],
    ],
    invoice_number: [
      [0.715, 0.5],
      [0.807, 0.8],
      [0.903, 0.833],
      [0.957, 0.981],
    ],
    business_name: [
      [0.54, 0.538],
      [0.731, 0.778],
      [0.819, 0.833],
      [0.928, 0.989],
    ],
    business_abn: [[0.914, 0.981]],
    unconfirmed_business_name: [
      [0.578, 0.4],
      [0.756, 0.667],
    ],
    account_name: [
      [0.569, 0.8],
      [0.784, 0.889],
      [0.954, 0.978],
    ],
    account_number: [[0.822, 0.992]],
    account_bsb: [[0.813, 0.993]],
  },
};
