/** Somebody outside could not be asked, or did not take what was sent; trying again later may help. */
export class ProviderUnavailable extends Error {
  /** @param reasons what each of them said or did; for logs */
  constructor(readonly reasons: readonly string[]) {
    super('A provider could not be asked');
  }
}
