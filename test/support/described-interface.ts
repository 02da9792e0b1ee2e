import type {
  OpenApiDocument,
  Operation,
  Parameter,
  Response as DeclaredResponse,
} from '../../src/platform/openapi/openapi-types.js';

type Schema = Record<string, unknown>;

/** What is wrong with a value; null if nothing is. */
type ProblemsOf = (value: unknown) => string | null;

/** See schema-compilers.mjs. What it is given are texts: what belongs to a suite ends with it. */
interface SchemaCompiler {
  knows(id: string): boolean;
  name(id: string, schema: string): void;
  compile(schema: string): ProblemsOf;
}

declare global {
  // Of the suite's environment (service-environment.mjs).
  function schemaCompilerOf(schemas: string): SchemaCompiler;
}

/** One request and what came back, as far as the document speaks of it. */
export interface Exchange {
  method: string;
  url: URL;
  /** The body that was sent, where it was text. */
  sent: string | null;
  status: number;
  headers: Headers;
  bytes: Buffer;
}

/** What a service says of its interface, compared with what it does. */
export class DescribedInterface {
  private readonly main: CheckedDocument;
  private readonly management: CheckedDocument;
  private readonly sessions: CheckedDocument | null;

  constructor(main: OpenApiDocument, management: OpenApiDocument, sessions: OpenApiDocument | null = null) {
    this.main = new CheckedDocument(main);
    this.management = new CheckedDocument(management);
    this.sessions = sessions && new CheckedDocument(sessions);
  }

  /** Throws if an answer is not as the document says, or a request was taken that the document does not know. */
  check(exchange: Exchange): void {
    const { method, url, status } = exchange;
    // The answer to HEAD is that to GET without its body.
    if (method === 'HEAD') return;
    const [, prefix, path = ''] = PLACES.exec(url.pathname) ?? [];
    const document = this.documentOf(prefix);
    // What is said of an interface holds for its sessions as well, except for how they are refused.
    const bySession = prefix?.startsWith('/dashboard/') && [400, 403, 404].includes(status);
    try {
      if (bySession) document.checkError(exchange);
      else document.check(path, exchange, prefix === '/sandbox/api' || (prefix ?? '').startsWith('/dashboard/api/'));
    } catch (error) {
      throw new Error(
        `${method} ${url.pathname}${url.search} answered ${status}, which is not as described: ${(error as Error).message}\n` +
          exchange.bytes.toString().slice(0, 2_000),
      );
    }
  }

  private documentOf(prefix: string | undefined): CheckedDocument {
    if (prefix === '/management/v1' || prefix === '/dashboard/management') return this.management;
    return prefix === '/dashboard' && this.sessions ? this.sessions : this.main;
  }

  /** Throws if a webhook is not as the document says. */
  checkWebhook(headers: Readonly<Record<string, unknown>>, body: { type: string }): void {
    this.main.checkWebhook(headers, body);
  }
}

/** What is before the paths of a document: those of the service itself have nothing. */
const PLACES =
  /^(\/api|\/sandbox\/api|\/management\/v1|\/dashboard\/api\/[^/]+|\/dashboard\/management|\/dashboard(?=\/session))?(\/.*)$/;

class CheckedDocument {
  private readonly compiler: SchemaCompiler;
  private readonly validators = new Map<string, ProblemsOf>();
  /** Paths of the document with their parts; a template without parameters goes before one with. */
  private readonly templates: readonly { template: string; parts: readonly string[] }[];

  constructor(private readonly document: OpenApiDocument) {
    this.compiler = schemaCompilerOf(JSON.stringify(document.components.schemas));
    this.templates = Object.keys(document.paths)
      .sort((a, b) => a.split('{').length - b.split('{').length)
      .map((template) => ({ template, parts: template.split('/') }));
  }

