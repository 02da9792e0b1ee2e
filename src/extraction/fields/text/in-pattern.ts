/** A text as a part of a regular expression that matches nothing but it. */
export const inPattern = (text: string): string => text.replace(/[\\^$.*+?()[\]{}|/]/g, String.raw`\$&`);
