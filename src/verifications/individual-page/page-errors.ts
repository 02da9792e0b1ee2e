import { Catch, HttpException, Inject } from '@nestjs/common';
import type { ArgumentsHost, ExceptionFilter } from '@nestjs/common';
import type { FastifyReply } from 'fastify';
import { DomainError } from '../../platform/errors/domain-error.js';
import { isUnavailable } from '../../platform/errors/unavailable.js';
import { currentCorrelationId } from '../../platform/logging/context.js';
import { LOGGER } from '../../platform/logging/logger.js';
import type { Logger } from '../../platform/logging/logger.js';
import { notice } from './layout.js';
import { sendPage } from './send-page.js';

/** Tells people, not programs, what went wrong. */
@Catch()
export class PageErrors implements ExceptionFilter {
  constructor(@Inject(LOGGER) private readonly logger: Logger) {}

  catch(error: unknown, host: ArgumentsHost): void {
    const reply = host.switchToHttp().getResponse<FastifyReply>();
    if (error instanceof DomainError) {
      void reply.headers(error.details.headers ?? {});
      if (error.kind === 'too_many_requests')
        return sendPage(
          reply,
          429,
          notice('Please wait a moment', 'Too many requests at once. Try again in a minute.'),
        );
      if (error.kind === 'too_large') return sendPage(reply, 413, UNREADABLE);
      if (error.kind === 'unsupported_type') return sendPage(reply, 415, UNREADABLE);
    }
    if (error instanceof HttpException && error.getStatus() < 500) return sendPage(reply, 400, UNREADABLE);
    this.logger.error({ err: error }, 'A page for an individual failed');
    const status = isUnavailable(error) ? 503 : 500;
    const id = currentCorrelationId() ?? 'none';
    sendPage(
      reply,
      status,
      notice('Something went wrong', 'Try again in a few minutes.', `If it fails again, tell us: ${id}`),
    );
  }
}

const UNREADABLE = notice('Something went wrong', 'Open the link again and try once more.');
