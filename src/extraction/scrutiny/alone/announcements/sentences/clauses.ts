/** Where one clause of a sentence ends and the next one starts. */
const CLAUSE_END =
  /\s*[,;:()\u2013\u2014]+\s+|\s+-+\s+|\s+(?:but|so|therefore|hence|thus|because|since|whereas|while)\s+|[。，；：、！]/gu;

/** The clauses of a sentence in plain words. */
export const clausesOf = (sentence: string): string[] => sentence.split(CLAUSE_END).filter((clause) => clause !== '');
