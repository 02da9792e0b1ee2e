import { Inject, Injectable } from '@nestjs/common';
import type { StreamableFile } from '@nestjs/common';
import type { FastifyRequest } from 'fastify';
import { knownCallerOf } from '../auth/caller.js';
import { DomainError, invalid } from '../errors/domain-error.js';
import { rememberTag, tagOf } from '../http/conditional/etags.js';
import { interfaceOf, isFlat } from '../http/interfaces.js';
import { PUBLIC_URL } from '../http/public-url.js';
import type { PublicUrl } from '../http/public-url.js';
import { formatAccepted } from './export/formats.js';
import { ListExports } from './export/list-exports.js';
import { SecretKey } from '../secrets/secret-key.js';
import { Cursors } from './cursor.js';
import type { Seek } from './cursor.js';
import { ParameterError } from './filters.js';
import { envelope, walkedEnvelope } from './pagination.js';
import type { Envelope, Walk } from './pagination.js';
import { parametersOf, parseQuery } from './query.js';
import type { ResourceQuery } from './query.js';
import { ResourceReader } from './reader.js';
import type { ResourcePage, ResourceRead, StoredRow, WalkedPage } from './reader.js';
import type { Resource } from './resource.js';
import type { Scope } from './scope.js';
import { toFlatResource } from './serialise.js';
import type { FlatResource, ResourceObject } from './serialise.js';

export interface OneAnswer {
  data: ResourceObject | FlatResource;
  included?: ResourceObject[];
}

/** A page of a list. */
interface ListPage extends Envelope {
  data: (ResourceObject | FlatResource)[];
  included?: ResourceObject[];
}

/** A page of a list, or the whole list as a file. */
export type ListAnswer = ListPage | StreamableFile;

/** Answers list and get of any declared resource. */
@Injectable()
export class JsonApi {
  constructor(
    private readonly reader: ResourceReader,
    private readonly exports: ListExports,
    private readonly secretKey: SecretKey,
    @Inject(PUBLIC_URL) private readonly publicUrl: PublicUrl,
  ) {}

  async list(request: FastifyRequest, resource: Resource, fieldSet: string, scope: Scope): Promise<ListAnswer> {
    const parameters = parametersOf(request.url);
    const query = parseQuery(resource, parameters, {
      fieldSet,
      list: true,
      format: formatAccepted(request.headers.accept),
    });
    if (query.filters.some(({ filter }) => filter.readsAccounts)) requireAccounts(request);
    const { format } = query;
    if (format !== null)
      return this.exports.of(resource, fieldSet, scope, query, { format, caller: knownCallerOf(request) });
    const path = this.publicUrl.of(request.url.split('?', 1)[0] ?? '');
    if (query.cursor !== null) {
      const { data, included, ...walked } = await this.walk(resource, fieldSet, scope, query, query.cursor);
      return {
        data: data.map((one) => present(request, one)),
        ...walkedEnvelope(path, parameters, walked),
        ...(included ? { included } : {}),
      };
    }
    const { data, included, total } = await this.reader.list(resource, fieldSet, scope, query);
    return {
      data: data.map((one) => present(request, one)),
      ...envelope(path, parameters, query.page, data.length, total),
      ...(included ? { included } : {}),
    };
  }

  /** The page that a cursor asks for, with the cursors of its neighbours. */
  private async walk(
    resource: Resource,
    fieldSet: string,
    scope: Scope,
    query: ResourceQuery,
    here: string,
  ): Promise<Pick<ResourcePage, 'data' | 'included'> & Walk> {
    const cursors = new Cursors(this.secretKey, resource, this.reader.orderOf(resource, query));
    const seek = read(cursors, here);
    const page = await this.reader.walk(resource, fieldSet, scope, query, seek);
    const { data, included, total, more, ends } = page;
    const shown = data.length;
    const position = positionOf(seek, page);
    const [isFirst, isLast] = seek.backwards ? [!more, seek.keys === null] : [seek.keys === null, !more];
    // Beyond an end nothing is shown; the way back is from that end.
    const prev = ends ? cursors.write({ backwards: true, keys: ends.first, position }) : 'last';
    const next = ends ? cursors.write({ backwards: false, keys: ends.last, position: position + shown }) : 'first';
    return {
      data,
      ...(included ? { included } : {}),
      size: query.page.size,
      shown,
      total,
      position,
      cursors: { here, prev: isFirst ? null : prev, next: isLast ? null : next },
    };
  }

  async get(
    request: FastifyRequest,
    resource: Resource,
    fieldSet: string,
    scope: Scope,
    id: string,
  ): Promise<OneAnswer> {
    const query = parseQuery(resource, parametersOf(request.url), { fieldSet, list: false });
    return this.answer(request, resource, await this.reader.get(resource, fieldSet, scope, id, query));
  }

  /**
   * As get, for a row that the request has just stored.
   * @param query its parameters, as checkParameters gave them
   */
  async stored(
    request: FastifyRequest,
    resource: Resource,
    fieldSet: string,
    scope: Scope,
    row: StoredRow,
    query: ResourceQuery,
  ): Promise<OneAnswer> {
    return this.answer(request, resource, await this.reader.stored(resource, fieldSet, scope, row, query));
  }

  private answer(request: FastifyRequest, resource: Resource, { data, version, included }: ResourceRead): OneAnswer {
    rememberTag(request, tagOf(this.secretKey, resource, data.id, version));
    return { data: present(request, data), ...(included ? { included } : {}) };
  }

  /**
   * Checks the parameters of a request that is to change something before it does.
   * @param includes whether related resources can be included
   * @returns what they ask for
   */
  checkParameters(
    request: FastifyRequest,
    resource: Resource,
    fieldSet: string,
    { includes = true }: { includes?: boolean } = {},
  ): ResourceQuery {
    return parseQuery(resource, parametersOf(request.url), { fieldSet, list: false, includes });
  }
}

function read(cursors: Cursors, cursor: string): Seek {
  try {
    return cursors.read(cursor);
  } catch (error) {
    if (!(error instanceof ParameterError)) throw error;
    throw invalid({ 'page[cursor]': [`The page[cursor] parameter ${error.message}.`] });
  }
}

/** How many rows a walk has before a page. Read from the end, it is not known exactly until the beginning is reached. */
function positionOf({ backwards, position }: Seek, { data, total, more }: WalkedPage): number {
  if (!backwards) return position ?? 0;
  return more ? Math.max((position ?? total) - data.length, 1) : 0;
}

/** Refuses those who see account numbers masked: what they may not see they cannot search by. */
function requireAccounts(request: FastifyRequest): void {
  if (knownCallerOf(request)?.seesAccounts === false)
    throw new DomainError('forbidden', 'Your role sees account numbers masked and cannot search by them.', {
      code: 'masked_for_role',
    });
}

/** The management interface shows resources flat (specification, 2.6). */
function present(request: FastifyRequest, resource: ResourceObject): ResourceObject | FlatResource {
  const of = interfaceOf(request.url);
  return of !== null && isFlat(of) ? toFlatResource(resource) : resource;
}
