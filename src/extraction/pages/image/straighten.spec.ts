import sharp from 'sharp';
import { evenLight } from './even-light.js';
import { findPaper } from './paper.js';
import { crop, type Raster, turn } from './raster.js';
import { areaOf, drawPage, type PagePlace, placePage } from './straighten.js';

const LINES = [
  'Wattlebird Fencing Pty Ltd',
  'Tax invoice number 20417 of the third of March',
  'Please pay the total by the day that is shown',
  'Supply and install panels along the boundary',
  'Delivery to the back of the property by truck',
  'Goods remain ours until they have been paid for',
];

const text = (extra = '') =>
  LINES.map((line, index) => `<text x="60" y="${120 + 60 * index}" font-size="26" ${extra}>${line}</text>`).join('');

async function draw(width: number, height: number, body: string): Promise<Raster> {
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}" font-family="sans-serif">${body}</svg>`;
  const { data, info } = await sharp(Buffer.from(svg))
    .flatten({ background: '#ffffff' })
    .toColourspace('b-w')
    .extractChannel(0)
    .raw()
    .toBuffer({ resolveWithObject: true });
  return { width: info.width, height: info.height, data: new Uint8Array(data) };
}

const page = (body: string, background = '#fff') =>
  draw(700, 900, `<rect width="700" height="900" fill="${background}"/>${body}`);

describe('placePage', () => {
  it('leaves an upright page as it is', async () => {
    const picture = await page(text());
    const place = placePage(picture);
    expect(place).toMatchObject({ width: 700, height: 900, photographed: false });
    expect(place.corners[0]).toEqual([0, 0]);
    expect(drawPage(picture, place, 1)).toEqual(picture);
    expect(place.letterHeight).toBeGreaterThan(10);
    expect(place.letterHeight).toBeLessThan(26);
  });

  it.each([90, 180, 270] as const)('turns a page back that was turned by %s degrees', async (degrees) => {
    const upright = await page(text());
    const place = placePage(turn(upright, degrees));
    const back = drawPage(turn(upright, degrees), place, 1);
    expect([back.width, back.height]).toEqual([700, 900]);
    const differing = back.data.filter((value, at) => Math.abs(value - (upright.data[at] ?? 0)) > 64).length;
    expect(differing).toBeLessThan(0.01 * back.data.length);
  });

  it.each([-4, 1.5, 7])('levels a skew of %s degrees', async (degrees) => {
    const picture = await page(`<g transform="rotate(${degrees} 350 450)">${text()}</g>`);
    const { corners } = placePage(picture);
    const found = (Math.atan2(corners[1][1] - corners[0][1], corners[1][0] - corners[0][0]) * 180) / Math.PI;
    expect(found).toBeCloseTo(degrees, 0);
  });
});

describe('drawPage', () => {
  it('draws a part as it is in the whole, white beyond the page', () => {
    const data = Uint8Array.from({ length: 90 * 120 }, (_, at) => (at * 37) % 251);
    const corners = [
      [4, 3],
      [85, 6],
      [80, 110],
      [2, 115],
    ] as const;
    const bend = { sag: 0.02, twist: 0.01 };
    const place: PagePlace = { corners, width: 80, height: 108, photographed: true, bend, letterHeight: null };
    for (const scale of [0.4, 1, 1.7]) {
      const whole = drawPage({ width: 90, height: 120, data }, place, scale);
      for (const [left, top] of [
        [10, 12],
        [-5, -3],
        [whole.width - 9, whole.height - 8],
        [whole.width + 5, 0],
      ] as const) {
        const part = { left, top, width: 20, height: 15 };
        expect(drawPage({ width: 90, height: 120, data }, place, scale, part)).toEqual(crop(whole, left, top, 20, 15));
      }
    }
  });
});

describe('findPaper', () => {
  const table = (sheet: string) => draw(800, 1000, `<rect width="800" height="1000" fill="#555"/>${sheet}`);

  it('finds a sheet in perspective on a darker table', async () => {
    const found = findPaper(await table(`<polygon points="120,90 690,130 730,900 70,870" fill="#eee"/>`));
    const expected = [
      [120, 90],
      [690, 130],
      [730, 900],
      [70, 870],
    ];
    expect(found).not.toBeNull();
    found?.forEach(([x, y], index) => {
      expect(Math.hypot(x - (expected[index]?.[0] ?? 0), y - (expected[index]?.[1] ?? 0))).toBeLessThan(10);
    });
  });

  it.each([
    ['on a darker table', `<polygon points="60,40 760,30 770,960 50,970" fill="#eee"/>`, 40],
    ['that goes on to the upper rim', `<polygon points="60,0 760,0 770,960 50,970" fill="#eee"/>`, 0],
  ])('takes no dark band of a table for the edge of a sheet %s', async (_, sheet, top) => {
    const band = `<polygon points="90,420 730,400 731,440 91,460" fill="#222"/>`;
    const found = findPaper(await table(`${sheet}${text('dx="60"')}${band}`));
    expect(found).not.toBeNull();
    expect(Math.max(...(found ?? []).slice(0, 2).map(([, y]) => Math.abs(y - top)))).toBeLessThan(20);
    expect(Math.min(...(found ?? []).slice(2).map(([, y]) => y))).toBeGreaterThan(940);
  });

  it('finds none on a scan or an empty table', async () => {
    expect(findPaper(await page(text()))).toBeNull();
    expect(findPaper(await table(''))).toBeNull();
  });
});

