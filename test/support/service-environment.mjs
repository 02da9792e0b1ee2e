import { TestEnvironment } from 'jest-environment-node';
import { schemaCompilerOf } from './schema-compilers.mjs';

/** Where suites that ask services run: each with modules of its own, and what the process has compiled of descriptions. */
export default class ServiceEnvironment extends TestEnvironment {
  constructor(config, context) {
    super(config, context);
    this.global.schemaCompilerOf = schemaCompilerOf;
  }
}
