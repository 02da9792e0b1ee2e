import { serveJobs } from '../../platform/processes/serve-jobs.js';
import { loadPdfium } from '../pages/open/pdfium.js';
import { drawPage } from './draw-page.js';
import type { DrawerAnswer, DrawerRequest } from './drawer-pool.js';
import { pageSizes } from './page-sizes.js';

// The first page does not wait for it.
loadPdfium().catch(() => undefined);
serveJobs<DrawerRequest, DrawerAnswer>(async ({ bytes, page }) =>
  page === null
    ? { sizes: await pageSizes(bytes), picture: null }
    : { sizes: [], picture: await drawPage(bytes, page) },
);
