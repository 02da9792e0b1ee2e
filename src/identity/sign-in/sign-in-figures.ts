import { defineCounter } from '../../platform/metrics/instruments.js';

export const signIns = defineCounter({
  name: 'payproof_sign_ins_total',
  help: 'Attempts to sign in: signed_in, enrol (a second factor has to be set up first), refused, second_factor_refused, or blocked by a lock-out.',
  labels: ['result'],
});
