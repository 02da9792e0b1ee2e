import { DefaultNamingStrategy } from 'typeorm';

function snake(name: string): string {
  return name.replace(/([a-z0-9])([A-Z])/g, '$1_$2').toLowerCase();
}

/** Columns are called as in SQL (`created_at`), properties as in TypeScript (`createdAt`). */
export class SnakeNames extends DefaultNamingStrategy {
  override columnName(propertyName: string, customName: string, embeddedPrefixes: string[]): string {
    return snake([...embeddedPrefixes, customName || propertyName].join('_'));
  }
}
