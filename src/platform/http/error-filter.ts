import { Catch, HttpException } from '@nestjs/common';
import type { ArgumentsHost, ExceptionFilter } from '@nestjs/common';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { DomainError } from '../errors/domain-error.js';
import type { ErrorKind } from '../errors/domain-error.js';
import { isUnavailable } from '../errors/unavailable.js';
import { currentCorrelationId } from '../logging/context.js';
import type { Logger } from '../logging/logger.js';

const STATUS: Record<ErrorKind, number> = {
  malformed: 400,
  unauthenticated: 401,
  forbidden: 403,
  not_found: 404,
  conflict: 409,
  too_large: 413,
  unsupported_type: 415,
  invalid: 422,
  too_many_requests: 429,
  unavailable: 503,
};

const MESSAGES: Record<number, string> = {
  400: 'The request could not be understood.',
  404: 'Not found.',
  405: 'Method not allowed.',
  413: 'The request body is too large.',
  415: 'This content type is not supported.',
};

/** Turns every failure into a status code and a body `{message}`; what nobody expected is a blank 500 and logged whole. */
@Catch()
export class ErrorFilter implements ExceptionFilter {
  constructor(private readonly logger: Logger) {}

  catch(error: unknown, host: ArgumentsHost): void {
    const http = host.switchToHttp();
    const reply = http.getResponse<FastifyReply>();
    const request = http.getRequest<FastifyRequest>();
    const { status, body, headers } = this.answerTo(error, request);
    void reply
      .status(status)
      .headers({ ...headers, 'content-type': 'application/json' })
      .send(body);
  }

  private answerTo(
    error: unknown,
    request: FastifyRequest,
  ): { status: number; body: object; headers?: Record<string, string> } {
    if (error instanceof DomainError) {
      const { errors, headers, code } = error.details;
      const body = { message: error.message, ...(errors && { errors }), ...(code && { code }) };
      return { status: STATUS[error.kind], body, headers };
    }
    const status = error instanceof HttpException ? error.getStatus() : fastifyStatus(error);
    if (status !== null && status < 500)
      return { status, body: { message: MESSAGES[status] ?? 'The request was refused.' } };
    if (isUnavailable(error)) {
      this.logger.error({ err: error }, 'A dependency is down');
      return { status: 503, body: { message: 'The service is not available right now. Try again soon.' } };
    }
    this.logger.error(
      { err: error, method: request.method, path: request.routeOptions.url },
      'A request failed unexpectedly',
    );
    return {
      status: 500,
      body: { message: `Something went wrong. Correlation id: ${currentCorrelationId() ?? 'none'}.` },
    };
  }
}

/** Fastify's own errors (malformed JSON, unknown content type, body too large) carry their status. */
function fastifyStatus(error: unknown): number | null {
  if (!(error instanceof Error) || !('statusCode' in error) || typeof error.statusCode !== 'number') return null;
  return error.statusCode;
}
