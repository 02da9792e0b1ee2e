import type { ManagementComponents } from '../../api/client';

type OwnDetails = Required<ManagementComponents['schemas']['OwnDetails']>;
type Body = Pick<OwnDetails, 'abns' | 'names' | 'accounts'>;

/** What an entity says is its own, as a person types it: one a line. */
export interface TypedDetails {
  abns: string;
  names: string;
  accounts: string;
}

const linesOf = (text: string): string[] =>
  text
    .split('\n')
    .map((line) => line.trim())
    .filter((line) => line !== '');

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

/** The service's sentences of single lines, at the field that the lines stand in, each with the line's number. */
export function byField(errors: Readonly<Record<string, readonly string[]>>): Record<string, string[]> {
  const found: Record<string, string[]> = {};
  for (const [path, sentences] of Object.entries(errors)) {
    const [field = '', line] = path.split('.');
    const numbered = sentences.map((one) => (line === undefined ? one : `Line ${Number(line) + 1}: ${one}`));
    (found[field] ??= []).push(...numbered);
  }
  return found;
}
