// The rules of the layers, made from src/layers.ts, so that the list and what is checked cannot differ.
import { transformFileSync } from '@swc/core';

const { code } = transformFileSync('src/layers.ts', { configFile: '.swcrc', sourceMaps: false });
const { LAYERS } = await import(`data:text/javascript,${encodeURIComponent(code)}`);
const names = LAYERS.map(({ name }) => name);

/** Where each thing of a layer may not look: into what stands further down the list, and into what puts the layers together. */
const layerRules = names.map((name, index) => ({
  name: `layer-${name}`,
  comment: `src/${name} imports from itself and from the layers before it in src/layers.ts`,
  severity: 'error',
  from: { path: `^src/${name}/` },
  // The list itself names layers and imports nothing.
  to: { path: '^src/', pathNot: `^src/(?:layers\\.ts$|(?:${names.slice(0, index + 1).join('|')})/)` },
}));

export default {
  forbidden: [
    ...layerRules,
    {
      name: 'entities-of-others-as-types',
      comment: 'A domain reaches the rows of another one through its service; its entities are types to it',
      severity: 'error',
      from: {
        path: `^src/(${names.join('|')})/`,
        pathNot: '\\.spec\\.ts$',
      },
      to: { path: '^src/.+\\.entity\\.ts$', pathNot: '^src/$1/', dependencyTypesNot: ['type-only'] },
    },
    {
      name: 'no-circular',
      comment:
        'Two files that need each other to run are one file, or want a third one; types alone may refer to each other',
      severity: 'error',
      from: {},
      to: { circular: true, viaOnly: { dependencyTypesNot: ['type-only'] } },
    },
    {
      name: 'no-unresolvable',
      comment: 'What is imported exists',
      severity: 'error',
      from: {},
      to: { couldNotResolve: true },
    },
    {
      name: 'pages-speak-rest-alone',
      comment: 'The pages know the service by its REST interface, and import nothing of it',
      severity: 'error',
      from: { path: '^src/dashboard/web/' },
      to: { path: '^(?:src|test|scripts)/', pathNot: '^src/dashboard/web/' },
    },
    {
      name: 'no-pages-in-the-service',
      comment: 'The service serves the pages as they were built, and imports nothing of them',
      severity: 'error',
      from: { path: '^src/', pathNot: '^src/dashboard/web/' },
      to: { path: '^src/dashboard/web/' },
    },
    {
      name: 'no-test-code',
      comment: 'The service needs nothing that only tests, benches and builds have',
      severity: 'error',
      from: { path: '^src/', pathNot: '\\.spec\\.ts$' },
      to: { path: '^(?:bench|scripts|test)/|\\.spec\\.ts$', dependencyTypesNot: ['type-only'] },
    },
    {
      name: 'not-to-dev-dep',
      comment: 'npm ci --omit=dev leaves the service able to run',
      severity: 'error',
      // What the pages import is built into them.
      from: { path: '^src/', pathNot: '\\.spec\\.ts$|^src/dashboard/web/' },
      to: { dependencyTypes: ['npm-dev'], dependencyTypesNot: ['type-only'] },
    },
  ],
  options: {
    doNotFollow: { path: 'node_modules' },
    tsConfig: { fileName: 'tsconfig.json' },
    tsPreCompilationDeps: true,
    enhancedResolveOptions: { exportsFields: ['exports'], conditionNames: ['import', 'node', 'default', 'types'] },
  },
};
