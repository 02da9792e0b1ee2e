import { counted } from '../../../parts/format';

export const UPLOADS = {
  title: 'Uploads',
  drop: 'Drop PDFs and photos of invoices',
  tooMany: (count: number) =>
    `You dropped ${count} files; at most 50 can be uploaded at once. The first 50 are being uploaded.`,
  waiting: 'waiting',
  sending: 'on its way',
  taken: 'accepted, being read',
  refused: 'refused',
  again: 'Try again',
  againLabel: (name: string) => `Try ${name} again`,
  close: 'Close the list of uploads',
  progress: (name: string) => `Upload of ${name}`,
  summary: (done: number, all: number) => `${done} of ${counted(all, 'file')}`,
  allDone: (taken: number, refused: number) =>
    refused === 0 ? `${counted(taken, 'file')} accepted.` : `${counted(taken, 'file')} accepted, ${refused} refused.`,
} as const;
