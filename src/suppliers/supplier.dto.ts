import { IsUUID } from 'class-validator';

/** Which supplier is to be merged into the one that is named in the path. */
export class MergeDto {
  @IsUUID()
  supplier_id: string;
}
