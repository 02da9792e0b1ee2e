import { errorCode } from './system-error.js';

const CODES = new Set([
  'ECONNREFUSED',
  'ECONNRESET',
  'ECONNABORTED',
  'EPIPE',
  'ETIMEDOUT',
  'ENOTFOUND',
  'EAI_AGAIN',
  'EHOSTUNREACH',
  'ENETUNREACH',
  'ENETDOWN',
  // Of ours: what is to be sent waits for the person who restored a backup.
  'OUTGOING_PAUSED',
]);
/** A disk that is full, read-only, closed to us or out of order, and a process that holds as many files as it may. */
const DISK_CODES = new Set([
  'ENOSPC',
  'EDQUOT',
  'EFBIG',
  'EROFS',
  'EACCES',
  'EPERM',
  'EIO',
  'ESTALE',
  'EMFILE',
  'ENFILE',
]);
/**
 * PostgreSQL, appendix A: connection exceptions (08), operator intervention (57P), too many connections (53300), a statement that took
 * (57014) or waited for a lock (55P03) longer than it may.
 */
const SQL_STATES = /^(08|57P0|53300|57014|55P03)/;
/** As above: a deadlock, and transactions that could not be put in order (40); 55P03 once more. Nothing of the transaction is kept. */
const LOST_LOCK = /^(40001|40P01|55P03)$/;
/** The last is TypeORM's, of what is asked next on a connection that broke in a transaction. */
const MESSAGES =
  /connection terminated|timeout exceeded when trying to connect|connection is closed|is not queryable|query read timeout|query runner (?:was )?already released/i;

/** Whether a failure says that the database or queue cannot be reached, rather than that something is wrong with the request. */
export function isUnavailable(error: unknown): boolean {
  if (!(error instanceof Error)) return false;
  const code = errorCode(error);
  if (CODES.has(code) || SQL_STATES.test(code) || MESSAGES.test(error.message)) return true;
  if (error instanceof AggregateError) return error.errors.some(isUnavailable);
  return 'driverError' in error && error.driverError !== error && isUnavailable(error.driverError);
}

/** Whether a failure says that a transaction got in the way of another one, and was given up for it. */
export function isLostLock(error: unknown): boolean {
  if (!(error instanceof Error)) return false;
  return (
    LOST_LOCK.test(errorCode(error)) ||
    ('driverError' in error && error.driverError !== error && isLostLock(error.driverError))
  );
}

/**
 * Whether a failure says that something the service depends on (database, queue, disk) is unavailable at the moment: trying
 * again later helps, and whatever was being done has no fault.
 */
export function isOutage(error: unknown): boolean {
  if (isUnavailable(error) || isLostLock(error) || DISK_CODES.has(errorCode(error))) return true;
  return error instanceof Error && error.cause !== undefined && isOutage(error.cause);
}
