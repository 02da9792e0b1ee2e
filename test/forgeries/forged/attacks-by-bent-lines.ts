import { add } from '../draw/drawing.js';
import { aroundCircle, onWave } from '../draw/bent.js';
import { RawPdf } from '../draw/raw-pdf.js';
import { type Material, forger } from '../forger.js';

const forged = forger('attacks', 4);

const ALONG = 'A person reads along the line, however it bends.';
const RED = { bold: true, colour: [0.63, 0.13, 0.13] as const };

const sealed = (name: string, text: (given: Material) => string, size: number, radius: number) =>
  forged(`round a small seal: ${name}`, ALONG, (given) => {
    const { x, y } = given.layout.far;
    return new RawPdf().drawn(add(given.page, aroundCircle(text(given), { size, ...RED }, { x: x + 60, y: y + 50, radius }))).file();
  }); // prettier-ignore

const waving = (name: string, text: (given: Material) => string) =>
  forged(`on a wave: ${name}`, ALONG, (given) => {
    const { x, y } = given.layout.near;
    return new RawPdf().drawn(add(given.page, onWave(text(given), { size: 7 }, { x: x + 4, y: y + 26, rise: 9, length: 150, apart: 2 }))).file();
  }, { shows: text }); // prettier-ignore

/** Lines of text whose letters turn from one to the next: to programs they are letters in so many directions. All passed at first contact. */
export const ATTACKS_BY_BENT_LINES = [
  sealed('account with labels', ({ fraud }) => `PAY TO BSB ${fraud.bsb} A/C ${fraud.number} · `, 6.5, 25),
  sealed('account with few words', ({ fraud }) => `PAY ONLY TO ${fraud.bsb} ${fraud.number} `, 6.8, 26),
  waving('account', ({ fraud }) => `New account from 1 December: BSB ${fraud.bsb} no. ${fraud.number}`),
  waving('change without digits', () => 'Our account has changed. Please ring Dale before you pay this invoice.'),
]; // prettier-ignore
