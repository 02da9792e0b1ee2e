import { Body, Get, Param, Patch, Post, Req } from '@nestjs/common';
import type { FastifyRequest } from 'fastify';
import { Caller } from '../platform/auth/caller.js';
import type { EntityCaller } from '../platform/auth/caller.js';
import { Endpoint } from '../platform/http/endpoint.js';
import { MainController } from '../platform/http/interfaces.js';
import { JsonApi } from '../platform/json-api/responder.js';
import type { ListAnswer, OneAnswer } from '../platform/json-api/responder.js';
import { NewLink } from './individual/new-link.js';
import { newVerification } from './new-verification.js';
import { NewVerificationDto, RevocationDto, VerificationChangeDto } from './verification.dto.js';
import { verificationResource } from './verification.resource.js';
import { VerificationsService } from './verifications.service.js';

@MainController('verifications')
export class VerificationsController {
  constructor(
    private readonly jsonApi: JsonApi,
    private readonly verifications: VerificationsService,
    private readonly newLink: NewLink,
  ) {}

  @Post()
  @Endpoint({
    ability: 'verification:write',
    records: { action: 'verification.created', resource: verificationResource, fieldSet: 'full' },
    summary: 'Create a verification',
    status: 201,
    body: NewVerificationDto,
    answer: { kind: 'one', resource: verificationResource, fieldSet: 'full' },
  })
  async create(
    @Req() request: FastifyRequest,
    @Caller() { entityId }: EntityCaller,
    @Body() body: NewVerificationDto,
  ): Promise<OneAnswer> {
    this.jsonApi.checkParameters(request, verificationResource, 'full');
    const id = await this.verifications.create(entityId, newVerification(body));
    return this.jsonApi.get(request, verificationResource, 'full', { entityId }, id);
  }

  @Get()
  @Endpoint({
    ability: 'verification:read',
    summary: 'List all verifications',
    answer: { kind: 'list', resource: verificationResource, fieldSet: 'full' },
  })
  list(@Req() request: FastifyRequest, @Caller() { entityId }: EntityCaller): Promise<ListAnswer> {
    return this.jsonApi.list(request, verificationResource, 'full', { entityId });
  }

  @Get(':verification')
  @Endpoint({
    ability: 'verification:read',
    summary: 'Get a verification',
    answer: { kind: 'one', resource: verificationResource, fieldSet: 'full' },
  })
  get(
    @Req() request: FastifyRequest,
    @Caller() { entityId }: EntityCaller,
    @Param('verification') id: string,
  ): Promise<OneAnswer> {
    return this.jsonApi.get(request, verificationResource, 'full', { entityId }, id);
  }

  @Post(':verification/cancel')
  @Endpoint({
    ability: 'verification:write',
    records: 'by_events',
    summary: 'Cancel a pending verification',
    answer: { kind: 'one', resource: verificationResource, fieldSet: 'full' },
  })
  async cancel(
    @Req() request: FastifyRequest,
    @Caller() { entityId }: EntityCaller,
    @Param('verification') id: string,
  ): Promise<OneAnswer> {
    this.jsonApi.checkParameters(request, verificationResource, 'full');
    await this.verifications.cancel(entityId, id);
    return this.jsonApi.get(request, verificationResource, 'full', { entityId }, id);
  }

  @Post(':verification/send-link')
  @Endpoint({
    ability: 'verification:write',
    records: {
      action: 'verification.link_sent',
      resource: verificationResource,
      fieldSet: 'full',
      by: 'verification',
    },
    summary: 'Send the individual of a pending verification a new link, to replace a locked or lost one',
    answer: { kind: 'one', resource: verificationResource, fieldSet: 'full' },
  })
  async sendLink(
    @Req() request: FastifyRequest,
    @Caller() { entityId }: EntityCaller,
    @Param('verification') id: string,
  ): Promise<OneAnswer> {
    this.jsonApi.checkParameters(request, verificationResource, 'full');
    await this.newLink.send(entityId, id);
    return this.jsonApi.get(request, verificationResource, 'full', { entityId }, id);
  }

  @Post(':verification/revoke')
  @Endpoint({
    ability: 'verification:write',
    records: { action: 'verification.revoked', resource: verificationResource, fieldSet: 'full', by: 'verification' },
    summary: 'Revoke a verification: from then on it matches nothing',
    body: RevocationDto,
    answer: { kind: 'one', resource: verificationResource, fieldSet: 'full' },
  })
  async revoke(
    @Req() request: FastifyRequest,
    @Caller() { entityId }: EntityCaller,
    @Param('verification') id: string,
    @Body() { reason }: RevocationDto,
  ): Promise<OneAnswer> {
    this.jsonApi.checkParameters(request, verificationResource, 'full');
    await this.verifications.revoke(entityId, id, reason.trim());
    return this.jsonApi.get(request, verificationResource, 'full', { entityId }, id);
  }

  @Patch(':verification')
  @Endpoint({
    ability: 'verification:write',
    records: { action: 'verification.changed', resource: verificationResource, fieldSet: 'full', by: 'verification' },
    summary: 'Change the aliases of a verification: other names that its payee uses on invoices',
    body: VerificationChangeDto,
    answer: { kind: 'one', resource: verificationResource, fieldSet: 'full' },
  })
  async change(
    @Req() request: FastifyRequest,
    @Caller() { entityId }: EntityCaller,
    @Param('verification') id: string,
    @Body() { aliases }: VerificationChangeDto,
  ): Promise<OneAnswer> {
    this.jsonApi.checkParameters(request, verificationResource, 'full');
    if (aliases !== undefined) await this.verifications.setAliases(entityId, id, aliases);
    return this.jsonApi.get(request, verificationResource, 'full', { entityId }, id);
  }
}
