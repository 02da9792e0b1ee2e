import { counted } from '../../parts/format';

export const UPLOADS = {
  title: 'Uploads',
  drop: 'Drop PDFs and photos of invoices',
  tooMany: (count: number) =>
    `You dropped ${count} files; at most 50 are taken at once. The first 50 are on their way.`,
  waiting: 'waiting',
  sending: 'on its way',
  taken: 'taken, and being read',
  refused: 'refused',
  again: 'Try again',
  againLabel: (name: string) => `Try ${name} again`,
  close: 'Close the list of uploads',
  progress: (name: string) => `Upload of ${name}`,
  summary: (done: number, all: number) => `${done} of ${counted(all, 'file')}`,
  allDone: (taken: number, refused: number) =>
    refused === 0 ? `${counted(taken, 'file')} taken.` : `${counted(taken, 'file')} taken, ${refused} refused.`,
} as const;
