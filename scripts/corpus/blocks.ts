/** One line of text. */
export interface Line {
  text: string;
  bold?: boolean;
  /** Times the size of running text. */
  scale?: number;
}

/** What a page is made of, whatever draws it. */
export type Block =
  | { type: 'lines'; lines: Line[]; align?: 'left' | 'right' | 'centre' }
  /** Labels with their values: on one line, in two columns, the value under its label, side by side in a table, or run together. */
  | {
      type: 'pairs';
      pairs: [string, string][];
      form: 'inline' | 'columns' | 'stacked' | 'table' | 'run';
      separator?: string;
    }
  | { type: 'table'; head: readonly string[]; rows: string[][]; ruled?: boolean }
  | { type: 'paragraph'; text: string }
  | { type: 'columns'; columns: Block[][]; widths: number[] }
  | { type: 'boxed'; blocks: Block[]; tinted?: boolean }
  | { type: 'gap'; lines: number }
  | { type: 'rule' }
  | { type: 'page' };

/** A document before it is drawn. */
export interface Sheet {
  blocks: Block[];
  footer: Line[];
  /** Points. */
  textSize: number;
  margin: number;
  font: string;
}
