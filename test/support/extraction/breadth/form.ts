/** One way in which the invoice may arrive. */
export interface Form {
  name: string;
  /** Takes recognition of a whole page, so a second or more. */
  slow?: boolean;
  /** Whether the text layer says another account than the page shows. */
  differs?: boolean;
  make(): Buffer | Promise<Buffer>;
}
