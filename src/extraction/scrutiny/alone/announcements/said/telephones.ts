/** A telephone number of Australia, as sentences and contact details print it. */
export const TELEPHONE =
  /(?<![\d.-])(?:13 \d\d \d\d|1[38]00[ -]?\d{3}[ -]?\d{3}|\(?0[2-478]\)? ?\d{4}[ -]?\d{4}|04\d{2}[ -]?\d{3}[ -]?\d{3}|\+61[ \d()-]{9,14}\d)(?![\d-])/gu;
