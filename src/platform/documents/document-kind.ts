/** A column that names documents of a kind, in the place of a table's alias or name. */
export interface DocumentColumn {
  table: string;
  column: string;
  /** SQL: of which rows it names one; of all where absent. */
  condition?: string;
}

/**
 * A kind of document, and every column that names one: what none of them names is nobody's, and is deleted. A key can only be made of a
 * kind, so that whoever stores documents has said who names them.
 */
export class DocumentKind {
  constructor(
    readonly name: string,
    readonly namedBy: readonly DocumentColumn[],
  ) {}
}

const kinds = new Map<string, DocumentKind>();

/** Declares a kind of document under a name of its own, which is part of its keys, and who names its documents. */
export function defineDocuments(name: string, ...namedBy: [DocumentColumn, ...DocumentColumn[]]): DocumentKind {
  if (kinds.has(name) || !/^[a-z]+$/.test(name)) throw new Error(`Documents cannot be called ${name}.`);
  const kind = new DocumentKind(name, namedBy);
  kinds.set(name, kind);
  return kind;
}

/** Whether documents of this name are declared in this process: what is not known is not ours to judge. */
export function isDocumentKind(name: string): boolean {
  return kinds.has(name);
}

/** Every kind of document that is declared. */
export function definedDocuments(): DocumentKind[] {
  return [...kinds.values()];
}

/** Every column that names documents. */
export function documentColumns(declared: readonly DocumentKind[]): Required<DocumentColumn>[] {
  return declared.flatMap(({ namedBy }) =>
    namedBy.map(({ table, column, condition = 'true' }) => ({
      table,
      column,
      condition: `${column} IS NOT NULL AND ${condition}`,
    })),
  );
}
