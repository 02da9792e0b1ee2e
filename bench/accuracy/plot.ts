import { calibration, type Given, type Score, type ScoredField, SCORED, share } from './score.js';

/** Size of a panel, and the room around it, in pixels. */
const PANEL = 150;
const ROOM = { left: 44, right: 14, top: 34, bottom: 40 };
const COLUMNS = 4;

const NAMES: Readonly<Record<ScoredField, string>> = {
  extracted_business_name: 'Business name',
  extracted_business_abn: 'ABN',
  extracted_account_name: 'Account name',
  extracted_account_number: 'Account number',
  extracted_account_bsb: 'BSB',
  extracted_invoice_number: 'Invoice number',
  document_is_invoice: 'Is an invoice',
};

interface Axes {
  x: { label: string; from: number; to: number };
  y: { label: string; from: number; to: number };
}

const percent = (value: number): string => `${Math.round(100 * value)}`;
const at = (value: number, { from, to }: Axes['x']): number => (PANEL * (value - from)) / (to - from);
const fixed = (value: number): string => value.toFixed(1);

function panel(index: number, title: string, axes: Axes, inside: string): string {
  const [width, height] = [ROOM.left + PANEL + ROOM.right, ROOM.top + PANEL + ROOM.bottom];
  const [x, y] = [(index % COLUMNS) * width + ROOM.left, Math.floor(index / COLUMNS) * height + ROOM.top];
  const ticks = [0, 0.5, 1].map((part) => {
    const [right, up] = [axes.x, axes.y].map(({ from, to }) => percent(from + part * (to - from)));
    const place = PANEL * part;
    return `<text x="${place}" y="${PANEL + 14}" text-anchor="middle">${right}</text><text x="-6" y="${PANEL - place + 4}" text-anchor="end">${up}</text>`;
  });
  return [
    `<g transform="translate(${x} ${y})">`,
    `<text x="${PANEL / 2}" y="-10" text-anchor="middle" font-weight="bold">${title}</text>`,
    `<rect width="${PANEL}" height="${PANEL}" fill="#fff" stroke="#999"/>`,
    ...ticks,
    `<text x="${PANEL / 2}" y="${PANEL + 30}" text-anchor="middle">${axes.x.label}</text>`,
    `<text transform="translate(-32 ${PANEL / 2}) rotate(-90)" text-anchor="middle">${axes.y.label}</text>`,
    inside,
    '</g>',
  ].join('\n');
}

/** Confidence against the share that was right: a dot for each step, as large as what it holds; on the line where confidence says what it is worth. */
function reliability(index: number, field: ScoredField, given: readonly Given[]): string {
  const axes = {
    x: { label: 'confidence, %', from: 0, to: 1 },
    y: { label: 'right, %', from: 0, to: 1 },
  };
  const dots = calibration(given).map(({ confidence, right, count }) => {
    const radius = 2 + 8 * Math.sqrt(count / given.length);
    return `<circle cx="${fixed(at(confidence, axes.x))}" cy="${fixed(PANEL - at(right, axes.y))}" r="${fixed(radius)}" fill="#2b6cb0" fill-opacity="0.6"><title>${count} given</title></circle>`;
  });
  const line = `<line x1="0" y1="${PANEL}" x2="${PANEL}" y2="0" stroke="#999" stroke-dasharray="4 3"/>`;
  return panel(index, `${NAMES[field]} (${given.length})`, axes, [line, ...dots].join('\n'));
}

/** What share of the values is wrong where only the surest are given, by the share of all that are on documents. */
function risk(index: number, { given, fields }: Score): string {
  const field = 'extracted_account_number';
  const sorted = [...given[field]].sort((a, b) => b.confidence - a.confidence);
  const { present } = fields[field];
  const points = sorted.map((_, last) => {
    const surest = sorted.slice(0, last + 1);
    return {
      coverage: surest.length / present,
      wrong: share(surest.filter((one) => !one.right).length, last + 1) ?? 0,
    };
  });
  const top = Math.max(0.02, ...points.slice(9).map(({ wrong }) => wrong));
  const axes = {
    x: { label: 'given, %', from: 0, to: 1 },
    y: { label: 'wrong, %', from: 0, to: Math.ceil(top * 50) / 50 },
  };
  const line = points.map(({ coverage, wrong }) => {
    const [x, y] = [at(Math.min(1, coverage), axes.x), PANEL - at(Math.min(axes.y.to, wrong), axes.y)];
    return `${fixed(x)},${fixed(y)}`;
  });
  const drawn = `<polyline points="${line.join(' ')}" fill="none" stroke="#c05621" stroke-width="2"/>`;
  return panel(index, 'Account number: risk', axes, drawn);
}

/** A picture (SVG) of how far confidence says what it is worth, field by field, and of the risk of accounts against their coverage. */
export function plotOf(score: Score): string {
  const panels = [
    ...SCORED.map((field, index) => reliability(index, field, score.given[field])),
    risk(SCORED.length, score),
  ];
  const rows = Math.ceil(panels.length / COLUMNS);
  const [width, height] = [COLUMNS * (ROOM.left + PANEL + ROOM.right), rows * (ROOM.top + PANEL + ROOM.bottom)];
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${width} ${height}" width="${width}" height="${height}" font-family="sans-serif" font-size="11">
<rect width="${width}" height="${height}" fill="#fff"/>
${panels.join('\n')}
</svg>
`;
}
