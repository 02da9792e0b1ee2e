import { ChangedMeanwhile, retryOnChange } from './retry-on-change.js';

/** Throws each error in turn, and then succeeds. */
function throwing(...errors: Error[]): { attempts: number[]; attempt(before: number): Promise<void> } {
  const attempts: number[] = [];
  return {
    attempts,
    attempt: (before) => {
      attempts.push(before);
      const error = errors[before];
      return error ? Promise.reject(error) : Promise.resolve();
    },
  };
}

describe('retryOnChange', () => {
  it('tries again after a change, as often as it may', async () => {
    const { attempts, attempt } = throwing(new ChangedMeanwhile('once'), new ChangedMeanwhile('twice'));
    await retryOnChange(3, attempt);
    expect(attempts).toEqual([0, 1, 2]);
  });

  it('throws the last change where every attempt meets one', async () => {
    const { attempts, attempt } = throwing(new ChangedMeanwhile('once'), new ChangedMeanwhile('twice'));
    await expect(retryOnChange(2, attempt)).rejects.toThrow('twice');
    expect(attempts).toEqual([0, 1]);
  });

  it('throws any other error at once', async () => {
    const { attempts, attempt } = throwing(new Error('broken'));
    await expect(retryOnChange(3, attempt)).rejects.toThrow('broken');
    expect(attempts).toEqual([0]);
  });
});
