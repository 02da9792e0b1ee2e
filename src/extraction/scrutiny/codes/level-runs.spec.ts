import { findRuns, findStrongRuns, noRuns, type Runs } from './level-runs.js';

const pictureOf = (levels: readonly number[]) => ({ width: levels.length, height: 1, data: Uint8Array.from(levels) });
const lineOf = (levels: readonly number[]) => ({ first: 0, length: levels.length, step: 1 });
const shown = ({ count, levels, ends }: Runs) => [...levels.subarray(0, count)].map((level, at) => [level, ends[at]]);

function runsOf(levels: readonly number[], least: number): Runs {
  const runs = noRuns(levels.length);
  findRuns(pictureOf(levels), lineOf(levels), least, runs);
  return runs;
}

describe('findRuns', () => {
  it.each([
    [
      'light and dark',
      [250, 250, 10, 10, 250],
      [
        [250, 2],
        [10, 4],
        [250, 5],
      ],
    ],
    [
      'two light greys',
      [240, 225, 225, 240],
      [
        [240, 1],
        [225, 3],
        [240, 4],
      ],
    ],
    [
      'what grows darker, halfway',
      [200, 180, 160, 140, 120],
      [
        [200, 2.5],
        [120, 5],
      ],
    ],
    [
      'a soft edge, halfway',
      [200, 150, 100, 100, 200],
      [
        [200, 1.5],
        [100, 4],
        [200, 5],
      ],
    ],
  ])('parts %s', (_, levels, runs) => expect(shown(runsOf(levels, 12))).toEqual(runs));

  it('takes what hardly changes for one run', () => expect(runsOf([200, 205, 195, 204], 12).count).toBe(1));
});

describe('findStrongRuns', () => {
  it('joins runs that differ by less, as if they had not been parted', () => {
    const levels = [250, 10, 30, 8, 240, 220, 245, 100];
    const strong = noRuns(levels.length);
    expect(findStrongRuns(pictureOf(levels), lineOf(levels), runsOf(levels, 12), 48, strong)).toBe(true);
    expect(shown(strong)).toEqual(shown(runsOf(levels, 48)));
  });

  it('says where there is nothing to join', () => {
    const levels = [250, 10, 250];
    expect(findStrongRuns(pictureOf(levels), lineOf(levels), runsOf(levels, 12), 48, noRuns(3))).toBe(false);
  });
});
