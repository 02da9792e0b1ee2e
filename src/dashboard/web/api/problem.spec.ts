import { problemIn } from './problem';

const sentenceIn = async (status: number, body: string): Promise<string> =>
  (await problemIn(new Response(body, { status }))).message;

describe('what went wrong', () => {
  it('is said in the service’s own sentence', async () => {
    expect(await sentenceIn(409, '{"message":"Ada Example rejected this invoice."}')).toBe(
      'Ada Example rejected this invoice.',
    );
  });

  it.each([
    [413, 'This is too large to be sent.'],
    [429, 'That was too much at once. Wait a moment, then try again.'],
    [500, 'Something went wrong (status 500). Nothing you typed is lost: try again in a moment.'],
    [502, 'Payproof cannot be reached at the moment. Nothing you typed is lost: try again in a moment.'],
  ])('is said plainly where something on the way refuses with %d', async (status, sentence) => {
    expect(await sentenceIn(status, '<html>nginx</html>')).toBe(sentence);
  });
});
