import { Body, Get, Put, Req } from '@nestjs/common';
import type { FastifyRequest } from 'fastify';
import { Caller } from '../../platform/auth/caller.js';
import type { EntityCaller } from '../../platform/auth/caller.js';
import { Endpoint } from '../../platform/http/endpoint.js';
import { MainController } from '../../platform/http/interfaces.js';
import { JsonApi } from '../../platform/json-api/responder.js';
import type { OneAnswer } from '../../platform/json-api/responder.js';
import { ApprovalPolicies } from './approval-policies.service.js';
import { ApprovalPolicyDto } from './approval-policy.dto.js';
import { approvalPolicyResource } from './approval-policy.resource.js';

const ONE = { kind: 'one', resource: approvalPolicyResource, fieldSet: 'default' } as const;

@MainController('approval-policy')
export class ApprovalPolicyController {
  constructor(
    private readonly jsonApi: JsonApi,
    private readonly policies: ApprovalPolicies,
  ) {}

  @Get()
  @Endpoint({ ability: 'invoice:read', summary: 'Get the approval policy: how many people must approve', answer: ONE })
  get(@Req() request: FastifyRequest, @Caller() { entityId }: EntityCaller): Promise<OneAnswer> {
    return this.jsonApi.get(request, approvalPolicyResource, 'default', { entityId }, entityId);
  }

  @Put()
  @Endpoint({
    ability: 'approval_policy:write',
    freshProof: true,
    records: { action: 'approval_policy.changed', resource: approvalPolicyResource, by: 'caller' },
    summary: 'Change the approval policy; a more permissive one needs a second admin',
    body: ApprovalPolicyDto,
    answer: ONE,
  })
  async change(
    @Req() request: FastifyRequest,
    @Caller() caller: EntityCaller,
    @Body() body: ApprovalPolicyDto,
  ): Promise<OneAnswer> {
    this.jsonApi.checkParameters(request, approvalPolicyResource, 'default');
    await this.policies.change(caller, body);
    return this.jsonApi.get(request, approvalPolicyResource, 'default', { entityId: caller.entityId }, caller.entityId);
  }
}
