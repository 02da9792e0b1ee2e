import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { type Sample, samples } from '../../../test/support/messages/samples.js';
import type { FoundAttachment, MessageContent } from './message-content.js';
import { readMessage } from './read-message.js';

describe('readMessage', () => {
  let directory: string;
  let all: Sample[];

  const read = async (raw: Buffer): Promise<MessageContent> => {
    const file = path.join(directory, 'message.eml');
    await writeFile(file, raw);
    return readMessage(file);
  };

  beforeAll(async () => {
    directory = await mkdtemp(path.join(tmpdir(), 'payproof-mime-'));
    all = await samples();
  });
  afterAll(() => rm(directory, { recursive: true, force: true }));

  it('finds in each sample what is in it', async () => {
    for (const { name, raw, expected, reason } of all) {
      const content = await read(raw);
      const found = content.attachments.map(({ fileName, contentType, outcome }) => [fileName, contentType ?? outcome]);
      expect({ name, found }).toEqual({ name, found: expected.map(([fileName, type]) => [fileName, type]) });
      expected.forEach(([, , why], index) => {
        if (why) expect(content.attachments[index]?.reason).toMatch(why);
      });
      if (reason) expect({ name, reason: content.reason }).toEqual({ name, reason: expect.stringMatching(reason) });
      else expect({ name, reason: content.reason }).toEqual({ name, reason: null });
      content.attachments.forEach(expectConsistent);
    }
  });
});

function expectConsistent(attachment: FoundAttachment): void {
  const { fileName, size, outcome, reason, contentType, content } = attachment;
  expect(fileName).not.toMatch(/[\\/\p{Cc}]|^\.*$/u);
  expect(fileName.length).toBeLessThanOrEqual(255);
  expect(size).toBeGreaterThanOrEqual(0);
  expect([contentType === null, content === null, reason !== null]).toEqual(Array(3).fill(outcome !== 'document'));
}