  check(path: string, exchange: Exchange, inSandbox: boolean): void {
    const found = this.find(path, exchange.method, inSandbox);
    if (found === null) {
      if (exchange.status !== 404 && exchange.status !== 405) throw new Error('no such path and method is declared');
      this.checkBody('unknown path', { $ref: '#/components/schemas/Error' }, exchange, true);
      return;
    }
    const { template, operation } = found;
    const name = `${exchange.method} ${template} ${exchange.status}`;
    const declared = operation.responses[String(exchange.status)];
    if (declared === undefined) throw new Error('this status is not declared');
    const response = this.resolve<DeclaredResponse>(declared);
    this.checkHeaders(response, exchange.headers);
    this.checkContent(name, response, exchange);
    if (exchange.status < 300) this.checkRequest(name, operation, exchange);
  }

  /** Throws if an answer is no error as every one is. */
  checkError(exchange: Exchange): void {
    this.checkBody('refused session', { $ref: '#/components/schemas/Error' }, exchange, true);
  }

  checkWebhook(headers: Readonly<Record<string, unknown>>, body: { type: string }): void {
    const operation = this.document.webhooks?.[body.type]?.post;
    if (operation === undefined) throw new Error(`no webhook ${body.type} is declared`);
    for (const one of operation.parameters ?? []) {
      const { name, schema } = this.resolve<Parameter>(one);
      this.validate(`header ${name}`, schema, 'sent', headers[name]);
    }
    const media = operation.requestBody?.content['application/json'];
    this.validate(`webhook ${body.type}`, media?.schema ?? {}, 'sent', body);
  }

  /** The operation of a path. */
  private find(path: string, method: string, inSandbox: boolean): { template: string; operation: Operation } | null {
    const asked = path.split('/');
    for (const { template, parts } of this.templates) {
      const isOfPath =
        parts.length === asked.length && parts.every((one, index) => one.startsWith('{') || one === asked[index]);
      if (!isOfPath) continue;
      // Some paths production has not.
      const servers = this.document.paths[template]?.servers;
      if (!inSandbox && servers?.every(({ url }) => url.endsWith('/sandbox/api'))) continue;
      const operation = this.document.paths[template]?.[method.toLowerCase()];
      const isOfSandbox = operation?.servers?.every(({ url }) => url.endsWith('/sandbox/api'));
      if (operation !== undefined && (inSandbox || !isOfSandbox)) return { template, operation };
    }
    return null;
  }

  private checkHeaders(response: DeclaredResponse, headers: Headers): void {
    for (const [name, reference] of Object.entries(response.headers ?? {})) {
      const { required, schema } = this.resolve<OpenApiDocument['components']['headers'][string]>(reference);
      const value = headers.get(name);
      if (value === null && required) throw new Error(`the header ${name} is missing`);
      if (value !== null && schema.type === 'integer' && !/^\d+$/.test(value)) throw new Error(`${name} is ${value}`);
    }
  }

  private checkContent(name: string, response: DeclaredResponse, exchange: Exchange): void {
    if (response.content === undefined) {
      if (exchange.bytes.length > 0) throw new Error('the body is not empty');
      return;
    }
    const type = (exchange.headers.get('content-type') ?? 'none').split(';')[0] ?? '';
    if (response['x-file-types']?.includes(type)) return;
    const media = response.content[type];
    if (media === undefined) throw new Error(`the content type ${type} is not declared`);
    const whole = ![...exchange.url.searchParams.keys()].some((parameter) => parameter.startsWith('fields['));
    if (type.endsWith('json')) this.checkBody(`${name} ${whole}`, media.schema, exchange, whole);
  }

  private checkBody(name: string, schema: Schema, exchange: Exchange, whole: boolean): void {
    const body: unknown = JSON.parse(exchange.bytes.toString());
    this.validate(name, schema, whole ? 'whole' : 'sparse', body);
  }

  private checkRequest(name: string, operation: Operation, { url, sent }: Exchange): void {
    const known = new Set(
      (operation.parameters ?? [])
        .map((one) => this.resolve<Parameter>(one))
        .filter((one) => one.in === 'query')
        .map((one) => one.name),
    );
    for (const parameter of url.searchParams.keys())
      if (!known.has(parameter)) throw new Error(`the parameter ${parameter} was taken and is not declared`);
    const content = operation.requestBody?.content ?? {};
    if (sent === null || content['application/json'] === undefined) return;
    // A table is text to the document.
    if (content['text/csv'] !== undefined && !sent.startsWith('{')) return;
    const body = JSON.parse(sent) as { data?: { attributes?: unknown } };
    // No plain body has data with attributes.
    const type = body.data?.attributes === undefined ? 'application/json' : 'application/vnd.api+json';
    this.validate(`${name} ${type} request`, content[type]?.schema ?? {}, 'sent', body);
  }

