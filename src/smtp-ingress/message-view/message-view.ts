import { decodedText, textOf } from '../mime/text/message-text.js';
import { decodePart, splitMessage } from '../mime/split-message.js';
import type { MimePart } from '../mime/split-message.js';

/** What a person who looks at a message is shown of it. */
export interface MessageView {
  /** Null if it has none. */
  text: string | null;
  /** As its sender wrote it, in Unicode: only to be shown where nothing of it is obeyed. Null if it has none. */
  html: string | null;
  /** The Received headers, the latest first: all but the first are as others wrote them. */
  hops: string[];
}

const MOST_CHARACTERS = 1024 * 1024;
const MOST_HOPS = 50;
const LONGEST_HOP = 500;

/** Finds what to show of a raw message. No content makes it throw; meant to run in a process of its own (MessageViews). */
export async function viewMessage(bytes: Buffer): Promise<MessageView> {
  const { headers, parts } = await splitMessage(bytes);
  const [plain, html] = [await bodyOf(parts, 'text/plain'), await bodyOf(parts, 'text/html')];
  const text = plain === null ? (html === null ? null : textOf(html)) : textOf(plain);
  return {
    text: text === null ? null : storable(text),
    html: html === null ? null : storable(decodedText(html.content, html.charset)),
    hops: (headers?.get('Received') ?? []).slice(0, MOST_HOPS).map(hop),
  };
}

async function bodyOf(parts: readonly MimePart[], type: string) {
  const part = parts.find(
    (one) => one.type === type && !one.multipart && one.disposition !== 'attachment' && one.fileName === null,
  );
  if (part === undefined) return null;
  return { type, charset: part.node.charset || null, content: await decodePart(part) };
}

/** Without what no JSON can carry whole. */
function storable(text: string): string {
  return text.slice(0, MOST_CHARACTERS).replace(/\p{Cs}/gu, '\ufffd');
}

function hop(line: string): string {
  return storable(line)
    .replace(/^received:/i, '')
    .replace(/\s+/g, ' ')
    .trim()
    .slice(0, LONGEST_HOP);
}
