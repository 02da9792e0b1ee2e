import type { ArgumentsHost } from '@nestjs/common';
import { StoreFailure } from '../documents/store-failure.js';
import { createLogger } from '../logging/logger.js';
import { ErrorFilter } from './error-filter.js';
import type { ServedPaths } from './served-paths.js';

interface Answer {
  status: number;
  headers: Record<string, string>;
}

function answerTo(error: unknown): Answer {
  const answer: Answer = { status: 0, headers: {} };
  const reply = {
    status: (status: number) => ((answer.status = status), reply),
    headers: (headers: Record<string, string>) => ((answer.headers = headers), reply),
    send: () => reply,
  };
  const request = { method: 'POST', url: '/api/invoices', routeOptions: {} };
  const http = { getResponse: () => reply, getRequest: () => request };
  const filter = new ErrorFilter(createLogger({ level: 'silent', format: 'json' }), () => ({}) as ServedPaths);
  filter.catch(error, { switchToHttp: () => http } as unknown as ArgumentsHost);
  return answer;
}

describe('ErrorFilter', () => {
  it('says when to try again while the document store is unavailable', () => {
    const { status, headers } = answerTo(new StoreFailure('EIO', 'The object store failed: Slow down'));
    expect([status, headers['retry-after']]).toEqual([503, '5']);
  });

  it('answers 500 to an unexpected error, including a missing document', () => {
    for (const error of [new Error('x'), new StoreFailure('ENOENT', 'The object store failed')])
      expect(answerTo(error).status).toBe(500);
  });
});
