import { Get, Param, Req, Res } from '@nestjs/common';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { Caller } from '../../platform/auth/caller.js';
import type { EntityCaller } from '../../platform/auth/caller.js';
import { Database } from '../../platform/database/transactions.js';
import { invalid, notFound } from '../../platform/errors/domain-error.js';
import { Endpoint } from '../../platform/http/endpoint.js';
import type { DeclaredParameter } from '../../platform/http/endpoint.js';
import { MainController } from '../../platform/http/interfaces.js';
import type { JsonSchema } from '../../platform/json-api/attributes.js';
import { parametersOf, refuseParameters } from '../../platform/json-api/query.js';
import { JsonApi } from '../../platform/json-api/responder.js';
import type { ListAnswer } from '../../platform/json-api/responder.js';
import { InvoicesService } from '../invoices.service.js';
import { FilePages, firstOf } from './file-pages.service.js';
import { InvoicePage } from './invoice-page.entity.js';
import { invoicePageResource } from './invoice-page.resource.js';
import { shownWords } from './kept-words.js';
import type { ShownWord } from './kept-words.js';
import { PagePictures, PICTURE_WIDTHS } from './page-pictures.service.js';
import type { PictureWidth } from './page-pictures.service.js';

const DEFAULT_WIDTH: PictureWidth = 1_200;

const PAGE: Readonly<Record<string, DeclaredParameter>> = {
  page: { schema: { type: 'integer', minimum: 1 }, description: 'Page of the file, counting from 1.' },
};

const WORDS: JsonSchema = {
  type: 'object',
  required: ['data'],
  properties: {
    data: {
      type: 'array',
      items: {
        type: 'object',
        required: ['index', 'text', 'box', 'confidence', 'source'],
        properties: {
          index: { type: 'integer', description: 'Counts from 0.' },
          text: { type: 'string' },
          box: {
            type: 'object',
            description: 'In points of the upright page from its top left corner, like the boxes of the evidence.',
            required: ['x0', 'y0', 'x1', 'y1'],
            properties: {
              x0: { type: 'number' },
              y0: { type: 'number' },
              x1: { type: 'number' },
              y1: { type: 'number' },
            },
          },
          confidence: { type: 'number', description: '0 to 1; 1 for text.' },
          source: { type: 'string', enum: ['text', 'form', 'ocr'], description: 'What the word was read from.' },
        },
      },
    },
  },
};

@MainController('invoices/:invoice/pages')
export class InvoicePagesController {
  constructor(
    private readonly jsonApi: JsonApi,
    private readonly database: Database,
    private readonly invoices: InvoicesService,
    private readonly files: FilePages,
    private readonly pictures: PagePictures,
  ) {}

  @Get()
  @Endpoint({
    ability: 'invoice:read',
    summary: 'List the pages of the file of an invoice',
    answer: { kind: 'list', resource: invoicePageResource, fieldSet: 'default' },
  })
  async list(
    @Req() request: FastifyRequest,
    @Caller() { entityId }: EntityCaller,
    @Param('invoice') id: string,
  ): Promise<ListAnswer> {
    const file = await this.invoices.fileOf(entityId, id);
    const list = (): Promise<ListAnswer> =>
      this.jsonApi.list(request, invoicePageResource, 'default', { entityId, invoiceId: firstOf(file) });
    const known = await list();
    if ('meta' in known && known.meta.total > 0) return known;
    await this.files.ensure(file);
    return list();
  }

  @Get(':page/picture')
  @Endpoint({
    ability: 'invoice:read',
    summary: 'Get a picture of a page, upright',
    path: PAGE,
    query: {
      width: {
        schema: { type: 'integer', enum: [...PICTURE_WIDTHS], default: DEFAULT_WIDTH },
        description: 'Pixels from left to right.',
      },
    },
    answer: { kind: 'content', types: ['image/webp'] },
    also: [304, 409],
  })
  async picture(
    @Req() request: FastifyRequest,
    @Res() reply: FastifyReply,
    @Caller() { entityId }: EntityCaller,
    @Param('invoice') id: string,
    @Param('page') page: string,
  ): Promise<void> {
    const width = widthOf(parametersOf(request.url));
    const file = await this.invoices.fileOf(entityId, id);
    const known = /^"([0-9a-f-]{36})"$/.exec(request.headers['if-none-match'] ?? '')?.[1] ?? null;
    const picture = await this.pictures.of(file, numberOf(page), width, known);
    // A browser may keep it, but shows it to nobody without asking us.
    void reply
      .header('etag', `"${picture.id}"`)
      .header('cache-control', 'private, no-cache')
      .header('x-content-type-options', 'nosniff');
    if (picture.id === known) void reply.status(304).send();
    else void reply.header('content-type', 'image/webp').send(picture.bytes);
  }

  @Get(':page/words')
  @Endpoint({
    ability: 'invoice:read',
    summary: 'Get the words that were read on a page, with their positions',
    path: PAGE,
    toViewers: 'refused',
    answer: { kind: 'json', schema: WORDS },
  })
  async words(
    @Req() request: FastifyRequest,
    @Caller() { entityId }: EntityCaller,
    @Param('invoice') id: string,
    @Param('page') page: string,
  ): Promise<{ data: ShownWord[] }> {
    refuseParameters(parametersOf(request.url));
    const file = await this.invoices.fileOf(entityId, id);
    await this.files.ensure(file);
    const found = await this.database
      .rows(InvoicePage, entityId)
      .findOne({ invoiceId: firstOf(file), number: numberOf(page) });
    if (!found) throw notFound('Page');
    return { data: shownWords(found.words) };
  }
}

function numberOf(page: string): number {
  if (!/^[1-9]\d{0,3}$/.test(page)) throw notFound('Page');
  return Number(page);
}

/** The width that is asked for. Throws invalid on `width` for one that is not drawn. */
function widthOf(parameters: URLSearchParams): PictureWidth {
  const given = parameters.getAll('width');
  const others = new URLSearchParams(parameters);
  others.delete('width');
  refuseParameters(others);
  const [width = String(DEFAULT_WIDTH)] = given;
  const found = PICTURE_WIDTHS.find((one) => String(one) === width);
  if (found === undefined || given.length > 1)
    throw invalid({ width: [`The width parameter must be one of: ${PICTURE_WIDTHS.join(', ')}, given once.`] });
  return found;
}
