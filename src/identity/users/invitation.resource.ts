import { ViewColumn, ViewEntity } from 'typeorm';
import { computed, moment, shownToAll, text } from '../../platform/json-api/attributes.js';
import { from, to } from '../../platform/json-api/filters.js';
import { defineResource } from '../../platform/json-api/resource.js';

/** An invitation that can still be taken up. */
@ViewEntity({ name: 'invitation_details', synchronize: false })
export class InvitationDetails {
  @ViewColumn()
  id: string;

  @ViewColumn()
  organizationId: string;

  @ViewColumn()
  userId: string;

  @ViewColumn()
  name: string;

  @ViewColumn()
  email: string;

  @ViewColumn()
  sentAt: Date | null;

  @ViewColumn()
  createdAt: Date;

  @ViewColumn()
  expiresAt: Date;
}

const SHOWN = ['user_id', 'name', 'email', 'sent_at', 'created_at', 'expires_at'] as const;

export const invitationResource = defineResource(InvitationDetails, {
  type: 'invitations',
  title: 'Invitation',
  attributes: {
    user_id: { ...text('userId', { description: 'Who is invited.' }), schema: { type: 'string', format: 'uuid' } },
    name: text('name'),
    email: shownToAll(text('email')),
    sent_at: moment('sentAt', {
      nullable: true,
      description: 'When the mail server accepted the email; null until then.',
    }),
    created_at: moment('createdAt'),
    expires_at: moment('expiresAt'),
    // Whoever has it can set the password: it is shown once, to be passed on, where no mail is sent.
    url: computed([], () => null, {
      type: ['string', 'null'],
      'x-optional': true,
      description: 'The link to pass on, shown only once; null if it was sent by email.',
    }),
  },
  fieldSets: { default: SHOWN, created: [...SHOWN, 'url'] },
  filters: { created_from: from('createdAt'), created_to: to('createdAt') },
  sorts: { created_at: 'createdAt', email: 'email' },
  defaultSort: '-created_at',
});
