import { Body, Param, Post, Req } from '@nestjs/common';
import type { FastifyRequest } from 'fastify';
import { abaCheckResource } from '../aba/aba-check.resource.js';
import { invoiceResource } from '../invoices/invoice.resource.js';
import { Caller } from '../platform/auth/caller.js';
import type { EntityCaller } from '../platform/auth/caller.js';
import { Endpoint } from '../platform/http/endpoint.js';
import { MainController } from '../platform/http/interfaces.js';
import { JsonApi } from '../platform/json-api/responder.js';
import type { OneAnswer } from '../platform/json-api/responder.js';
import { inboundEmailResource } from '../smtp-ingress/inbound-email.resource.js';
import { verificationResource } from '../verifications/verification.resource.js';
import { RedactionDto, SharedRedactionDto } from './redaction.dto.js';
import { Redactions } from './redactions.service.js';
import type { Redaction } from './redactions.service.js';

/** How each thing that can be redacted is answered. */
const INVOICE = { kind: 'one', resource: invoiceResource, fieldSet: 'detail' } as const;
const EMAIL = { kind: 'one', resource: inboundEmailResource, fieldSet: 'default' } as const;
const VERIFICATION = { kind: 'one', resource: verificationResource, fieldSet: 'full' } as const;
const PAYMENT_FILE = { kind: 'one', resource: abaCheckResource, fieldSet: 'list' } as const;

const REDACTION = { ability: 'personal_data:redact', records: 'by_events' } as const;
/** Of what shares its file or email with others. */
const SHARED_REDACTION = { ...REDACTION, body: SharedRedactionDto, also: [409] } as const;

/** `POST …/redact` of everything that holds personal data. */
@MainController()
export class RedactionsController {
  constructor(
    private readonly jsonApi: JsonApi,
    private readonly redactions: Redactions,
  ) {}

  @Post('invoices/:invoice/redact')
  @Endpoint({
    ...SHARED_REDACTION,
    operationId: 'invoiceRedactionRedact',
    summary: 'Delete the personal data of an invoice, with its file and its email',
    answer: INVOICE,
  })
  invoice(
    @Req() request: FastifyRequest,
    @Caller() caller: EntityCaller,
    @Param('invoice') id: string,
    @Body() body: SharedRedactionDto,
  ): Promise<OneAnswer> {
    return this.redact(request, INVOICE, caller, id, body, (redaction) => this.redactions.redactInvoice(redaction));
  }

  @Post('inbound-emails/:email/redact')
  @Endpoint({
    ...SHARED_REDACTION,
    operationId: 'inboundEmailRedactionRedact',
    summary: 'Delete the personal data of an email, with its message and its invoices',
    answer: EMAIL,
  })
  email(
    @Req() request: FastifyRequest,
    @Caller() caller: EntityCaller,
    @Param('email') id: string,
    @Body() body: SharedRedactionDto,
  ): Promise<OneAnswer> {
    return this.redact(request, EMAIL, caller, id, body, (redaction) => this.redactions.redactEmail(redaction));
  }

  @Post('verifications/:verification/redact')
  @Endpoint({
    ...REDACTION,
    body: RedactionDto,
    operationId: 'verificationRedactionRedact',
    summary: 'Delete the personal data of a verification; a pending one is cancelled, a verified one revoked',
    answer: VERIFICATION,
  })
  verification(
    @Req() request: FastifyRequest,
    @Caller() caller: EntityCaller,
    @Param('verification') id: string,
    @Body() body: RedactionDto,
  ): Promise<OneAnswer> {
    return this.redact(request, VERIFICATION, caller, id, body, (redaction) =>
      this.redactions.redactVerification(redaction),
    );
  }

  @Post('aba-checks/:aba_check/redact')
  @Endpoint({
    ...SHARED_REDACTION,
    operationId: 'abaCheckRedactionRedact',
    summary: 'Delete the personal data of a payment file: the file, and the payees of its entries',
    answer: PAYMENT_FILE,
  })
  paymentFile(
    @Req() request: FastifyRequest,
    @Caller() caller: EntityCaller,
    @Param('aba_check') id: string,
    @Body() body: SharedRedactionDto,
  ): Promise<OneAnswer> {
    return this.redact(request, PAYMENT_FILE, caller, id, body, (redaction) =>
      this.redactions.redactPaymentFile(redaction),
    );
  }

  private async redact(
    request: FastifyRequest,
    { resource, fieldSet }: typeof INVOICE | typeof EMAIL | typeof VERIFICATION | typeof PAYMENT_FILE,
    { entityId }: EntityCaller,
    id: string,
    { reason = null, with_others: withOthers = null }: SharedRedactionDto,
    work: (redaction: Redaction) => Promise<void>,
  ): Promise<OneAnswer> {
    this.jsonApi.checkParameters(request, resource, fieldSet);
    await work({ entityId, id, reason, withOthers: withOthers ?? false });
    return this.jsonApi.get(request, resource, fieldSet, { entityId }, id);
  }
}
