/** Under which what an endpoint declares is found. */
export const ENDPOINT = Symbol('endpoint');
