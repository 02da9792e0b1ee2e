import prettier from 'eslint-config-prettier';
import reactHooks from 'eslint-plugin-react-hooks';
import tseslint from 'typescript-eslint';

export default tseslint.config(
  {
    ignores: [
      'dist/**',
      'clients/typescript/dist/**',
      'node_modules/**',
      'data/**',
      'coverage/**',
      'src/dashboard/web/api/generated/**',
      'clients/typescript/src/generated/**',
    ],
  },
  ...tseslint.configs.recommended,
  prettier,
  {
    rules: {
      '@typescript-eslint/no-unused-vars': ['error', { argsIgnorePattern: '^_', varsIgnorePattern: '^_' }],
      '@typescript-eslint/no-explicit-any': 'error',
      eqeqeq: 'error',
      'no-console': 'error',
    },
  },
  {
    // Settings are declared, described and read in one place. What a library is told by its environment is no setting.
    files: ['src/**/*.ts'],
    ignores: ['src/platform/config/settings.ts', 'src/extraction/pages/open/system-fonts.ts', '**/*.spec.ts'],
    rules: {
      'no-restricted-properties': [
        'error',
        { object: 'process', property: 'env', message: 'Declare a setting in src/platform/config/settings.ts.' },
      ],
    },
  },
  {
    // Pages run in browsers.
    files: ['src/dashboard/web/**/*.{ts,tsx}'],
    ...reactHooks.configs.flat.recommended,
  },
  {
    // Answers of the service are looked into as they come; their shape is checked against the OpenAPI document.
    files: ['test/**'],
    rules: { '@typescript-eslint/no-explicit-any': 'off' },
  },
  {
    // Where printing is the job.
    files: ['src/cli/**', 'src/cli.ts', 'src/demo.ts', 'src/generate.ts', 'bench/**', 'scripts/**', 'test/**'],
    rules: { 'no-console': 'off' },
  },
);
