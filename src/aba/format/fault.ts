/** What is wrong, or unusual, at one place of a file. Line and column count from 1; columns are bytes. */
export interface AbaFault {
  line: number;
  column: number;
  message: string;
}

/** More tell nobody more, and a file of 80,000 lines can have a fault in each. */
const MAXIMUM_FAULTS = 20;

/** One fault as a sentence for people, without its full stop. */
export function describeFault(fault: AbaFault): string {
  return `Line ${fault.line}, column ${fault.column}: ${fault.message}`;
}

/** The first faults or warnings met; the rest only count as being too many. */
export class FaultList {
  readonly items: AbaFault[] = [];

  add(line: number, column: number, message: string): void {
    if (!this.full) this.items.push({ line, column, message });
  }

  get full(): boolean {
    return this.items.length >= MAXIMUM_FAULTS;
  }
}
