/** Stands before what is quoted of a code. */
export const IN_CODE = 'Code: ';
