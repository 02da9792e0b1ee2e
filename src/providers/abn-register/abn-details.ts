import { isValidAbn, normaliseAbn } from '../../numbers/abn.js';
import { excerpt, jsonObject } from '../ask-provider.js';
import type { AbnRecord } from './abn-register.js';

/** What an answer of `AbnDetails.aspx` says. */
export type AbnDetails =
  { kind: 'found'; record: AbnRecord } | { kind: 'not-found' } | { kind: 'unusable'; reason: string };

const LONGEST_NAME = 500;
const MOST_NAMES = 1_000;
/** The register reports an ABN that it does not know, like every error, in `Message` with status 200. */
const NOT_KNOWN = /no records? found|not a valid ABN/i;

/**
 * Reads an answer of ABN Lookup's JSON service: a call of the function that was asked for (JSONP), with `Abn`, `AbnStatus`,
 * `EntityName`, `BusinessName`, `Gst` and `Message` (https://abr.business.gov.au/json/). For an ABN that was replaced it
 * answers with the record of the one that took its place.
 * @param asked the ABN that was asked for
 */
export function readAbnDetails(text: string, callback: string, asked: string): AbnDetails {
  const call = text.trim();
  if (!call.startsWith(`${callback}(`)) return unusable('the answer is not a call of the requested function');
  const answer = jsonObject(call.slice(callback.length + 1).replace(/\)\s*;?$/, ''));
  if (answer === null) return unusable('the answer holds no JSON object');
  const message = excerpt(answer.Message);
  if (message !== '') return NOT_KNOWN.test(message) ? { kind: 'not-found' } : unusable(message);
  return recordOf(answer, asked);
}

function recordOf(answer: Record<string, unknown>, asked: string): AbnDetails {
  const abn = typeof answer.Abn === 'string' ? normaliseAbn(answer.Abn) : null;
  const status = answer.AbnStatus === 'Active' ? 'active' : answer.AbnStatus === 'Cancelled' ? 'cancelled' : null;
  const entityName = nameOf(answer.EntityName);
  const businessNames = namesOf(answer.BusinessName);
  if (abn === null || !isValidAbn(abn) || status === null || entityName === null || businessNames === null)
    return unusable('the answer lacks ABN, status or names');
  const replacedBy = abn === asked ? null : abn;
  return {
    kind: 'found',
    record: {
      abn: asked,
      status: replacedBy === null ? status : 'cancelled',
      entityName,
      businessNames,
      gst: typeof answer.Gst === 'string' && /^\d{4}-\d{2}-\d{2}$/.test(answer.Gst) ? answer.Gst : null,
      replacedBy,
    },
  };
}

function nameOf(value: unknown): string | null {
  return typeof value === 'string' && value.trim() !== '' && value.length <= LONGEST_NAME ? value.trim() : null;
}

/** Names are texts; some answers wrap each in an object. Null if they are neither. */
function namesOf(value: unknown): string[] | null {
  if (value === undefined || value === null) return [];
  if (!Array.isArray(value) || value.length > MOST_NAMES) return null;
  const names = value.map((one: unknown) =>
    nameOf(typeof one === 'object' && one !== null && 'OrganisationName' in one ? one.OrganisationName : one),
  );
  return names.every((name) => name !== null) ? names : null;
}

function unusable(reason: string): AbnDetails {
  return { kind: 'unusable', reason: `ABN Lookup: ${reason}` };
}
