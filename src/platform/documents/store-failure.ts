/** A document store that could not do as asked; `code` is that of a disk that fails in this way. */
export class StoreFailure extends Error {
  constructor(
    readonly code: 'ENOENT' | 'EIO',
    message: string,
    options?: ErrorOptions,
  ) {
    super(message, options);
  }
}
