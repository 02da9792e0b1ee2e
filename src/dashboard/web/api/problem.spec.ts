import { besideField, problemIn } from './problem';

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

describe('what is wrong with a field', () => {
  it.each([
    ['The account_bsb field must be a BSB of six digits.', 'Must be a BSB of six digits.'],
    ['The call.number field must not be blank.', 'Must not be blank.'],
    ['Line 2: The abns.1 field must be an ABN.', 'Line 2: Must be an ABN.'],
    [
      'The individual_mobile field is required when individual_email is not given.',
      'Required when individual email is not given.',
    ],
    ['Somebody else has this name.', 'Somebody else has this name.'],
  ])('is said beside it without its name: %s', (sentence, shown) => expect(besideField([sentence])).toBe(shown));

  it('is said in full, however many sentences there are', () => {
    expect(besideField(['The name field must be short.', 'The name field must be new.'])).toBe(
      'Must be short.\nMust be new.',
    );
  });
});
