import type { FaultList } from './fault.js';
import type { Field } from './layout.js';

const BSB = /^\d{3}-\d{3}$/;
/** Set to the right, and nothing but digits, as nearly all are. */
const PLAIN_ACCOUNT = /^ *\d+$/;

/** Fields of one record, each read by its rule. A field that breaks its rule is a fault, and gives an empty value. */
export class AbaRecord {
  constructor(
    readonly line: number,
    private readonly text: string,
    private readonly faults: FaultList,
    private readonly warnings: FaultList,
  ) {}

  /** The columns of the field as they are. Those that a short record leaves off are blank. */
  raw(field: Field): string {
    const start = field.column - 1;
    return this.text.slice(start, start + field.width);
  }

  isBlank(field: Field): boolean {
    return this.raw(field).trim() === '';
  }

  fault(field: Field, message: string, offset = 0): void {
    this.faults.add(this.line, field.column + offset, message);
  }

  warn(field: Field, message: string, offset = 0): void {
    this.warnings.add(this.line, field.column + offset, message);
  }

  /** Text without the blanks around it. */
  label(field: Field): string {
    return this.raw(field).trim();
  }

  requiredLabel(field: Field): string {
    const value = this.label(field);
    if (value === '') this.fault(field, `the ${field.name} is blank`);
    return value;
  }

  expectBlank(field: Field): void {
    const at = this.raw(field).search(/[^ ]/);
    if (at >= 0) this.fault(field, 'this column must be blank', at);
  }

  expect(field: Field, value: string): void {
    if (this.raw(field) !== value) this.fault(field, `the ${field.name} must be ${value}`);
  }

  /** All digits, zero-filled; null if it is not. */
  digits(field: Field): string | null {
    const value = this.raw(field);
    const at = value.search(/\D/);
    if (at < 0) return value;
    this.fault(field, `the ${field.name} must be ${field.width} digits, filled with zeros`, at);
    return null;
  }

  /** A whole number; null if it is not. */
  number(field: Field): number | null {
    const digits = this.digits(field);
    return digits === null ? null : Number(digits);
  }

  bsb(field: Field): string {
    const value = this.raw(field);
    if (BSB.test(value)) return value;
    const at = [...value].findIndex((character, i) => (i === 3 ? character !== '-' : !/\d/.test(character)));
    this.fault(field, `the ${field.name} must be written NNN-NNN`, at);
    return '';
  }

  /**
   * An account number without blanks and hyphens; the empty string for an empty field. The format knows digits, hyphens
   * and blanks; some banks have letters. A number that is not set to the right may have lost its last digits.
   */
  accountNumber(field: Field): string {
    const value = this.raw(field);
    if (PLAIN_ACCOUNT.test(value)) return value.trimStart();
    const strange = value.search(/[^0-9A-Za-z -]/);
    if (strange >= 0) {
      this.fault(field, `the ${field.name} may contain only digits, letters, hyphens and spaces`, strange);
      return '';
    }
    const printed = value.trimEnd();
    if (printed === '') return '';
    if (printed.length < value.length) {
      this.fault(field, `the ${field.name} must be right-justified`, printed.length);
      return '';
    }
    const letter = value.search(/[A-Za-z]/);
    if (letter >= 0) this.warn(field, `the ${field.name} contains letters, which not every bank accepts`, letter);
    const gap = value.trimStart().indexOf(' ');
    if (gap >= 0) {
      const at = value.length - value.trimStart().length + gap;
      this.warn(field, `the ${field.name} contains a space, which not every bank accepts`, at);
    }
    return value.replace(/[ -]/g, '');
  }

  /** An account number that money can go to. */
  requiredAccountNumber(field: Field): string {
    const printed = this.raw(field);
    if (printed.trim() === '') {
      this.fault(field, `the ${field.name} is blank`);
      return '';
    }
    const value = this.accountNumber(field);
    if (/^[0 -]*$/.test(printed)) this.fault(field, `the ${field.name} is zero`);
    return value;
  }
}
