import { execFileSync } from 'node:child_process';
import { copyFileSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import type { OpenApiDocument } from '../../src/platform/openapi/openapi-types.js';
import { TestService } from '../support/service.js';

const CLIENT = resolve('clients/typescript');

const bin = (name: string): string => resolve('node_modules/.bin', name);
/** A document without where it says that it is served. */
const withoutAddress = (document: OpenApiDocument): unknown =>
  JSON.parse(
    JSON.stringify(document, (key, value: unknown) => (['servers', 'contact'].includes(key) ? undefined : value)),
  );

describe('a client typed by the OpenAPI documents', () => {
  let service: TestService;
  let folder: string;

  beforeAll(async () => {
    service = await TestService.start();
    mkdirSync('node_modules/.cache', { recursive: true });
    folder = mkdtempSync(resolve('node_modules/.cache/typed-client-'));
    execFileSync(process.execPath, [join(CLIENT, 'generate.mjs')], { stdio: 'pipe' });
  });
  afterAll(async () => {
    rmSync(folder, { recursive: true, force: true });
    await service.remove();
  });

  it('compiles under strict and works', async () => {
    for (const [name, generated, path, committed] of [
      ['interface', 'main', '/openapi.json', 'openapi.json'],
      ['management', 'management', '/management/v1/openapi.json', 'openapi-management.json'],
    ] as const) {
      // Types are made of what is committed, which is what the service says of itself, but for its address.
      const told = (await (await fetch(service.http + path)).json()) as OpenApiDocument;
      const kept = JSON.parse(readFileSync(resolve('docs', committed), 'utf8')) as OpenApiDocument;
      expect(withoutAddress(told)).toEqual(withoutAddress(kept));
      copyFileSync(join(CLIENT, 'src', 'generated', `${generated}.ts`), join(folder, `${name}.ts`));
    }
    writeFileSync(join(folder, 'package.json'), '{"type":"module"}');
    copyFileSync(resolve('test/further/typed-client/program.ts'), join(folder, 'program.ts'));
    writeFileSync(
      join(folder, 'tsconfig.json'),
      JSON.stringify({
        compilerOptions: {
          strict: true,
          noUncheckedIndexedAccess: true,
          target: 'ES2022',
          module: 'nodenext',
          lib: ['ES2023', 'DOM', 'DOM.Iterable'],
          types: [],
          skipLibCheck: true,
          noEmitOnError: true,
        },
        files: ['program.ts'],
      }),
    );
    try {
      execFileSync(bin('tsc'), ['-p', folder], { stdio: 'pipe' });
    } catch (error) {
      throw new Error(String((error as { stdout: Buffer }).stdout));
    }
    const { entity_key: key, organization_key: organizationKey } = service.credentials;
    const run = `import { useInterface } from './program.js';
      console.log(JSON.stringify(await useInterface(...${JSON.stringify([service.http, key, organizationKey])})));`;
    writeFileSync(join(folder, 'run.js'), run);
    const seen: unknown = JSON.parse(execFileSync(process.execPath, [join(folder, 'run.js')]).toString());
    expect(seen).toEqual({
      name: 'typed.pdf',
      total: 1,
      next: null,
      results: [],
      message: 'Invoice not found.',
      entityName: 'Typed Pty Ltd',
      token: expect.stringMatching(/^ent_sk_/),
      errors: ['message', 'errors'],
    });
  });

  it('is packed as a package that works from a clean folder', async () => {
    const run = (command: string, args: string[], cwd = CLIENT): string =>
      execFileSync(command, args, { cwd, stdio: ['ignore', 'pipe', 'pipe'], encoding: 'utf8' });
    run(bin('tsc'), ['-p', CLIENT]);
    const clean = join(folder, 'clean');
    const installed = join(clean, 'node_modules', '@payproof', 'client');
    mkdirSync(installed, { recursive: true });
    const [packed] = JSON.parse(run('npm', ['pack', '--json', '--ignore-scripts', '--pack-destination', clean])) as [
      { filename: string; files: { path: string }[] },
    ];
    const paths = packed.files.map(({ path }) => path);
    expect(paths).toEqual(expect.arrayContaining(['README.md', 'CHANGELOG.md', 'dist/index.js', 'dist/index.d.ts']));
    expect(
      paths.filter((path) => !/^(dist\/.*\.(js|d\.ts)|README\.md|CHANGELOG\.md|package\.json)$/.test(path)),
    ).toEqual([]);
    run('tar', ['-xzf', join(clean, packed.filename), '--strip-components=1', '-C', installed], clean);
    copyFileSync(resolve('test/further/typed-client/packed.mjs'), join(clean, 'packed.mjs'));
    const { sandbox_entity_key: key, organization_key: organizationKey, http } = service.credentials;
    expect(JSON.parse(run(process.execPath, ['packed.mjs', http, key, organizationKey], clean))).toEqual({
      uploaded: ['first.pdf', 'second.pdf', 'third.pdf'],
      sent: 2,
      created: 1,
      unknown: ['not_found', 'Invoice not found.'],
      entities: true,
      told: 'invoice.processed',
      toldByFetch: 'invoice.processed',
      forged: true,
    });
  });
});
