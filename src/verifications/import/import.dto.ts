import { ArrayMaxSize, ArrayNotEmpty, IsArray, IsObject } from 'class-validator';

/** More are not imported at once. */
const MOST_IMPORTED = 1_000;

/** Verifications to begin, each as `POST /verifications` takes it; each is judged by itself. */
export class ImportDto {
  @IsObject({ each: true, context: { schema: { type: 'object', additionalProperties: true } } })
  @ArrayMaxSize(MOST_IMPORTED)
  @ArrayNotEmpty()
  @IsArray()
  verifications: object[];
}
