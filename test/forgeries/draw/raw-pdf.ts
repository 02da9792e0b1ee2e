import { type Encryption } from '../../support/extraction/breadth/encryption.js';
import { PdfWriter } from '../../support/extraction/breadth/pdf-writer.js';
import type { Area, Box, Colour, Drawing, Family, Text } from './drawing.js';

const NAMES: Record<Family, readonly [string, string, string]> = {
  sans: ['Helvetica', 'Helvetica-Bold', 'Helvetica-Oblique'],
  serif: ['Times-Roman', 'Times-Bold', 'Times-Italic'],
  mono: ['Courier', 'Courier-Bold', 'Courier-Oblique'],
};
const FAMILIES = ['sans', 'serif', 'mono'] as const;

/** The standard fonts under the names that `textOperators` uses. */
export const FONTS = FAMILIES.flatMap((family, at) =>
  NAMES[family].map(
    (name, style) => `/F${at}${style} << /Type /Font /Subtype /Type1 /BaseFont /${name} /Encoding /WinAnsiEncoding >>`,
  ),
).join(' ');

const number = (value: number): string => String(Number(value.toFixed(4)));
export const escape = (text: string): string => text.replace(/[\\()]/g, '\\$&');
const fontName = ({ family = 'sans', bold, italic }: Partial<Text>): string =>
  `/F${FAMILIES.indexOf(family)}${bold ? 1 : italic ? 2 : 0}`;
export const colourOperator = (colour: Colour = [0, 0, 0]): string => `${colour.map(number).join(' ')} rg`;

/** The matrix that puts the start of a text's base line in its place on a page of this height. */
export function matrixOf({ x, y, turned = 0 }: Text, height: number): string {
  const [cos, sin] = [Math.cos((-turned * Math.PI) / 180), Math.sin((-turned * Math.PI) / 180)];
  return [cos, sin, -sin, cos, x, height - y].map(number).join(' ');
}

/** `more` are operators inside the text object, for example `3 Tr`. */
export function textOperators(text: Text, height: number, more = ''): string {
  const font = `${fontName(text)} ${number(text.size)} Tf`;
  return `q ${colourOperator(text.colour)} BT ${font} ${matrixOf(text, height)} Tm ${more} (${escape(text.text)}) Tj ET Q`;
}

function areaOperators({ fill, stroke, ...box }: Area, height: number): string {
  const filled = fill ? `q ${colourOperator(fill)} ${rectangle(box, height)} f Q` : '';
  const drawn = stroke ? `q ${stroke.map(number).join(' ')} RG 0.7 w ${rectangle(box, height)} S Q` : '';
  return `${filled} ${drawn}`;
}

/** A rectangle as a path. */
export const rectangle = (box: Box, height: number): string =>
  `${number(box.x)} ${number(height - box.y - box.height)} ${number(box.width)} ${number(box.height)} re`;

/** A box as an array of PDF: left, bottom, right, top. */
export const rect = (box: Box, height: number): string =>
  `[${[box.x, height - box.y - box.height, box.x + box.width, height - box.y].map(number).join(' ')}]`;

/** A matrix that puts the unit square on a box, for pictures. */
export const onto = (box: Box, height: number): string =>
  `${number(box.width)} 0 0 ${number(box.height)} ${number(box.x)} ${number(height - box.y - box.height)} cm`;

export const operatorsOf = ({ areas, texts, height }: Drawing): string =>
  [...areas.map((area) => areaOperators(area, height)), ...texts.map((text) => textOperators(text, height))].join('\n');

export interface RawPage {
  width: number;
  height: number;
  content: string;
  /** Entries of the page's resources besides its standard fonts, for example `/XObject << … >>`. */
  resources?: string;
  /** Further fonts, `/G1 12 0 R`. */
  fonts?: string;
  annotations?: readonly number[];
  /** Further entries of the page, for example `/Rotate 90`. */
  entries?: string;
}

/** A PDF of our own operators, object by object. */
export class RawPdf extends PdfWriter {
  private readonly kids: number[] = [];
  catalog = '';

  /** A page of a drawing, with operators before and after its own. */
  drawn(drawing: Drawing, more: Partial<RawPage> & { before?: string; after?: string } = {}): this {
    const { before = '', after = '', ...rest } = more;
    const { width, height } = drawing;
    return this.page({ width, height, content: [before, operatorsOf(drawing), after].join('\n'), ...rest });
  }

  page({ width, height, content, resources = '', fonts = '', annotations = [], entries = '' }: RawPage): this {
    const stream = this.addDeflated(Buffer.from(content, 'latin1'));
    const notes = annotations.length > 0 ? `/Annots [${annotations.map((each) => `${each} 0 R`).join(' ')}]` : '';
    const box = entries.includes('/MediaBox') ? '' : `/MediaBox [0 0 ${width} ${height}]`;
    this.kids.push(
      this.add(
        `<< /Type /Page /Parent ${this.pages} 0 R ${box} ${notes} ${entries} /Resources << /Font << ${FONTS} ${fonts} >> ${resources} >> /Contents ${stream} 0 R >>`,
      ),
    );
    return this;
  }

  /** A form XObject of operators with the standard fonts. */
  form(content: string, width: number, height: number, entries = '', resources = ''): number {
    return this.addDeflated(
      Buffer.from(content, 'latin1'),
      `/Type /XObject /Subtype /Form /BBox [0 0 ${number(width)} ${number(height)}] /Resources << /Font << ${FONTS} >> ${resources} >> ${entries}`,
    );
  }

  /** A JPEG as an image. */
  jpeg(data: Buffer, width: number, height: number, entries = ''): number {
    return this.addStream(
      data,
      `/Type /XObject /Subtype /Image /Width ${width} /Height ${height} /ColorSpace /DeviceRGB /BitsPerComponent 8 /Filter /DCTDecode ${entries}`,
    );
  }

  /** Grey dots as an image, one byte each. */
  grey(data: Buffer, width: number, height: number, entries = ''): number {
    return this.addDeflated(
      data,
      `/Type /XObject /Subtype /Image /Width ${width} /Height ${height} /ColorSpace /DeviceGray /BitsPerComponent 8 ${entries}`,
    );
  }

  /** The number of the page that was added at this place, counting from 0. */
  pageNumber(at: number): number {
    return this.kids[at] as number;
  }

  file(encryption?: Encryption): Buffer {
    this.set(
      this.pages,
      `<< /Type /Pages /Kids [${this.kids.map((each) => `${each} 0 R`).join(' ')}] /Count ${this.kids.length} >>`,
    );
    this.set(1, `<< /Type /Catalog /Pages ${this.pages} 0 R ${this.catalog} >>`);
    return this.write(encryption ? { encryption } : {});
  }
}
