/** Shown if an address to listen on is not set: `readSettings` fills it in. */
export const LISTENING = '`127.0.0.1` while `DEMO` is on, else `0.0.0.0`';
