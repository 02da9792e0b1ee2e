import { readFileSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { gzipSync } from 'node:zlib';
import { defineConfig } from 'vite';

const here = dirname(fileURLToPath(import.meta.url));
const root = join(here, '..', '..', '..');

/** Writes each script and style compressed beside itself, once for everybody who will ask for it. */
function compressed() {
  return {
    name: 'compressed',
    writeBundle({ dir }, bundle) {
      for (const { fileName } of Object.values(bundle))
        if (/\.(?:js|css|svg)$/.test(fileName)) {
          const file = join(dir, fileName);
          writeFileSync(`${file}.gz`, gzipSync(readFileSync(file), { level: 9 }));
        }
    },
  };
}

export default defineConfig({
  root: here,
  base: '/dashboard/',
  cacheDir: join(root, 'node_modules', '.cache', 'vite'),
  plugins: [compressed()],
  // Replaced in each response (src/dashboard/pages.ts).
  html: { cspNonce: 'NONCE_OF_THIS_RESPONSE' },
  build: {
    outDir: join(root, 'dist', 'pages'),
    emptyOutDir: true,
    target: 'es2023',
    // Those that know light-dark() themselves: what stands in for it knows nothing of Mantine's switch.
    cssTarget: ['chrome123', 'firefox120', 'safari17.5'],
    // The policy of the pages loads nothing from data: addresses.
    assetsInlineLimit: 0,
    modulePreload: { polyfill: false },
    manifest: 'manifest.json',
    reportCompressedSize: false,
    chunkSizeWarningLimit: 1_000,
  },
  server: {
    // `npx vite src/dashboard/web` beside a running service.
    // Folders of the pages have these names as well: their modules are not the service's.
    proxy: {
      '^/dashboard/(api|management|session|openapi\\.json)(?!.*\\.tsx?(\\?|$))|^/health/':
        process.env.PAYPROOF ?? 'http://localhost:3000',
    },
  },
});
