/**
 * A text with tags of its own kind (RFC 1896, RFC 1341) as it is written, as programs show it that know its tags, and so that what stands
 * in a tag's parameters and in comments is read, too.
 */
export function taggedText(text: string): string[] {
  const unseen = text.replace(/<(param|comment)>[\s\S]*?<\/\1>/gi, '');
  return [...new Set([text, withoutTags(text), withoutTags(unseen)])];
}

const withoutTags = (text: string): string => text.replace(/<<|<[^<>]*>/g, (tag) => (tag === '<<' ? '<' : ''));
