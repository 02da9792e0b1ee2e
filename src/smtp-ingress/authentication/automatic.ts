import type { HeaderBlock } from './standards/header-block.js';

const LISTS = ['list-id', 'list-post', 'list-unsubscribe', 'mailing-list', 'feedback-id'];

/**
 * Whether a message was sent by a program or to many: such are never answered (RFC 3834, sections 2 and 5; RFC 5321, section
 * 4.5.5 for reports).
 */
export function isAutomatic({ fields }: HeaderBlock): boolean {
  return fields.some(({ name, value }) => {
    const first = value.toLowerCase().split(/[;\s]/)[0] ?? '';
    if (name === 'auto-submitted') return first !== 'no';
    if (name === 'precedence') return ['bulk', 'list', 'junk', 'auto_reply'].includes(first);
    if (name === 'content-type') return first === 'multipart/report';
    if (name === 'x-auto-response-suppress') return first !== 'none';
    return LISTS.includes(name) || name === 'x-autoreply' || name === 'x-autorespond' || name === 'x-loop';
  });
}
