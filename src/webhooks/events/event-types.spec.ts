import '../../aba/aba-check.events.js';
import '../../checks/check.events.js';
import '../../invoices/invoice.events.js';
import '../../reviews/review.events.js';
import { definedEvents } from '../../platform/events/event.js';
import '../../verifications/verification.events.js';
import { WEBHOOK_EVENT_TYPES } from './event-types.js';
import { subjectOf } from '../writing/subjects.js';

describe('the types of events', () => {
  it('are each written somewhere, with a known resource', () => {
    const defined = definedEvents().map(({ type }) => type);
    for (const type of WEBHOOK_EVENT_TYPES) {
      expect(defined).toContain(type);
      const { resource, fieldSet } = subjectOf(type);
      expect(Object.keys(resource.fieldSets)).toContain(fieldSet);
    }
  });
});
