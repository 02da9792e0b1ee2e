import { createServer } from 'node:http';
import type { IncomingMessage, ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';

const PAGE = 3;

/**
 * A peer on loopback that answers what the service asks of an object store: PUT, GET and DELETE of objects, ListObjectsV2
 * (in short pages) and DeleteObjects, as the Amazon S3 API reference says. It takes requests that carry a signature.
 */
export class S3Server {
  readonly objects = new Map<string, Buffer>();
  /** While set, every request is answered with this status. */
  failing: number | null = null;
  /** While set, no request is answered. */
  silent = false;
  private readonly server = createServer((request, response) => void this.answer(request, response));

  async start(): Promise<string> {
    await new Promise<void>((resolve) => this.server.listen(0, '127.0.0.1', resolve));
    return `http://127.0.0.1:${(this.server.address() as AddressInfo).port}`;
  }

  async stop(): Promise<void> {
    this.server.closeAllConnections();
    await new Promise((resolve) => this.server.close(resolve));
  }

  private async answer(request: IncomingMessage, response: ServerResponse): Promise<void> {
    const body = Buffer.concat(await request.toArray());
    const url = new URL(request.url ?? '/', 'http://localhost');
    const [, , ...rest] = decodeURIComponent(url.pathname).split('/');
    const key = rest.join('/');
    const reply = (status: number, content: string | Buffer = ''): void => void response.writeHead(status).end(content);
    const error = (status: number, code: string): void =>
      reply(status, `<Error><Code>${code}</Code><Message>${code}</Message></Error>`);
    if (!request.headers.authorization?.startsWith('AWS4-HMAC-SHA256 ')) return error(403, 'AccessDenied');
    if (this.silent) return;
    if (this.failing !== null) return error(this.failing, 'InternalError');
    if (request.method === 'PUT') {
      this.objects.set(key, body);
      return reply(200);
    }
    if (request.method === 'DELETE') {
      this.objects.delete(key);
      return reply(204);
    }
    if (request.method === 'POST' && url.searchParams.has('delete')) {
      for (const [, name = ''] of body.toString().matchAll(/<Key>([^<]*)<\/Key>/g)) this.objects.delete(name);
      return reply(200, '<DeleteResult/>');
    }
    if (url.searchParams.get('list-type') === '2') return reply(200, this.list(url.searchParams));
    const object = this.objects.get(key);
    return object ? reply(200, object) : error(404, 'NoSuchKey');
  }

  private list(query: URLSearchParams): string {
    const after = query.get('continuation-token') ?? '';
    const names = [...this.objects.keys()].filter((name) => name.startsWith(query.get('prefix') ?? '')).sort();
    const left = names.filter((name) => name > after);
    const page = left.slice(0, PAGE);
    const more = left.length > page.length;
    return (
      '<ListBucketResult>' +
      page.map((name) => `<Contents><Key>${name}</Key></Contents>`).join('') +
      `<IsTruncated>${String(more)}</IsTruncated>` +
      (more ? `<NextContinuationToken>${page.at(-1) ?? ''}</NextContinuationToken>` : '') +
      '</ListBucketResult>'
    );
  }
}
