/** Origins of the services that this test file has started. */
const origins = new Set<string>();

export function putUnderTest(origin: string): void {
  origins.add(new URL(origin).origin);
}

export function isUnderTest(origin: string): boolean {
  return origins.has(origin);
}
