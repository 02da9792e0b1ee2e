import { Post, Req } from '@nestjs/common';
import type { FastifyRequest } from 'fastify';
import { Caller } from '../../platform/auth/caller.js';
import type { EntityCaller } from '../../platform/auth/caller.js';
import { Endpoint } from '../../platform/http/endpoint.js';
import { MainController } from '../../platform/http/interfaces.js';
import { parametersOf, refuseParameters } from '../../platform/json-api/query.js';
import { SandboxReset } from './sandbox-reset.js';

@MainController('organization/reset')
export class ResetController {
  constructor(private readonly sandboxReset: SandboxReset) {}

  @Post()
  @Endpoint({
    ability: 'verification:write',
    records: 'by_events',
    summary: 'Reset the current sandbox organization: delete its data and revoke its keys',
    status: 204,
    answer: { kind: 'nothing' },
  })
  async reset(@Req() request: FastifyRequest, @Caller() caller: EntityCaller): Promise<void> {
    refuseParameters(parametersOf(request.url));
    await this.sandboxReset.reset(caller);
  }
}
