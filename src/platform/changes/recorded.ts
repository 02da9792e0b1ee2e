import type { Resource } from '../json-api/resource.js';

/** What an endpoint changes, such that it can be shown as it was before and as it is after. */
export interface RecordedChange {
  /** What is done, for example `api_key.revoked`. */
  action: string;
  resource: Resource;
  /** The field set that is compared; `default` where absent. */
  fieldSet?: string;
  /** The path parameter that names it; where absent the answer does, for what is created. `caller` is the caller's entity. */
  by?: string;
  /** The property that a path parameter may hold in place of an id. */
  name?: string;
}

/**
 * How the audit trail records what an endpoint changes. `by_events`: the events of its transaction are recorded, or its service writes the
 * trail itself. `nothing`: it changes nothing, whatever its method.
 */
export type Recorded = RecordedChange | 'by_events' | 'nothing';
