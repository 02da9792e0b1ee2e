import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Lists as people want to see them again: which one, what of it, in which order and columns; one's own, or for everybody at the entity. */
export class SavedViews1766995200000 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      CREATE TABLE saved_views (
        id uuid PRIMARY KEY,
        entity_id uuid NOT NULL REFERENCES entities (id) ON DELETE CASCADE,
        user_id uuid NOT NULL REFERENCES users (id),
        name text NOT NULL,
        list text NOT NULL,
        filters jsonb NOT NULL,
        sort text,
        columns text[],
        shared boolean NOT NULL,
        audience text NOT NULL GENERATED ALWAYS AS (CASE WHEN shared THEN 'everybody' ELSE user_id::text END) STORED,
        created_at timestamptz(3) NOT NULL DEFAULT CURRENT_TIMESTAMP(3),
        updated_at timestamptz(3) NOT NULL DEFAULT CURRENT_TIMESTAMP(3)
      );
      CREATE INDEX saved_views_audience ON saved_views (entity_id, audience, name, id);
    `);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('DROP TABLE saved_views');
  }
}