  private validate(name: string, schema: Schema, reading: Reading, value: unknown): void {
    // Errors of all routes have one schema.
    const key = '$ref' in schema ? `${reading} ${String(schema.$ref)}` : `${reading} ${name}`;
    let problemsOf = this.validators.get(key);
    if (problemsOf === undefined) {
      this.add(schema, reading);
      problemsOf = this.compiler.compile(JSON.stringify(read(schema, reading)));
      this.validators.set(key, problemsOf);
    }
    const problems = problemsOf(value);
    if (problems !== null) throw new Error(`${name}: ${problems}`);
  }

  /**
   * Tells the compiler what a schema names, and what that names: each by itself, so that it is compiled once for all that name it, and
   * none that is never met.
   */
  private add(schema: Schema, reading: Reading): void {
    for (const name of namesIn(schema)) {
      const id = idOf(name, reading);
      const named = this.document.components.schemas[name] as Schema | undefined;
      if (named === undefined || this.compiler.knows(id)) continue;
      this.compiler.name(id, JSON.stringify(read(named, reading)));
      this.add(named, reading);
    }
  }

  private resolve<T>(given: object): T {
    if (!('$ref' in given)) return given as T;
    const path = String(given.$ref).slice(2).split('/');
    return path.reduce<unknown>((at, part) => (at as Record<string, unknown>)[part], this.document) as T;
  }
}

/** How a schema of the document is taken: of a request as it is, of an answer closed, with or without what may be left out. */
type Reading = 'sent' | 'sparse' | 'whole';

const SCHEMAS = '#/components/schemas/';

const idOf = (name: string, reading: Reading): string => `https://described.example/${reading}/${name}`;

function read(schema: Schema, reading: Reading): Schema {
  return withIds(reading === 'sent' ? schema : closed(schema, reading === 'whole'), reading);
}

/** The names of the schemas that a schema refers to. */
function namesIn(schema: unknown): string[] {
  if (typeof schema !== 'object' || schema === null) return [];
  return Object.entries(schema).flatMap(([key, value]) =>
    key === '$ref' && typeof value === 'string' && value.startsWith(SCHEMAS)
      ? [value.slice(SCHEMAS.length)]
      : namesIn(value),
  );
}

/** The schema with references to other schemas as they are taken in the same way. */
function withIds<T>(schema: T, reading: Reading): T {
  if (Array.isArray(schema)) return schema.map((one) => withIds<unknown>(one, reading)) as T;
  if (typeof schema !== 'object' || schema === null) return schema;
  return Object.fromEntries(
    Object.entries(schema).map(([key, value]) => [
      key,
      key === '$ref' && typeof value === 'string' && value.startsWith(SCHEMAS)
        ? idOf(value.slice(SCHEMAS.length), reading)
        : withIds<unknown>(value, reading),
    ]),
  ) as T;
}

/**
 * A schema under which an object has nothing but what is named. The document leaves that open, so that a new attribute breaks
 * no client. With `whole`, every attribute must be there, as it is where no fields were asked for.
 */
function closed<T>(schema: T, whole: boolean): T {
  if (Array.isArray(schema)) return schema.map((one) => closed<unknown>(one, whole)) as T;
  if (typeof schema !== 'object' || schema === null) return schema;
  const copy = Object.fromEntries(
    Object.entries(schema).map(([key, value]) => [key, closed<unknown>(value, whole)]),
  ) as Schema;
  const properties = copy.properties as Record<string, Schema> | undefined;
  if (copy.type === 'object' && properties !== undefined) {
    copy.additionalProperties ??= false;
    if (whole && copy['x-sparse'] === true)
      copy.required = Object.keys(properties).filter((name) => properties[name]?.['x-optional'] !== true);
  }
  return copy as T;
}
