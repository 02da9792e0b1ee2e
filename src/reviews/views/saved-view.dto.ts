import { ArrayMaxSize, IsArray, IsBoolean, IsIn, IsObject, IsOptional } from 'class-validator';
import { IsName } from '../../platform/http/name.js';
import { VIEWED_LISTS } from './saved-view.entity.js';
import type { ViewedList } from './saved-view.entity.js';

export class SavedViewDto {
  @IsName()
  name: string;

  @IsIn(VIEWED_LISTS)
  list: ViewedList;

  /** Values of filters, by their names in `filter[…]`; none if it is left out. */
  @IsOptional()
  @IsObject({ context: { schema: { additionalProperties: { type: 'string' } } } })
  filters?: Record<string, unknown> | null;

  /** As the list's own parameter. */
  @IsOptional()
  @IsName()
  sort?: string | null;

  /** Names of columns, for whoever shows it. */
  @IsOptional()
  @IsName({ each: true })
  @ArrayMaxSize(50)
  @IsArray()
  columns?: string[] | null;

  /** Whether everybody at the entity sees it. */
  @IsOptional()
  @IsBoolean()
  shared?: boolean | null;
}
