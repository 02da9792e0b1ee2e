import { Global, Module } from '@nestjs/common';
import type { DynamicModule } from '@nestjs/common';
import { DiscoveryModule } from '@nestjs/core';
import { TypeOrmModule } from '@nestjs/typeorm';
import { BullModule } from '@nestjs/bullmq';
import type { DataSource } from 'typeorm';
import { SETTINGS_TOKEN } from './config/settings.js';
import type { Settings } from './config/settings.js';
import { ChangeRecorders } from './changes/change-recorders.js';
import { DATABASE_ADDRESS } from './database/database-address.js';
import { Database } from './database/transactions.js';
import { DocumentStore } from './documents/document-store.js';
import { EventParticipants } from './events/event-participants.js';
import { OutboxSignal } from './events/outbox-signal.js';
import { HealthController } from './health/health.controller.js';
import { HealthService } from './health/health.service.js';
import { DeclaredRoutes } from './http/declared-routes.js';
import { IdempotentRequests } from './http/idempotency/idempotent-requests.js';
import { PUBLIC_URL } from './http/public-url.js';
import type { PublicUrl } from './http/public-url.js';
import { Leases } from './database/leases.js';
import { RequestCounts } from './http/request-counts.js';
import { StalledRowsRegister } from './jobs/stalled-rows.js';
import { Housekeeping } from './housekeeping.js';
import { JobRemoval } from './jobs/job-removal.js';
import { queueConnection } from './jobs/queue-connection.js';
import { QUEUE_CONNECTION, Queues } from './jobs/queues.js';
import { ListExports } from './json-api/export/list-exports.js';
import { ResourceReader } from './json-api/reader.js';
import { JsonApi } from './json-api/responder.js';
import { ShowContext } from './json-api/show-context.js';
import { LOGGER } from './logging/logger.js';
import type { Logger } from './logging/logger.js';
import { OutgoingPause } from './outgoing/outgoing-pause.js';
import { ProcessCage } from './processes/process-cage.js';
import { Subjects } from './http/conditional/subjects.js';
import { SecretKey } from './secrets/secret-key.js';
import { ResetRegister } from './reset/reset-register.js';
import { TenantReset } from './reset/tenant-reset.js';
import { DescriptionController } from './openapi/description.controller.js';

/** What everything else depends on, created before Nest. */
export interface PlatformParts {
  settings: Settings;
  logger: Logger;
  /** Where the database is reached without a pooler in between. */
  databaseUrl: string;
  dataSource: DataSource;
  documents: DocumentStore;
  publicUrl: PublicUrl;
  secretKey: SecretKey;
}

@Global()
@Module({ controllers: [HealthController, DescriptionController] })
export class PlatformModule {
  static on(runtime: PlatformParts): DynamicModule {
    const connection = queueConnection(runtime.settings, runtime.databaseUrl, (error) =>
      runtime.logger.error({ err: error }, 'A connection of the queues broke'),
    );
    return {
      module: PlatformModule,
      imports: [
        DiscoveryModule,
        TypeOrmModule.forRootAsync({
          useFactory: () => runtime.dataSource.options,
          dataSourceFactory: () => Promise.resolve(runtime.dataSource),
        }),
        BullModule.forRoot({ connection: connection.options }),
      ],
      providers: [
        { provide: SETTINGS_TOKEN, useValue: runtime.settings },
        { provide: LOGGER, useValue: runtime.logger },
        { provide: DATABASE_ADDRESS, useValue: runtime.databaseUrl },
        { provide: DocumentStore, useValue: runtime.documents },
        { provide: PUBLIC_URL, useValue: runtime.publicUrl },
        { provide: SecretKey, useValue: runtime.secretKey },
        { provide: QUEUE_CONNECTION, useValue: connection },
        Database,
        ChangeRecorders,
        DeclaredRoutes,
        Housekeeping,
        Leases,
        RequestCounts,
        StalledRowsRegister,
        IdempotentRequests,
        JobRemoval,
        ResetRegister,
        TenantReset,
        EventParticipants,
        OutboxSignal,
        Queues,
        OutgoingPause,
        ProcessCage,
        HealthService,
        ShowContext,
        ResourceReader,
        ListExports,
        JsonApi,
        Subjects,
      ],
      exports: [
        Subjects,
        SETTINGS_TOKEN,
        LOGGER,
        DATABASE_ADDRESS,
        DocumentStore,
        PUBLIC_URL,
        SecretKey,
        QUEUE_CONNECTION,
        Database,
        ChangeRecorders,
        DeclaredRoutes,
        Housekeeping,
        Leases,
        RequestCounts,
        StalledRowsRegister,
        IdempotentRequests,
        ResetRegister,
        TenantReset,
        EventParticipants,
        OutboxSignal,
        Queues,
        OutgoingPause,
        ProcessCage,
        HealthService,
        ShowContext,
        ResourceReader,
        JsonApi,
      ],
    };
  }
}
