import { readFile } from 'node:fs/promises';
import { Controller, Get, Inject, Param, Res } from '@nestjs/common';
import type { FastifyReply } from 'fastify';
import { notFound } from '../errors/domain-error.js';
import { DeclaredRoutes } from '../http/declared-routes.js';
import { Endpoint } from '../http/endpoint.js';
import type { Answer } from '../http/endpoint.js';
import { PUBLIC_URL } from '../http/public-url.js';
import type { PublicUrl } from '../http/public-url.js';
import { mainDocument, managementDocument, sessionDocument } from './document.js';
import { ASSET_NAMES, assetOf } from './page-assets.js';
import { PAGE, PAGE_POLICY, START_SCRIPT } from './page.js';

const DOCUMENT: Answer = {
  kind: 'json',
  schema: {
    type: 'object',
    required: ['openapi', 'info', 'paths'],
    properties: { openapi: { type: 'string' }, info: { type: 'object' }, paths: { type: 'object' } },
    additionalProperties: true,
  },
};
const DAY_SECONDS = 86_400;

/** The description of the interface, for programs and for people. */
@Controller()
export class DescriptionController {
  private readonly written = new Map<typeof mainDocument, string>();

  constructor(
    private readonly routes: DeclaredRoutes,
    @Inject(PUBLIC_URL) private readonly publicUrl: PublicUrl,
  ) {}

  @Get('openapi.json')
  @Endpoint({ ability: 'public', summary: 'This description of the main interface', answer: DOCUMENT })
  main(@Res() reply: FastifyReply): void {
    this.send(reply, mainDocument);
  }

  @Get('management/v1/openapi.json')
  @Endpoint({ ability: 'public', summary: 'This description of the management interface', answer: DOCUMENT })
  management(@Res() reply: FastifyReply): void {
    this.send(reply, managementDocument);
  }

  @Get('dashboard/openapi.json')
  @Endpoint({ ability: 'public', summary: 'The description of how people sign in', answer: DOCUMENT })
  sessions(@Res() reply: FastifyReply): void {
    this.send(reply, sessionDocument);
  }

  @Get('docs')
  @Endpoint({
    ability: 'public',
    summary: 'Read this description as a page',
    answer: { kind: 'content', types: ['text/html'] },
  })
  page(@Res() reply: FastifyReply): void {
    void reply.header('content-security-policy', PAGE_POLICY).type('text/html; charset=utf-8').send(PAGE);
  }

  @Get('docs/start.js')
  @Endpoint({
    ability: 'public',
    summary: 'The script of the page',
    answer: { kind: 'content', types: ['text/javascript'] },
  })
  script(@Res() reply: FastifyReply): void {
    void reply.type('text/javascript; charset=utf-8').send(START_SCRIPT);
  }

  @Get('docs/assets/:asset')
  @Endpoint({
    ability: 'public',
    summary: 'A file of the page',
    answer: { kind: 'content', types: ['text/css', 'text/javascript', 'image/png'] },
    path: { asset: { schema: { type: 'string', enum: ASSET_NAMES }, description: 'Its name.' } },
  })
  async asset(@Res() reply: FastifyReply, @Param('asset') name: string): Promise<void> {
    const asset = assetOf(name);
    if (asset === null) throw notFound('File');
    const bytes = await readFile(asset.path);
    void reply
      .header('cache-control', `public, max-age=${DAY_SECONDS}`)
      .type(asset.type.startsWith('text/') ? `${asset.type}; charset=utf-8` : asset.type)
      .send(bytes);
  }

  private send(reply: FastifyReply, document: typeof mainDocument): void {
    let text = this.written.get(document);
    if (text === undefined) {
      text = JSON.stringify(
        document({ routes: this.routes.all(), messages: this.routes.messages() }, this.publicUrl.of('')),
      );
      this.written.set(document, text);
    }
    void reply.type('application/json').send(text);
  }
}
