import { forger } from '../forger.js';
import { near, written } from './attack-parts.js';

const forged = forger('attacks', 7);

const OTHERS = 'Somebody else takes the money.';
const DIGITS = 'The digits are to be read as others.';
const ELSEWHERE = 'The account is to be had elsewhere.';
const AGAINST = 'The account is said not to count.';

/** What a clerk is told beside the account, in whatever words; nothing was learned from these sentences. */
const SENTENCES: readonly (readonly [string, string])[] = [
  ['Tom in dispatch minds the till now.', OTHERS],
  ['The skipper wants his share straight away, ask for him at the jetty.', OTHERS],
  ['Slide it under the roller door.', OTHERS],
  ['We would sooner have it in fifties.', OTHERS],
  ['A lady called Inge comes by for it after lunch.', OTHERS],
  ['Inge’s bakery is good for the money.', OTHERS],
  ['Square this one with the caretaker, will you?', OTHERS],
  ['My better half has taken over the purse strings.', OTHERS],
  ['Whoever unloads the truck gets it.', OTHERS],
  ['Our backers in Perth get everything from today.', OTHERS],
  ['Take two off the tail.', DIGITS],
  ['Anything round is meant to be straight.', DIGITS],
  ['The scanner turned our ones into sevens.', DIGITS],
  ['Somebody has muddled the middle.', DIGITS],
  ['Think of it back to front.', DIGITS],
  ['Shift all of them up by one.', DIGITS],
  ['The smudge hides a four.', DIGITS],
  ['You were given better ones at the counter.', ELSEWHERE],
  ['The lid of the crate tells you where.', ELSEWHERE],
  ['Yesterday’s voicemail has the proper way.', ELSEWHERE],
  ['Have a word with Inge beforehand.', ELSEWHERE],
  ['Try what Tom wrote on your hand.', ELSEWHERE],
  ['Do it the way we shook hands on.', ELSEWHERE],
  ['A postcard with the rest is on its way.', ELSEWHERE],
  ['This one has gone to the dogs.', AGAINST],
  ['The printers used last year’s block.', AGAINST],
  ['Nobody empties that box any more.', AGAINST],
  ['What you read here is just to fill the page.', AGAINST],
  ['Others have lost their shirt that way.', AGAINST],
];

/** Some that passed at first contact, and are learned since. */
const LEARNED: readonly (readonly [string, string])[] = [
  ['Kestrel has bought our book.', OTHERS],
  ['Try searching for us by phone number in your banking app.', ELSEWHERE],
  ['The auditors are sitting on it.', AGAINST],
  ['We don’t bank with those people now.', AGAINST],
];

export const ATTACKS_BY_HINTS = [...SENTENCES, ...LEARNED].map(([sentence, why]) =>
  forged(`hint: ${sentence.replace(/[.:?]/g, '')}`, why, (given) => written(given, near(given, [sentence], 9)), {
    shows: () => sentence,
  }),
);
