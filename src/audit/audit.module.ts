import { Global, Module } from '@nestjs/common';
import { AuditEventsController } from './audit-events.controller.js';
import { AuditLog } from './audit-log.js';
import { AuditRefusals } from './audit-refusals.js';
import { OrganizationAuditEventsController } from './organization-audit-events.controller.js';
import { EventRecorder } from './event-recorder.js';

/** Everybody who changes something may write into the trail. */
@Global()
@Module({
  controllers: [AuditEventsController, OrganizationAuditEventsController],
  providers: [AuditLog, AuditRefusals, EventRecorder],
  exports: [AuditLog, AuditRefusals],
})
export class AuditModule {}
