import type { PageView } from '../../extraction/document.js';
import { rotationOf } from './rotation.js';

const lying = (...corners: [number, number][]): PageView => ({
  from: 'picture',
  corners,
  bend: { sag: 0, twist: 0 },
  photographed: false,
});

describe('rotationOf', () => {
  it.each<[number, PageView | null]>([
    [0, null],
    [90, { from: 'text', turned: 90 }],
    [0, lying([0.1, 0.05], [1, 0], [1, 1], [0, 1])],
    [270, lying([1, 0], [1, 1], [0, 1], [0, 0])],
    [180, lying([1, 1], [0, 1], [0, 0], [1, 0])],
    [90, lying([0, 1], [0, 0], [1, 0], [1, 1])],
  ])('is %i', (degrees, view) => expect(rotationOf(view)).toBe(degrees));
});
