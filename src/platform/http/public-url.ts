/** Nest's token of the address under which the service is reached. */
export const PUBLIC_URL = Symbol('public url');

/** The address that links show. It is known for sure once the service listens, where the port is picked by the system. */
export class PublicUrl {
  private base: string;

  constructor(configured: string | null) {
    this.base = (configured ?? '').replace(/\/+$/, '');
  }

  /** Sets the address of a service that was given none. */
  settle(port: number): void {
    if (this.base === '') this.base = `http://localhost:${port}`;
  }

  /** The full address of a path that begins with a slash. */
  of(path: string): string {
    return this.base + path;
  }
}
