/** A group of operations in the description of an interface. */
export interface Tag {
  name: string;
  description: string;
}

const tags = new Map<string, Tag>();

/** Says which group the paths that begin with these segments are in. Several may share one. */
export function defineTag(name: string, description: string, ...segments: readonly string[]): void {
  const tag: Tag = { name, description };
  for (const segment of segments) {
    if (tags.has(segment)) throw new Error(`The paths below /${segment} are described twice.`);
    tags.set(segment, tag);
  }
}

/** The group of a path without the prefix of its interface. Throws if nobody has said which one it is. */
export function tagOf(path: string): Tag {
  const segment = path.split('/')[1] ?? '';
  const tag = tags.get(segment);
  if (tag === undefined) throw new Error(`No tag is defined for the paths below /${segment}: add it to src/tags.ts.`);
  return tag;
}
