import { computed, enumeration, text } from '../../platform/json-api/attributes.js';
import type { Attribute } from '../../platform/json-api/attributes.js';
import { anyOf, uuid } from '../../platform/json-api/filters.js';
import { defineResource } from '../../platform/json-api/resource.js';
import { InvoicePage, PAGE_KINDS, PICTURE_FAILURES } from './invoice-page.entity.js';
import { rotationOf } from './rotation.js';

const number = (
  property: 'number' | 'width' | 'height' | 'wordCount',
  type: 'integer' | 'number',
  description: string,
): Attribute<InvoicePage> => computed([property], (row) => row[property], { type, description });

export const invoicePageResource = defineResource(InvoicePage, {
  type: 'invoice-pages',
  title: 'Page',
  attributes: {
    number: number('number', 'integer', 'Page of the file, counting from 1.'),
    width: number('width', 'number', 'Width of the upright page in points (1/72 inch).'),
    height: number('height', 'number', 'Height of the upright page in points.'),
    rotation: computed(['view', 'width', 'height'], (row) => rotationOf(row), {
      type: 'integer',
      enum: [0, 90, 180, 270],
      description: 'By how many degrees clockwise the page was turned to be upright; its picture already is.',
    }),
    kind: enumeration('kind', PAGE_KINDS, {
      description: 'What its words were read from: its text, a scan, a photo; `unread` if it has not been read.',
    }),
    invoice_id: text('ofInvoiceId', {
      nullable: true,
      description: 'The invoice that the page belongs to; every invoice of the file lists all pages.',
    }),
    words: number('wordCount', 'integer', 'The number of words that were read.'),
    picture_failure: enumeration('pictureFailure', PICTURE_FAILURES, {
      nullable: true,
      description: 'Why its picture could not be drawn the last time; null if it could, or if nobody has asked for it.',
    }),
  },
  fieldSets: {
    default: ['number', 'width', 'height', 'rotation', 'kind', 'invoice_id', 'words', 'picture_failure'],
  },
  filters: { kind: anyOf('kind', PAGE_KINDS), invoice_id: uuid('ofInvoiceId') },
  sorts: { number: 'number' },
  defaultSort: 'number',
});
