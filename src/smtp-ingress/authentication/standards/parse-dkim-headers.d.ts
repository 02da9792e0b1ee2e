/** What mailauth reads a field of a header as, which its own types leave out. */
declare module 'mailauth/lib/parse-dkim-headers.js' {
  export default function parseDkimHeaders(line: string): {
    parsed: Readonly<Record<string, { value?: unknown } | undefined>>;
  };
}
