import type { ManagementComponents } from '../../api/client';
import { linesOf } from '../../parts/lines';

type OwnDetails = Required<ManagementComponents['schemas']['OwnDetails']>;
type Body = Pick<OwnDetails, 'abns' | 'names' | 'accounts'>;

/** What an entity says is its own, as a person types it: one a line. */
export interface TypedDetails {
  abns: string;
  names: string;
  accounts: string;
}

/** Details as they are shown to be changed. */
export function typedDetails({ abns, names, accounts }: Body): TypedDetails {
  return {
    abns: abns.join('\n'),
    names: names.join('\n'),
    accounts: accounts.map((one) => `${one.account_bsb} ${one.account_number}`).join('\n'),
  };
}

/** What was typed as the service takes it. Of an account the first six digits are the BSB, whatever is between them. */
export function detailsBody({ abns, names, accounts }: TypedDetails): Body {
  return {
    abns: linesOf(abns).map((one) => one.replaceAll(' ', '')),
    names: linesOf(names),
    accounts: linesOf(accounts).map((line) => {
      const [, bsb, number] = /^(\d{3}[- ]?\d{3})\b[ ,;]*(.*)$/.exec(line) ?? [];
      return bsb === undefined || number === undefined
        ? { account_bsb: '', account_number: line }
        : { account_bsb: bsb.replace(/[- ]?(\d{3})$/, '-$1'), account_number: number.replaceAll(/[ -]/g, '') };
    }),
  };
}
