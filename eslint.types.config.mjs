// All of eslint.config.mjs, and what takes types to see: that builds the whole program, for which somebody who lints a few files would wait.
import tseslint from 'typescript-eslint';
import plain from './eslint.config.mjs';

export default tseslint.config(...plain, {
  files: ['src/**/*.ts', 'bench/**/*.ts', 'scripts/**/*.ts'],
  ignores: ['src/dashboard/web/**'],
  languageOptions: {
    parserOptions: { project: './tsconfig.json', tsconfigRootDir: import.meta.dirname },
  },
  rules: {
    '@typescript-eslint/no-floating-promises': 'error',
    '@typescript-eslint/no-misused-promises': ['error', { checksVoidReturn: false }],
    '@typescript-eslint/switch-exhaustiveness-check': ['error', { considerDefaultExhaustiveForUnions: true }],
  },
});
