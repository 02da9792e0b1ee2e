import { newId } from '../ids/uuid.js';
import { keyIn, partsOf } from './document-key.js';
import { defineDocuments } from './document-kind.js';

const EMAILS = defineDocuments('emails', { table: 'inbound_emails', column: 'raw_key' });
defineDocuments('invoices', { table: 'invoices', column: 'document_key' });

describe('partsOf', () => {
  it('gives the entity of a document, and when its key was made', () => {
    const entityId = newId();
    const before = Date.now();
    const parts = partsOf(keyIn(`${entityId}/3`, EMAILS));
    expect(parts).toMatchObject({ entityId, generation: 3 });
    expect(parts?.madeAt.getTime()).toBeGreaterThanOrEqual(before);
    expect(parts?.madeAt.getTime()).toBeLessThanOrEqual(Date.now());
    expect(partsOf(`${entityId}/0/invoices/2025-11/019aa3e5-f000-7000-8000-000000000000`)?.madeAt.toISOString()).toBe(
      '2025-11-21T00:52:26.752Z',
    );
  });

  it('gives nothing for a text that is not a key', () => {
    const [entityId, id] = [newId(), newId()];
    const v4 = '0f8fad5b-d9cb-469f-a165-70867728950e';
    for (const key of [
      '',
      'incoming/message-1',
      `${entityId}/0/emails/2026-01`,
      `${entityId}/0/emails/2026-01/notes.txt`,
      `${entityId}/0/emails/2026-01/${v4}`,
      `${entityId}/0/others/2026-01/${id}`,
      `${entityId}/x/emails/2026-01/${id}`,
      `somebody/0/emails/2026-01/${id}`,
      `deeper/${entityId}/0/emails/2026-01/${id}`,
    ])
      expect(partsOf(key)).toBeNull();
  });
});
