import { Injectable } from '@nestjs/common';
import { lockByName } from '../../platform/database/lock-by-name.js';
import type { Changes } from '../../platform/database/tenant.js';
import { Database } from '../../platform/database/transactions.js';
import { conflict, invalid, notFound } from '../../platform/errors/domain-error.js';
import { isUuid, newId } from '../../platform/ids/uuid.js';
import { SecretKey } from '../../platform/secrets/secret-key.js';
import type { WebhookEventType } from '../events/event-types.js';
import { newWebhookSecret, sealSecret } from './webhook-secret.js';
import { WebhookHttp } from '../webhook-http.js';
import { WebhookSubscription } from './webhook-subscription.entity.js';

/** More subscriptions are of no use, and each costs a row for every event. */
const MOST = 100;
/** How long the secret before a rotation signs too. */
const BOTH_SIGN_MS = 24 * 60 * 60_000;

/** What can be said of a subscription from outside. */
export interface SubscriptionChange {
  url?: string;
  events?: readonly WebhookEventType[];
  enabled?: boolean;
}

/** A secret that was just made, and of which subscription. */
export interface MadeSecret {
  id: string;
  secret: string;
}

/** The life of subscriptions. */
@Injectable()
export class WebhookSubscriptionsService {
  constructor(
    private readonly database: Database,
    private readonly secretKey: SecretKey,
    private readonly http: WebhookHttp,
  ) {}

  /**
   * Makes a subscription. Throws invalid on `url` where nothing may be sent there, or a conflict if the entity has as many
   * as it can have.
   * @param abilities what whoever makes it can read (`abilitiesKept`)
   */
  async create(
    entityId: string,
    given: Required<SubscriptionChange>,
    abilities: readonly string[],
  ): Promise<MadeSecret> {
    await this.checkAddress(given.url);
    const id = newId();
    const secret = newWebhookSecret();
    const now = new Date();
    await this.database.transaction(async (transaction) => {
      await transaction.join(entityId);
      await lockByName(transaction.manager, `webhook subscriptions ${entityId}`);
      const rows = transaction.rows(WebhookSubscription, entityId);
      if ((await rows.count()) >= MOST) throw conflict(`An entity has at most ${MOST} webhook subscriptions.`);
      await rows.insert({
        id,
        url: given.url,
        events: [...new Set(given.events)],
        abilities: [...abilities],
        enabled: given.enabled,
        consecutiveFailures: 0,
        failingSince: null,
        disabledAt: given.enabled ? null : now,
        sealedSecret: sealSecret(this.secretKey, id, secret),
        previousSealedSecret: null,
        previousSecretUntil: null,
        createdAt: now,
        updatedAt: now,
      });
    });
    return { id, secret };
  }

  /** Changes what is given. A subscription that is enabled again begins without failures. Throws as create, or not found. */
  async change(
    entityId: string,
    id: string,
    { url, events, enabled }: SubscriptionChange,
    abilities: readonly string[],
  ): Promise<void> {
    await this.find(entityId, id);
    if (url !== undefined) await this.checkAddress(url);
    await this.locked(entityId, id, (subscription) => {
      const now = new Date();
      const toggled = enabled !== undefined && enabled !== subscription.enabled;
      return {
        abilities: [...abilities],
        ...(url === undefined ? {} : { url }),
        ...(events === undefined ? {} : { events: [...new Set(events)] }),
        ...(toggled
          ? {
              enabled,
              disabledAt: enabled ? null : now,
              ...(enabled ? { consecutiveFailures: 0, failingSince: null } : {}),
            }
          : {}),
        updatedAt: now,
      };
    });
  }

  /** Gives a subscription a new secret; the one before signs too for a day. Throws not found. */
  async rotateSecret(entityId: string, id: string): Promise<string> {
    const secret = newWebhookSecret();
    await this.locked(entityId, id, ({ sealedSecret }) => {
      const now = new Date();
      return {
        sealedSecret: sealSecret(this.secretKey, id, secret),
        previousSealedSecret: sealedSecret,
        previousSecretUntil: new Date(now.getTime() + BOTH_SIGN_MS),
        updatedAt: now,
      };
    });
    return secret;
  }

  /** Removes a subscription with its events. Throws not found. */
  async remove(entityId: string, id: string): Promise<void> {
    if (!isUuid(id)) throw notFound('Webhook subscription');
    const removed = await this.database.transaction((transaction) =>
      transaction.rows(WebhookSubscription, entityId).delete({ id }),
    );
    if (removed === 0) throw notFound('Webhook subscription');
  }

  /** Those that there are, in the order of the ids. */
  byIds(entityId: string, ids: readonly string[]): Promise<WebhookSubscription[]> {
    return this.database.rows(WebhookSubscription, entityId).findByIds(ids);
  }

  /** The subscription of this id. Throws not found for another entity's, or if it is not an id. */
  async find(entityId: string, id: string): Promise<WebhookSubscription> {
    const subscription = isUuid(id) ? await this.database.rows(WebhookSubscription, entityId).findOne({ id }) : null;
    if (!subscription) throw notFound('Webhook subscription');
    return subscription;
  }

  private async locked(
    entityId: string,
    id: string,
    change: (subscription: WebhookSubscription) => Changes<WebhookSubscription>,
  ): Promise<void> {
    if (!isUuid(id)) throw notFound('Webhook subscription');
    await this.database.transaction(async (transaction) => {
      const rows = transaction.rows(WebhookSubscription, entityId);
      // Whoever writes events for it, perhaps for as long as the check of a payment file takes, only needs it to stay.
      const subscription = await rows.findOneLocked({ id }, 'for_no_key_update');
      if (!subscription) throw notFound('Webhook subscription');
      await rows.update({ id }, change(subscription));
    });
  }

  private async checkAddress(url: string): Promise<void> {
    const problem = await this.http.problemOf(url);
    if (problem !== null) throw invalid({ url: [`The url field must ${problem}.`] });
  }
}
