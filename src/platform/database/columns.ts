import { Column, PrimaryColumn } from 'typeorm';
import type { ColumnOptions } from 'typeorm';

/** The id of a row: a UUID of version 7, made by the service. */
export function Id(): PropertyDecorator {
  return PrimaryColumn({ type: 'uuid' });
}

/** A moment to the millisecond, as the interface shows it. */
export function Moment(options: ColumnOptions = {}): PropertyDecorator {
  return Column({ type: 'timestamp with time zone', precision: 3, ...options });
}

/** When the row was made; set by the database where it is not given. */
export function CreatedAt(): PropertyDecorator {
  return Moment({ default: () => 'CURRENT_TIMESTAMP(3)' });
}

/** A text that may be absent. */
export function OptionalText(): PropertyDecorator {
  return Column({ type: 'text', nullable: true });
}
