import { Ajv2020 } from 'ajv/dist/2020.js';
import formats from 'ajv-formats';

/** Compiles the schemas of one document, each once. */
class SchemaCompiler {
  ajv = new Ajv2020({ strict: false, allErrors: true, validateSchema: false, code: { optimize: false } });
  named = new Set();
  compiled = new Map();

  constructor() {
    formats.default(this.ajv);
  }

  knows(id) {
    return this.named.has(id);
  }

  name(id, schema) {
    this.named.add(id);
    this.ajv.addSchema(JSON.parse(schema), id);
  }

  compile(schema) {
    const known = this.compiled.get(schema);
    if (known) return known;
    const validate = this.ajv.compile(JSON.parse(schema));
    const problemsOf = (value) => (validate(value) ? null : this.ajv.errorsText(validate.errors, { separator: '; ' }));
    this.compiled.set(schema, problemsOf);
    return problemsOf;
  }
}

const compilers = new Map();

/**
 * What compiles the schemas of a document for all suites of a process: almost all services describe themselves in the same words, and
 * to compile these took each suite a good part of a second.
 *
 * @param {string} schemas all that the document names
 */
export function schemaCompilerOf(schemas) {
  const compiler = compilers.get(schemas) ?? new SchemaCompiler();
  compilers.set(schemas, compiler);
  return compiler;
}
