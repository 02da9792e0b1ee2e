import { DeliverySlots, PER_SUBSCRIPTION } from './delivery-slots.js';
import type { Waiting } from './delivery-slots.js';

const some = (count: number, failing = false): Waiting[] =>
  Array.from({ length: count }, (_, index) => ({ id: `${failing ? 'failing' : 'well'}-${index}`, failing }));

function takeAll(slots: DeliverySlots, waiting: readonly Waiting[]): Map<string, number> {
  const shares = slots.share(waiting);
  for (const { id, failing } of waiting) for (let n = shares.get(id) ?? 0; n > 0; n -= 1) slots.take(id, failing);
  return shares;
}

describe('DeliverySlots', () => {
  it('limits the slots of one subscription', () => {
    const slots = new DeliverySlots(100);
    const [one] = some(1) as [Waiting];
    expect(takeAll(slots, [one]).get(one.id)).toBe(PER_SUBSCRIPTION);
    expect(slots.share([one]).size).toBe(0);
    slots.release(one.id);
    expect(slots.share([one]).get(one.id)).toBe(1);
  });

  it('shares slots evenly if more subscriptions wait than there are slots', () => {
    const slots = new DeliverySlots(10);
    expect([...slots.share(some(3)).values()].sort()).toEqual([3, 3, 4]);
    const shares = slots.share(some(20));
    expect([shares.size, Math.max(...shares.values())]).toEqual([10, 1]);
  });

  it('gives those that fail one each, and half of all slots together', () => {
    const slots = new DeliverySlots(20);
    const failing = some(50, true);
    const shares = takeAll(slots, failing);
    expect([shares.size, Math.max(...shares.values()), slots.free]).toEqual([10, 1, 10]);
    expect(slots.share(failing).size).toBe(0);
    expect(slots.share([...failing, ...some(1)]).get('well-0')).toBe(10);
    slots.release('failing-0');
    expect(slots.share(failing).size).toBe(1);
  });

  it('lets a subscription that fails send while all slots are one', () => {
    expect(new DeliverySlots(1).share(some(1, true)).size).toBe(1);
  });
});
