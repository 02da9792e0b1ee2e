import { LeanEnvironment } from './lean-environment.mjs';
import { makeInvoicePdf } from './invoice-pdf-maker.mjs';
import { schemaCompilerOf } from './schema-compilers.mjs';

/**
 * Where suites that ask services run: each with modules of its own, and what the process has for all of them: what it has compiled of
 * descriptions, and invoices, for which each suite would load the library and its fonts.
 */
export default class ServiceEnvironment extends LeanEnvironment {
  constructor(config, context) {
    super(config, context);
    this.global.schemaCompilerOf = schemaCompilerOf;
    this.global.makeInvoicePdf = makeInvoicePdf;
  }
}
