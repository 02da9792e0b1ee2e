import { LAYERS } from '../layers.js';

/** The layers as a drawing, in the order of the list: each may import from those that are above it. */
export function layerDrawing(): string {
  const width = Math.max(...LAYERS.map(({ name }) => name.length));
  const lines = LAYERS.map(({ name, holds }) => `│ ${name.padEnd(width)} │ ${holds}`);
  const rule = `├${'─'.repeat(width + 2)}┤`;
  return ['```', `┌${'─'.repeat(width + 2)}┐`, lines.join(`\n${rule}\n`), `└${'─'.repeat(width + 2)}┘`, '```'].join(
    '\n',
  );
}
