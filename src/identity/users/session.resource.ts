import { ViewColumn, ViewEntity } from 'typeorm';
import { enumeration, moment, shownToAll, text } from '../../platform/json-api/attributes.js';
import { from, to } from '../../platform/json-api/filters.js';
import { defineResource } from '../../platform/json-api/resource.js';
import { SIGN_IN_METHODS } from '../sessions/sessions.service.js';
import type { SignInMethod } from '../sessions/sessions.service.js';

/** A session that has not ended, without its token's hash. */
@ViewEntity({ name: 'session_details', synchronize: false })
export class SessionDetails {
  @ViewColumn()
  id: string;

  @ViewColumn()
  organizationId: string;

  @ViewColumn()
  userId: string;

  @ViewColumn()
  userName: string;

  @ViewColumn()
  method: SignInMethod;

  @ViewColumn()
  peerAddress: string;

  @ViewColumn()
  userAgent: string | null;

  @ViewColumn()
  createdAt: Date;

  @ViewColumn()
  lastSeenAt: Date;

  @ViewColumn()
  endsAt: Date;
}

export const sessionResource = defineResource(SessionDetails, {
  type: 'sessions',
  title: 'Session',
  attributes: {
    user_id: {
      ...text('userId', { description: 'The user it belongs to.' }),
      schema: { type: 'string', format: 'uuid' },
    },
    user_name: text('userName'),
    method: enumeration('method', SIGN_IN_METHODS, { description: 'How the person signed in.' }),
    peer_address: shownToAll(text('peerAddress', { description: 'The address they signed in from.' })),
    user_agent: shownToAll(text('userAgent', { nullable: true, description: 'The browser, as it identifies itself.' })),
    created_at: moment('createdAt'),
    last_seen_at: moment('lastSeenAt', { description: 'When it was last used, to the minute.' }),
    ends_at: moment('endsAt', { description: 'When it ends if it is not used.' }),
  },
  fieldSets: {
    default: ['user_id', 'user_name', 'method', 'peer_address', 'user_agent', 'created_at', 'last_seen_at', 'ends_at'],
  },
  filters: { created_from: from('createdAt'), created_to: to('createdAt') },
  sorts: { created_at: 'createdAt', last_seen_at: 'lastSeenAt' },
  defaultSort: '-created_at',
  unversioned: ['lastSeenAt'],
});
