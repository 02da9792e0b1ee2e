/** Deliveries that one subscription gets at the same time, while its receiver answers. */
export const PER_SUBSCRIPTION = 16;
/** The part of all slots that subscriptions whose last delivery failed share. */
const FAILING_SHARE = 0.5;

/** A subscription with events that are due. */
export interface Waiting {
  id: string;
  /** Whether its last delivery failed. */
  failing: boolean;
}

/**
 * Who may send how much at the same time. A receiver that hangs holds few slots, and one once it has failed; all receivers
 * that fail together hold half of them, so that the others go on as if they were alone.
 */
export class DeliverySlots {
  private readonly held = new Map<string, number>();
  private readonly failingHeld = new Set<string>();
  private taken = 0;

  constructor(private readonly total: number) {}

  get free(): number {
    return this.total - this.taken;
  }

  /** Shares the free slots among those who wait, as evenly as can be; those that get none are left out. */
  share(waiting: readonly Waiting[]): Map<string, number> {
    const room = new Map(waiting.map((one): [string, number] => [one.id, this.roomOf(one)]));
    let { free } = this;
    let failingLeft = Math.max(1, Math.floor(this.total * FAILING_SHARE)) - this.failingHeld.size;
    const shares = new Map<string, number>();
    // In rounds of one each: who wants little leaves the rest to the others.
    for (let given = true; given && free > 0;) {
      given = false;
      for (const { id, failing } of waiting) {
        const share = shares.get(id) ?? 0;
        if (free === 0 || share >= (room.get(id) ?? 0) || (failing && failingLeft <= 0)) continue;
        shares.set(id, share + 1);
        free -= 1;
        if (failing) failingLeft -= 1;
        given = true;
      }
    }
    return shares;
  }

  private roomOf({ id, failing }: Waiting): number {
    return Math.max(0, (failing ? 1 : PER_SUBSCRIPTION) - (this.held.get(id) ?? 0));
  }

  take(id: string, failing: boolean): void {
    this.taken += 1;
    this.held.set(id, (this.held.get(id) ?? 0) + 1);
    if (failing) this.failingHeld.add(id);
  }

  release(id: string): void {
    this.taken -= 1;
    const left = (this.held.get(id) ?? 0) - 1;
    if (left > 0) this.held.set(id, left);
    else {
      this.held.delete(id);
      this.failingHeld.delete(id);
    }
  }
}
