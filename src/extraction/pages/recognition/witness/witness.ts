import type { Raster } from '../../image/raster.js';
import type { Region } from '../regions.js';

/** A character that a witness has seen, and where its middle is in the picture. */
export interface SeenCharacter {
  text: string;
  /** 0 to 1. */
  probability: number;
  x: number;
}

/** What a witness has seen in a line of text, from left to right; spaces between words are often left out. */
export interface Testimony {
  text: string;
  /** Of the character that is least sure; 0 where nothing was seen. */
  probability: number;
  characters: SeenCharacter[];
  /** Where it was asked to look. */
  region: Region;
}

/** Another kind of recogniser, which is asked about single lines: what two kinds read alike is hardly ever misread by both. */
export interface Witness {
  /** Reads one line of text. */
  read(picture: Raster, region: Region): Promise<Testimony>;
  /** Reads it with another network, for a second opinion; left out where there is none. */
  readAnew?(picture: Raster, region: Region): Promise<Testimony>;
}
