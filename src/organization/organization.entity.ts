import { Column, Entity } from 'typeorm';
import { CreatedAt, Id } from '../platform/database/columns.js';
import type { Environment } from '../platform/auth/environment.js';

@Entity('organizations')
export class Organization {
  @Id()
  id: string;

  @Column({ type: 'text' })
  name: string;

  @Column({ type: 'text', unique: true })
  slug: string;

  @Column({ type: 'text' })
  environment: Environment;

  /** The production organization whose twin this sandbox is. */
  @Column({ type: 'uuid', nullable: true, unique: true })
  productionOrganizationId: string | null;

  /** Made at the first start for newcomers to try: it asks for no second factor and no second person. */
  @Column({ type: 'boolean', default: false })
  demo: boolean;

  @CreatedAt()
  createdAt: Date;

  @CreatedAt()
  updatedAt: Date;
}
