import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Dashes, spaces and other signs beyond ASCII, as escapes of PostgreSQL's patterns; letters of every script stay. */
const SIGNS = '\\u0080-\\u00bf\\u2000-\\u206f\\u2116\\u2212\\u3000-\\u3003\\ufe58\\ufe63\\ufeff\\uff0d';

/** What `n` weighs in the checksum of an ABN: `src/numbers/abn.ts` has the source. */
const WEIGHTS = [10, 1, 3, 5, 7, 9, 11, 13, 15, 17, 19];
const SUM = WEIGHTS.map((weight, at) => `${weight} * (ascii(substr(abn, ${at + 1}, 1)) - ${at === 0 ? 49 : 48})`);

/**
 * Invoices are found by their number however it is written, so that a second copy is not taken for a new invoice. Capitals, spaces and
 * signs are dropped, and the words "invoice", "inv" and "no" before the digits: whether they are part of the number or its label the layout
 * alone says. So are zeros before other digits, except behind a digit: who types a number again leaves them out, and a supplier that has sent
 * both 0042 and 42 as two invoices is rarer than one that is paid twice. 1-23 and 12-3 become one as well; a person sees that they are two.
 * Small letters are made of ASCII alone: what other letters become depends on the locale of the database.
 *
 * The index of names without ABN is no longer needed: the previous release uses that of ABNs in its place.
 */
export class RepeatedNumbers1770681600000 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      CREATE FUNCTION invoice_number_key(number text) RETURNS text LANGUAGE sql IMMUTABLE PARALLEL SAFE RETURN
        regexp_replace(
          regexp_replace(
            regexp_replace(lower(number COLLATE "C"), '[\\x01-/:-\`{-\\x7f${SIGNS}]+', '', 'g'),
            '^(tax)?(invoice|inv)(number|num|nr|no)?(?=[0-9])', ''),
          '(?<![0-9])0+(?=[0-9])', '', 'g');

      CREATE FUNCTION valid_abn(abn text) RETURNS text LANGUAGE sql IMMUTABLE PARALLEL SAFE RETURN
        CASE WHEN abn ~ '^[1-9][0-9]{10}$' THEN CASE WHEN (${SUM.join(' + ')}) % 89 = 0 THEN abn END END;

      CREATE INDEX invoices_repeated_number
        ON invoices (entity_id, invoice_number_key(extracted_invoice_number), valid_abn(extracted_business_abn), extracted_business_name)
        WHERE extracted_invoice_number IS NOT NULL;
      DROP INDEX invoices_supplier_name_number;
    `);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query(`
      CREATE INDEX invoices_supplier_name_number ON invoices (entity_id, extracted_invoice_number, extracted_business_name)
        WHERE extracted_invoice_number IS NOT NULL AND extracted_business_abn IS NULL;
      DROP INDEX invoices_repeated_number;
      DROP FUNCTION invoice_number_key, valid_abn;
    `);
  }
}
