import { StartError } from '../platform/database/embedded/start-error.js';
import { errorCode } from '../platform/errors/system-error.js';

const PORT_PROBLEMS: Readonly<Record<string, string>> = {
  EADDRINUSE: 'is taken by another program',
  EACCES: 'needs more rights than this user has',
  EADDRNOTAVAIL: 'is on an address that this machine does not have',
};

/**
 * Turns what the system says of a port into a line for a person. Whatever else fails meanwhile, such as a file that may not be read, stays
 * what it is.
 * @param setting the setting that holds the port
 * @throws StartError where the port cannot be listened on
 */
export async function clearly<T>(setting: string, port: number, listening: () => Promise<T>): Promise<T> {
  try {
    return await listening();
  } catch (error) {
    const problem = isOfListening(error) ? PORT_PROBLEMS[errorCode(error)] : undefined;
    if (problem === undefined) throw error;
    throw new StartError(`Port ${port} ${problem}; choose another one with ${setting}.`);
  }
}

function isOfListening(error: unknown): boolean {
  return typeof error === 'object' && error !== null && 'syscall' in error && error.syscall === 'listen';
}
