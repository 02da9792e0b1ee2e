import { Catch, HttpException } from '@nestjs/common';
import type { ArgumentsHost, ExceptionFilter } from '@nestjs/common';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { DomainError } from '../errors/domain-error.js';
import type { ErrorKind } from '../errors/domain-error.js';
import { isOutage } from '../errors/unavailable.js';
import { currentCorrelationId } from '../logging/context.js';
import type { Logger } from '../logging/logger.js';
import type { ServedPaths } from './served-paths.js';

const STATUS: Record<ErrorKind, number> = {
  malformed: 400,
  unauthenticated: 401,
  forbidden: 403,
  not_found: 404,
  conflict: 409,
  precondition_failed: 412,
  too_large: 413,
  unsupported_type: 415,
  invalid: 422,
  too_many_requests: 429,
  unavailable: 503,
};

/** The kinds by their statuses, for errors that are not our own. */
const CODES: Readonly<Record<number, string>> = Object.fromEntries(
  Object.entries(STATUS).map(([kind, status]) => [status, kind]),
);

const RETRY_AFTER_SECONDS = '5';

const MESSAGES: Record<number, string> = {
  400: 'The request could not be understood.',
  404: 'Not found.',
  413: 'The request body is too large.',
  415: 'This content type is not supported.',
};

/** Turns every failure into a status code and a body `{message}`; what nobody expected is a blank 500 and logged whole. */
@Catch()
export class ErrorFilter implements ExceptionFilter {
  constructor(
    private readonly logger: Logger,
    private readonly served: () => ServedPaths,
  ) {}

  catch(error: unknown, host: ArgumentsHost): void {
    const http = host.switchToHttp();
    const reply = http.getResponse<FastifyReply>();
    const request = http.getRequest<FastifyRequest>();
    const { status, body, headers, code } = this.answerTo(error, request);
    void reply
      .status(status)
      .headers({
        'cache-control': 'no-store',
        // Whoever may try again is told when.
        ...(status === 503 ? { 'retry-after': RETRY_AFTER_SECONDS } : {}),
        ...headers,
        'content-type': 'application/json',
        'error-code': code,
      })
      .send(body);
  }

  private answerTo(
    error: unknown,
    request: FastifyRequest,
  ): { status: number; body: object; headers?: Record<string, string>; code: string } {
    if (error instanceof DomainError) {
      const { errors, headers, code } = error.details;
      const body = { message: error.message, ...(errors && { errors }), ...(code && { code }) };
      return { status: STATUS[error.kind], body, headers, code: code ?? error.kind };
    }
    const status = error instanceof HttpException ? error.getStatus() : fastifyStatus(error);
    if (status === 404) {
      const methods = this.served().methodsOf(request.url.split('?', 1)[0] ?? '');
      if (methods.length > 0 && !methods.includes(request.method))
        return {
          status: 405,
          body: { message: `This address does not support ${request.method}. It supports ${methods.join(', ')}.` },
          headers: { allow: methods.join(', ') },
          code: 'method_not_allowed',
        };
    }
    if (status !== null && status < 500)
      return {
        status,
        body: { message: MESSAGES[status] ?? 'The request was refused.' },
        code: CODES[status] ?? 'refused',
      };
    if (isOutage(error)) {
      this.logger.error({ err: error }, 'A dependency is down');
      return {
        status: 503,
        body: { message: 'The service is not available right now. Try again soon.' },
        code: 'unavailable',
      };
    }
    this.logger.error(
      { err: error, method: request.method, path: request.routeOptions.url },
      'A request failed unexpectedly',
    );
    return {
      status: 500,
      body: { message: `Something went wrong. Correlation id: ${currentCorrelationId() ?? 'none'}.` },
      code: 'unexpected',
    };
  }
}

/** Fastify's own errors (malformed JSON, unknown content type, body too large) carry their status. */
function fastifyStatus(error: unknown): number | null {
  if (!(error instanceof Error) || !('statusCode' in error) || typeof error.statusCode !== 'number') return null;
  return error.statusCode;
}
