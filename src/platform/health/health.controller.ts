import { Controller, Get } from '@nestjs/common';
import { DomainError } from '../errors/domain-error.js';
import { Endpoint } from '../http/endpoint.js';
import { OutgoingPause } from '../outgoing/outgoing-pause.js';
import { HealthService } from './health.service.js';

const ANSWER = {
  kind: 'json',
  schema: {
    type: 'object',
    required: ['status'],
    properties: {
      status: { const: 'ok' },
      outgoing: {
        const: 'paused',
        description: 'Only while outgoing messages are paused, for example after a restore.',
      },
    },
  },
} as const;

@Controller('health')
export class HealthController {
  constructor(
    private readonly health: HealthService,
    private readonly pause: OutgoingPause,
  ) {}

  /** Says that the process runs and answers. */
  @Get('live')
  @Endpoint({ ability: 'public', summary: 'Check that the process is running', answer: ANSWER })
  live(): object {
    return { status: 'ok' };
  }

  /** Says that the process can do its work: the database answers and every role is up. */
  @Get('ready')
  @Endpoint({ ability: 'public', summary: 'Check that the service can do its work', answer: ANSWER })
  async ready(): Promise<object> {
    const troubles = await this.health.troubles();
    if (troubles.length > 0) throw new DomainError('unavailable', `Not ready: ${troubles.join(', ')}.`);
    return (await this.pause.current()) === null ? { status: 'ok' } : { status: 'ok', outgoing: 'paused' };
  }
}
