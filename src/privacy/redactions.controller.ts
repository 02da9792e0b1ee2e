import { Body, Param, Post, Req } from '@nestjs/common';
import type { FastifyRequest } from 'fastify';
import { invoiceResource } from '../invoices/invoice.resource.js';
import { Caller } from '../platform/auth/caller.js';
import type { EntityCaller } from '../platform/auth/caller.js';
import { Endpoint } from '../platform/http/endpoint.js';
import { MainController } from '../platform/http/interfaces.js';
import { JsonApi } from '../platform/json-api/responder.js';
import type { OneAnswer } from '../platform/json-api/responder.js';
import { inboundEmailResource } from '../smtp-ingress/inbound-email.resource.js';
import { verificationResource } from '../verifications/verification.resource.js';
import { RedactionDto } from './redaction.dto.js';
import { Redactions } from './redactions.service.js';

@MainController('invoices/:invoice/redact')
export class InvoiceRedactionController {
  constructor(
    private readonly jsonApi: JsonApi,
    private readonly redactions: Redactions,
  ) {}

  @Post()
  @Endpoint({
    ability: 'personal_data:redact',
    records: 'told',
    summary: 'Delete the personal data of an invoice, with its file and its email',
    body: RedactionDto,
    also: [409],
    answer: { kind: 'one', resource: invoiceResource, fieldSet: 'detail' },
  })
  async redact(
    @Req() request: FastifyRequest,
    @Caller() { entityId }: EntityCaller,
    @Param('invoice') id: string,
    @Body() { with_others: withOthers }: RedactionDto,
  ): Promise<OneAnswer> {
    this.jsonApi.checkParameters(request, invoiceResource, 'detail');
    await this.redactions.redactInvoice(entityId, id, withOthers ?? false);
    return this.jsonApi.get(request, invoiceResource, 'detail', { entityId }, id);
  }
}

@MainController('inbound-emails/:email/redact')
export class InboundEmailRedactionController {
  constructor(
    private readonly jsonApi: JsonApi,
    private readonly redactions: Redactions,
  ) {}

  @Post()
  @Endpoint({
    ability: 'personal_data:redact',
    records: 'told',
    summary: 'Delete the personal data of an email, with its message and its invoices',
    body: RedactionDto,
    also: [409],
    answer: { kind: 'one', resource: inboundEmailResource, fieldSet: 'default' },
  })
  async redact(
    @Req() request: FastifyRequest,
    @Caller() { entityId }: EntityCaller,
    @Param('email') id: string,
    @Body() { with_others: withOthers }: RedactionDto,
  ): Promise<OneAnswer> {
    this.jsonApi.checkParameters(request, inboundEmailResource, 'default');
    await this.redactions.redactEmail(entityId, id, withOthers ?? false);
    return this.jsonApi.get(request, inboundEmailResource, 'default', { entityId }, id);
  }
}

@MainController('verifications/:verification/redact')
export class VerificationRedactionController {
  constructor(
    private readonly jsonApi: JsonApi,
    private readonly redactions: Redactions,
  ) {}

  @Post()
  @Endpoint({
    ability: 'personal_data:redact',
    records: 'told',
    summary: 'Delete the personal data of a verification; a pending one is cancelled, a verified one revoked',
    answer: { kind: 'one', resource: verificationResource, fieldSet: 'full' },
  })
  async redact(
    @Req() request: FastifyRequest,
    @Caller() { entityId }: EntityCaller,
    @Param('verification') id: string,
  ): Promise<OneAnswer> {
    this.jsonApi.checkParameters(request, verificationResource, 'full');
    await this.redactions.redactVerification(entityId, id);
    return this.jsonApi.get(request, verificationResource, 'full', { entityId }, id);
  }
}
