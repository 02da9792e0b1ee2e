import type { PageView } from '../../extraction/document.js';
import { rotationOf } from './rotation.js';

const lying = (...corners: [number, number][]): PageView => ({
  from: 'picture',
  corners,
  bend: { sag: 0, twist: 0 },
  photographed: false,
});

/** A page of 200 by 20 that lies in a photo of 400 by 200, turned clockwise by so many degrees. */
function strip(degrees: number): PageView {
  const [along, down] = [Math.cos((degrees * Math.PI) / 180), Math.sin((degrees * Math.PI) / 180)];
  const at = (x: number, y: number): [number, number] => [
    (200 + x * along - y * down) / 400,
    (100 + x * down + y * along) / 200,
  ];
  return lying(at(-100, -10), at(100, -10), at(100, 10), at(-100, 10));
}

describe('rotationOf', () => {
  it.each<[number, PageView | null]>([
    [0, null],
    [90, { from: 'text', turned: 90 }],
    [0, lying([0.1, 0.05], [1, 0], [1, 1], [0, 1])],
    [270, lying([1, 0], [1, 1], [0, 1], [0, 0])],
    [180, lying([1, 1], [0, 1], [0, 0], [1, 0])],
    [90, lying([0, 1], [0, 0], [1, 0], [1, 1])],
  ])('is %i', (degrees, view) => expect(rotationOf({ view, width: 595, height: 842 })).toBe(degrees));

  it.each([
    [0, 0],
    [0, 35],
    [0, -35],
    [270, 55],
    [270, 90],
    [90, -55],
    [180, 145],
    [180, -145],
  ])('is %i for a strip that lies in a wide photo at %i°', (degrees, turned) =>
    expect(rotationOf({ view: strip(turned), width: 200, height: 20 })).toBe(degrees),
  );
});
