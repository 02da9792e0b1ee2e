import { layouts } from '../layouts/index.js';
import { RawPdf } from '../draw/raw-pdf.js';
import { honestly } from '../forger.js';

const honest = honestly('plain', 0);

/** Each layout as it stands. */
export const PLAIN = layouts().map(({ name }) =>
  honest(`plain ${name}`, ({ page }) => new RawPdf().drawn(page).file(), { layout: name }),
);