describe('evenLight', () => {
  const at = ({ data, width }: Raster, x: number, y: number) => data[y * width + x] ?? -1;
  const darkIn = (raster: Raster, x0: number, y0: number, x1: number, y1: number) => {
    let count = 0;
    for (let y = y0; y < y1; y++) for (let x = x0; x < x1; x++) if (at(raster, x, y) < 100) count++;
    return count / ((x1 - x0) * (y1 - y0));
  };

  it('makes a shadow as white as the rest and keeps the text in it', async () => {
    const even = evenLight(await page(`<rect y="300" width="700" height="600" fill="#888"/>${text()}`, '#ddd'));
    expect(at(even, 650, 850)).toBe(255);
    expect(at(even, 650, 100)).toBe(255);
    expect(darkIn(even, 60, 330, 500, 370)).toBeGreaterThan(0.05);
  });

  it('turns light text on a dark band dark', async () => {
    const band =
      '<rect y="60" width="700" height="90" fill="#223"/><text x="60" y="120" font-size="40" fill="#fff">Tax Invoice</text>';
    const even = evenLight(await page(band));
    expect(at(even, 600, 105)).toBe(255);
    const share = darkIn(even, 60, 85, 290, 125);
    expect(share).toBeGreaterThan(0.1);
    expect(share).toBeLessThan(0.5);
  });

  it('draws faint text out', async () => {
    const even = evenLight(await page(text('fill="#b8b8b8"')));
    expect(darkIn(even, 60, 150, 500, 190)).toBeGreaterThan(0.05);
  });

  it('draws small grey labels out right above black text', async () => {
    const even = evenLight(
      await page(
        `<text x="60" y="135" font-size="15" fill="#999">ACCOUNT NAME AND BRANCH CODE</text>
         <text x="60" y="160" font-size="24">Wattlebird Fencing 062-000</text>${text().replaceAll('<text', '<text dy="200"')}`,
      ),
    );
    expect(darkIn(even, 60, 124, 290, 135)).toBeGreaterThan(0.05);
  });

  it('leaves grey rules of a table as light as they are', async () => {
    const rules = [145, 205, 325].map((y) => `<rect x="60" y="${y}" width="630" height="2" fill="#bbb"/>`).join('');
    const even = evenLight(await page(`${rules}${text()}`));
    expect(darkIn(even, 676, 130, 690, 350)).toBeLessThan(0.001);
  });

  it('leaves the paper white between lines of a picture with much grain', async () => {
    const picture = await page(text(), '#999');
    picture.data = picture.data.map((value, at) =>
      Math.max(0, value - ((at * 7919) % 101 === 0 ? 36 : (at * 31) % 12)),
    );
    const even = evenLight(picture);
    expect(darkIn(even, 60, 500, 640, 880)).toBeLessThan(0.002);
  });

  it('takes dense dark text on grey paper for no light text on dark', async () => {
    const rows = [0, 1, 2].map((row) => {
      const bars = Array.from(
        { length: 34 },
        (_, bar) => `<rect x="${100 + bar * 6}" y="${200 + row * 10}" width="4" height="8" fill="#555"/>`,
      );
      return bars.join('');
    });
    const even = evenLight(await page(`${rows.join('')}${text().replaceAll('<text', '<text dy="250"')}`, '#ddd'));
    expect(darkIn(even, 100, 200, 104, 208)).toBeGreaterThan(0.5);
  });

  it('keeps thick letters whole', async () => {
    const even = evenLight(await page('<rect x="100" y="100" width="60" height="60" fill="#000"/>'));
    expect(darkIn(even, 104, 104, 156, 156)).toBe(1);
  });
});

describe('areaOf', () => {
  const place: PagePlace = {
    corners: [
      [90, 70],
      [300, 90],
      [330, 400],
      [60, 380],
    ],
    width: 240,
    height: 320,
    photographed: true,
    bend: { sag: 0.05, twist: -0.03 },
    letterHeight: null,
  };

  it.each([
    ['a page that bends', place],
    ['one that sags the other way', { ...place, bend: { sag: -0.05, twist: 0.02 } }],
    ['one seen from far aside', { ...place, corners: [[180, 100], [260, 90], [390, 480], [20, 470]] } as PagePlace], // prettier-ignore
    ['one that reaches beyond the picture', { ...place, corners: [[-30, -20], [410, 5], [440, 470], [-10, 520]] } as PagePlace], // prettier-ignore
  ])('has all that %s is drawn from', (_, one) => {
    const picture: Raster = { width: 420, height: 500, data: new Uint8Array(420 * 500).fill(128) };
    const { x0, y0, x1, y1 } = areaOf(one);
    const beyond: Raster = {
      ...picture,
      data: picture.data.map((level, at) => {
        const [x, y] = [at % 420, Math.floor(at / 420)];
        return x < x0 || x > x1 || y < y0 || y > y1 ? 0 : level;
      }),
    };
    for (const scale of [1, 0.5, 0.3]) expect(drawPage(beyond, one, scale)).toEqual(drawPage(picture, one, scale));
  });

  it('is everything where a page is seen beyond its horizon', () =>
    expect(areaOf({ ...place, corners: [[0, 0], [300, 0], [150, 100], [140, 90]] })).toMatchObject({ x0: -Infinity, y1: Infinity })); // prettier-ignore
});
