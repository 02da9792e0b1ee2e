/** How much the containers of one message may still unpack to. */
export class Budget {
  constructor(private left: number) {}

  /** Takes bytes off; false if there are not this many left, which are then gone. */
  take(bytes: number): boolean {
    this.left = Math.max(-1, this.left - bytes);
    return this.left >= 0;
  }
}
