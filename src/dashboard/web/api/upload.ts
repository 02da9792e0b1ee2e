import { csrfHeader, recoverFrom, noteAnswer } from './send';
import { AWAY, Problem, problemIn } from './problem';

/**
 * Sends a file to an address of the interface and tells how far it has come (0 to 1), which `fetch` cannot. Throws a Problem
 * where it is refused.
 */
export async function uploadFile<T>(
  path: string,
  file: File,
  onProgress: (part: number) => void,
  signal: AbortSignal,
): Promise<T> {
  const response = await sendOnce(path, file, onProgress, signal);
  if (response.ok) return (await response.json()) as T;
  const problem = await problemIn(response);
  noteAnswer(problem);
  if (!(await recoverFrom(problem))) throw problem;
  const second = await sendOnce(path, file, onProgress, signal);
  if (!second.ok) throw await problemIn(second);
  return (await second.json()) as T;
}

function sendOnce(
  path: string,
  file: File,
  onProgress: (part: number) => void,
  signal: AbortSignal,
): Promise<Response> {
  return new Promise((resolve, reject) => {
    const request = new XMLHttpRequest();
    request.open('POST', path);
    for (const [name, value] of Object.entries(csrfHeader())) request.setRequestHeader(name, value);
    request.upload.addEventListener('progress', ({ loaded, total, lengthComputable }) => {
      if (lengthComputable && total > 0) onProgress(loaded / total);
    });
    request.addEventListener('load', () => {
      const retryAfter = request.getResponseHeader('retry-after');
      resolve(
        new Response(request.status === 204 ? null : request.responseText, {
          status: request.status,
          headers: retryAfter === null ? {} : { 'retry-after': retryAfter },
        }),
      );
    });
    request.addEventListener('error', () => {
      const problem = new Problem(0, AWAY);
      noteAnswer(problem);
      reject(problem);
    });
    request.addEventListener('abort', () => reject(new DOMException('Aborted', 'AbortError')));
    signal.addEventListener('abort', () => request.abort());
    const body = new FormData();
    body.append('file', file);
    request.send(body);
  });
}
