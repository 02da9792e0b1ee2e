/** How much the containers of one message may still unpack to. */
export class Budget {
  constructor(private left: number) {}

  /** Takes bytes off; false where there are not so many left, which are then gone. */
  take(bytes: number): boolean {
    this.left = Math.max(-1, this.left - bytes);
    return this.left >= 0;
  }
}
