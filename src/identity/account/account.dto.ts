import { IsObject, IsUUID, Matches } from 'class-validator';
import { IsName } from '../../platform/http/name.js';

export class ConfirmTotpDto {
  @IsUUID()
  ceremony_id: string;

  @Matches(/^\d{6}$/, { message: '$property must be the six digits that the app shows' })
  code: string;
}

export class NewPasskeyDto {
  @IsUUID()
  ceremony_id: string;

  /** What the owner calls it. */
  @IsName()
  name: string;

  /** The credential's `toJSON()`. */
  @IsObject()
  response: object;
}
