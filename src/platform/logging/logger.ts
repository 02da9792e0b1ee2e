import type { LoggerService } from '@nestjs/common';
import pino from 'pino';
import type { Logger } from 'pino';
import { currentCorrelationId } from './context.js';
import { currentTraceId } from '../tracing/tracing.js';
import { maskText, maskValue } from './mask.js';
import { prettyLines } from './pretty.js';

/**
 * The log of the process: JSON lines on standard output (or lines for people), each with the correlation id of what is
 * going on, with tokens and account numbers masked.
 */
export function createLogger(options: { level: string; format: 'auto' | 'json' | 'pretty' }): Logger {
  const pretty = options.format === 'pretty' || (options.format === 'auto' && process.stdout.isTTY === true);
  return pino(
    {
      level: options.level,
      base: undefined,
      timestamp: pino.stdTimeFunctions.isoTime,
      formatters: {
        level: (label) => ({ level: label }),
        log: (fields) => maskValue(fields) as Record<string, unknown>,
      },
      mixin: () => {
        const correlationId = currentCorrelationId();
        const traceId = currentTraceId();
        return {
          ...(correlationId !== null && { correlation_id: correlationId }),
          ...(traceId !== null && { trace_id: traceId }),
        };
      },
      hooks: {
        logMethod(args, method) {
          method.apply(this, args.map((one) => (typeof one === 'string' ? maskText(one) : one)) as typeof args);
        },
      },
    },
    pretty ? prettyLines(process.stdout) : process.stdout,
  );
}

/** Nest's own messages, in the log of the process; its start-up chatter only where debugging. */
export class NestLog implements LoggerService {
  constructor(private readonly logger: Logger) {}

  log(message: unknown, ...rest: unknown[]): void {
    this.logger.debug({ context: rest.at(-1) }, String(message));
  }

  error(message: unknown, ...rest: unknown[]): void {
    if (message instanceof Error) this.logger.error({ err: message }, message.message);
    else this.logger.error({ detail: rest }, String(message));
  }

  warn(message: unknown, ...rest: unknown[]): void {
    this.logger.warn({ context: rest.at(-1) }, String(message));
  }

  debug(message: unknown): void {
    this.logger.trace(String(message));
  }

  verbose(message: unknown): void {
    this.logger.trace(String(message));
  }

  fatal(message: unknown): void {
    this.logger.fatal(String(message));
  }
}

/** Nest's token of the process's logger. */
export const LOGGER = Symbol('logger');
export type { Logger };
