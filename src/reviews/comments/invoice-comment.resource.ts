import { moment, text } from '../../platform/json-api/attributes.js';
import { from, to } from '../../platform/json-api/filters.js';
import { defineResource } from '../../platform/json-api/resource.js';
import { InvoiceComment } from './invoice-comment.entity.js';

export const invoiceCommentResource = defineResource(InvoiceComment, {
  type: 'invoice-comments',
  title: 'Comment',
  attributes: {
    text: text('text', { description: 'The text of the comment.' }),
    user_id: text('userId', { description: 'Who wrote it.' }),
    created_at: moment('createdAt'),
  },
  fieldSets: { default: ['text', 'user_id', 'created_at'] },
  filters: { created_from: from('createdAt'), created_to: to('createdAt') },
  sorts: { created_at: 'createdAt' },
  defaultSort: '-created_at',
});
