import { Injectable } from '@nestjs/common';

/** An accounting service that entities can be connected with. */
export interface AccountingProvider {
  name: string;
  /** Ends the connections of entities; does nothing if there are none. */
  disconnect(entityIds: readonly string[]): Promise<void>;
}

/** The accounting services that are supported, for the reset to disconnect. */
@Injectable()
export class AccountingProviders {
  private readonly registered: AccountingProvider[] = [];

  add(provider: AccountingProvider): void {
    this.registered.push(provider);
  }

  get all(): readonly AccountingProvider[] {
    return this.registered;
  }
}
