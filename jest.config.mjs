const esmPackages =
  '@nestjs|file-type|strtok3|token-types|uint8array-extras|@tokenizer|load-esm|@borewit|content-disposition|cookie|uuid';

/**
 * What modules are given as parameters: each look-up of a global goes through an interceptor of the context that a suite runs in, and through
 * Jest's proxy behind that, a sixth of the processor time of unit tests. Not what fake timers replace (`Date`), nor what packages declare
 * themselves (`Buffer`, `process`).
 */
const LANGUAGE = [
  'Array',
  'BigInt',
  'Boolean',
  'Error',
  'Float32Array',
  'Float64Array',
  'Infinity',
  'Int32Array',
  'JSON',
  'Map',
  'Math',
  'Number',
  'Object',
  'Promise',
  'RegExp',
  'Set',
  'String',
  'Symbol',
  'Uint16Array',
  'Uint32Array',
  'Uint8Array',
  'Uint8ClampedArray',
  'WeakMap',
  'isNaN',
  'parseInt',
];

const common = {
  testEnvironment: 'node',
  setupFiles: ['<rootDir>/test/support/optimise-late.ts'],
  moduleNameMapper: {
    '^(\\.{1,2}/.*)\\.js$': '$1',
    // The same in one file: every suite that makes a PDF would load some 200.
    '^@cantoo/pdf-lib$': '<rootDir>/node_modules/@cantoo/pdf-lib/dist/pdf-lib.js',
  },
  transform: {
    '^.+\\.(t|j|mj)s$': [
      '@swc/jest',
      {
        swcrc: false,
        jsc: {
          target: 'es2022',
          parser: { syntax: 'typescript', decorators: true, dynamicImport: true },
          transform: { legacyDecorator: true, decoratorMetadata: true, useDefineForClassFields: false },
          keepClassNames: true,
        },
        module: { type: 'commonjs' },
      },
    ],
  },
  transformIgnorePatterns: [`/node_modules/(?!(${esmPackages})/)`],
};

const withService = {
  ...common,
  testEnvironment: '<rootDir>/test/support/service-environment.mjs',
  setupFiles: [...common.setupFiles, '<rootDir>/test/support/checked-fetch.ts'],
  setupFilesAfterEnv: ['<rootDir>/test/support/patience.ts'],
  globalSetup: '<rootDir>/test/support/global-setup.ts',
  globalTeardown: '<rootDir>/test/support/global-teardown.ts',
};

const unit = {
  ...common,
  sandboxInjectedGlobals: LANGUAGE,
  testEnvironment: '<rootDir>/test/support/unit-environment.mjs',
};

export default {
  testTimeout: 30_000,
  // One more than the cores that it is meant for: what is tested of a service is waiting, a good part of the time.
  maxWorkers: 3,
  // A process whose suites are all done and left nothing open is gone 0.7 s after it was asked to end, on a busy machine; Jest allows 0.5 s.
  workerGracefulExitTimeout: 10_000,
  testSequencer: '<rootDir>/test/support/longest-first.mjs',
  projects: [
    {
      ...unit,
      displayName: 'unit',
      testMatch: [
        '<rootDir>/src/**/*.spec.ts',
        '<rootDir>/bench/**/*.spec.ts',
        '<rootDir>/test/forgeries/*.spec.ts',
        '<rootDir>/scripts/**/*.spec.ts',
      ],
      testPathIgnorePatterns: ['/node_modules/', '\\.process\\.spec\\.ts$'],
    },
    // What starts processes of its own, as readers of whole documents are, takes seconds a test.
    {
      ...unit,
      displayName: 'processes',
      testMatch: ['<rootDir>/src/**/*.process.spec.ts', '<rootDir>/test/forgeries/*.process.spec.ts'],
    },
    {
      ...withService,
      displayName: 'e2e',
      testMatch: ['<rootDir>/test/**/*.e2e.spec.ts'],
      testPathIgnorePatterns: ['/node_modules/', '<rootDir>/test/further/', '<rootDir>/test/outages/'],
    },
    // Everything else that is asked of the running service; `npm test` has what people and programs meet first, in less than six minutes.
    { ...withService, displayName: 'further', testMatch: ['<rootDir>/test/further/**/*.e2e.spec.ts'] },
    // Processes and databases that end, start, are restored or have far too much to do; `npm test` has what users do meanwhile.
    { ...withService, displayName: 'outages', testMatch: ['<rootDir>/test/outages/*.e2e.spec.ts'] },
    // Whatever else is done by hand in a browser; `npm test` has its core.
    { ...withService, displayName: 'dashboard', testMatch: ['<rootDir>/test/dashboard/*.browser.spec.ts'] },
  ],
};
