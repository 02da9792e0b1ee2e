/** Chance that can be repeated: the same seed gives the same documents (mulberry32). */
export class Chance {
  private state: number;

  constructor(seed: number) {
    this.state = seed >>> 0;
  }

  /** From 0 (inclusive) to 1 (exclusive). */
  next(): number {
    this.state = (this.state + 0x6d2b79f5) >>> 0;
    let mixed = this.state;
    mixed = Math.imul(mixed ^ (mixed >>> 15), mixed | 1);
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61);
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4_294_967_296;
  }

  is(share: number): boolean {
    return this.next() < share;
  }

  /** A whole number, both ends included. */
  int(least: number, most: number): number {
    return least + Math.floor(this.next() * (most - least + 1));
  }

  pick<T>(list: readonly T[]): T {
    return list[Math.floor(this.next() * list.length)] as T;
  }

  digits(count: number): string {
    return Array.from({ length: count }, () => this.int(0, 9)).join('');
  }

  /** A text with a digit for each `#` and a capital for each `@`. */
  filled(pattern: string): string {
    return pattern.replace(/#/g, () => this.digits(1)).replace(/@/g, () => this.pick([...'ABCDEFGHJKLMNPRSTVWXYZ']));
  }

  shuffle<T>(list: readonly T[]): T[] {
    const rest = [...list];
    return rest.map((_, at) => {
      const other = this.int(at, rest.length - 1);
      [rest[at], rest[other]] = [rest[other] as T, rest[at] as T];
      return rest[at] as T;
    });
  }

  /** One of several things, each as likely as its weight says. */
  weighted<T>(options: readonly (readonly [T, number])[]): T {
    const whole = options.reduce((sum, [, weight]) => sum + weight, 0);
    let at = this.next() * whole;
    for (const [one, weight] of options) {
      at -= weight;
      if (at < 0) return one;
    }
    return (options.at(-1) as readonly [T, number])[0];
  }
}
