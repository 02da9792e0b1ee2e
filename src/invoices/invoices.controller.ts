import { Get, Param, Post, Req, Res } from '@nestjs/common';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { Caller } from '../platform/auth/caller.js';
import type { EntityCaller } from '../platform/auth/caller.js';
import { DocumentStore } from '../platform/documents/document-store.js';
import { invalid } from '../platform/errors/domain-error.js';
import { documentTypeOf } from '../platform/files/document-type.js';
import { safeFileName } from '../platform/files/file-name.js';
import { Endpoint } from '../platform/http/endpoint.js';
import { MainController } from '../platform/http/interfaces.js';
import { receiveUpload } from '../platform/http/upload.js';
import { contentDisposition } from '../platform/http/content-disposition.js';
import { parametersOf, refuseParameters } from '../platform/json-api/query.js';
import { JsonApi } from '../platform/json-api/responder.js';
import type { ListAnswer, OneAnswer } from '../platform/json-api/responder.js';
import { fileKeyOf } from './lock-invoice.js';
import { invoiceResource } from './invoice.resource.js';
import { InvoicesService } from './invoices.service.js';
import { PageDrawer } from './pages/page-drawer.js';

@MainController('invoices')
export class InvoicesController {
  constructor(
    private readonly jsonApi: JsonApi,
    private readonly invoices: InvoicesService,
    private readonly documents: DocumentStore,
    private readonly drawer: PageDrawer,
  ) {}

  @Post()
  @Endpoint({
    ability: 'invoice:write',
    records: 'by_events',
    summary: 'Upload an invoice',
    status: 201,
    body: 'file',
    answer: { kind: 'one', resource: invoiceResource, fieldSet: 'upload' },
  })
  async upload(@Req() request: FastifyRequest, @Caller() caller: EntityCaller): Promise<OneAnswer> {
    const query = this.jsonApi.checkParameters(request, invoiceResource, 'upload');
    const file = await receiveUpload(request);
    const contentType = documentTypeOf(file.bytes);
    if (contentType === null) throw invalid({ file: ['The file must be a PDF, JPEG or PNG.'] });
    const fileName = safeFileName(file.fileName) ?? 'invoice';
    const source = caller.session === null ? 'api' : 'dashboard';
    const { bytes } = file;
    const { entityId, userId } = caller;
    const row = await this.invoices.create(entityId, source, { bytes, fileName, contentType }, userId);
    return this.jsonApi.stored(request, invoiceResource, 'upload', { entityId }, row, query);
  }

  @Get()
  @Endpoint({
    ability: 'invoice:read',
    summary: 'List all invoices',
    answer: { kind: 'list', resource: invoiceResource, fieldSet: 'list' },
  })
  list(@Req() request: FastifyRequest, @Caller() caller: EntityCaller): Promise<ListAnswer> {
    if (caller.session !== null) this.drawer.expectPages();
    return this.jsonApi.list(request, invoiceResource, 'list', { entityId: caller.entityId });
  }

  @Get(':invoice')
  @Endpoint({
    ability: 'invoice:read',
    summary: 'Get an invoice',
    answer: { kind: 'one', resource: invoiceResource, fieldSet: 'detail' },
  })
  get(
    @Req() request: FastifyRequest,
    @Caller() caller: EntityCaller,
    @Param('invoice') id: string,
  ): Promise<OneAnswer> {
    return this.jsonApi.get(request, invoiceResource, 'detail', { entityId: caller.entityId }, id);
  }

  @Get(':invoice/file')
  @Endpoint({ ability: 'invoice:read', summary: 'Download the original file of an invoice', answer: { kind: 'file' } })
  async file(
    @Req() request: FastifyRequest,
    @Res() reply: FastifyReply,
    @Caller() caller: EntityCaller,
    @Param('invoice') id: string,
  ): Promise<void> {
    refuseParameters(parametersOf(request.url));
    const invoice = await this.invoices.find(caller.entityId, id);
    const bytes = await this.documents.get(fileKeyOf(invoice));
    void reply
      .header('content-type', invoice.contentType)
      .header('content-disposition', contentDisposition(invoice.originalFileName))
      .header('x-content-type-options', 'nosniff')
      .send(bytes);
  }
}
