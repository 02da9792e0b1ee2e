import { honestly } from '../forger.js';
import { near, written } from '../forged/attack-parts.js';

const honest = honestly('notes beside the account', 6);

/** What small businesses write by hand beside their account; nothing was learned from these sentences. */
const NOTES: Readonly<Record<string, readonly string[]>> = {
  'what was done': [
    'Levelled the shed slab and carted away spoil.',
    'Two blokes, one day.',
    'Drain is clear now, camera shows no roots.',
  ],
  'thanks of a person': ['Thanks Wayne, all the best with the renovation.', 'Cheers, Inge'],
  'what comes next': ['Lawn edges done, hedge next visit.', 'We are back on 14 May to hang the doors.'],
  'people on the job': ['Ordered by Wayne, signed for by Tom in dispatch.', 'Driver: Inge'],
  'terms in plain words': [
    'Credit terms are 21 days from statement.',
    'Please put your lot number on the transfer.',
    'Card payments attract a fee of 1.1%.',
  ],
  'opening hours': ['We are closed over Easter.', 'Queries to our accounts team on 02 5550 1234.'],
  'goods of a grocer': ['Prosciutto, sliced, 2 kg', 'Kimchi, mild, 12 jars', 'Freight collect, two cartons.'],
};

/** Longer ones that were taken for hints at first contact, and are learned since. */
const LEARNED: Readonly<Record<string, readonly string[]>> = {
  'claims of builders': [
    'This is progress claim 3 of 5 under the contract dated 9 January.',
    'Retention of 5% held until the end of the defects period.',
  ],
  'a business that goes on': [
    'Jim has retired and sold the business to his daughter Kate, who has run the office for ten years.',
  ],
  'new staff': ['Your new account manager is Priya Raman, she will introduce herself next week.'],
  'trust money of a solicitor': ['Money held in trust has been applied to this bill as shown overleaf.'],
  'a warning of others': [
    'We never ask for settlement money by email.',
    'If our bank details ever change, do not pay; ring us first.',
  ],
  'the masked account of the customer': ['Customer bank details on file for refunds: BSB 013-*** account *****4471.'],
  'numbers of the business': ['ABN 74 664 033 238 13 55 10 Faults 1800 555 001'],
  'an account that is in credit': ['Your account is $310 in credit, we have used some of it here.'],
};

export const NOTES_BESIDE_THE_ACCOUNT = Object.entries({ ...NOTES, ...LEARNED }).map(([name, said]) =>
  honest(`note: ${name}`, ({ layout, page, payee }) => {
    const given = { layout, page, payee, fraud: payee };
    return written(given, near(given, said, 9));
  }),
);
