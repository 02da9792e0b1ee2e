import { Module } from '@nestjs/common';
import { BsbDirectoryModule } from '../bsb-directory/bsb-directory.module.js';
import { OrganizationModule } from '../organization/organization.module.js';
import { ProvidersModule } from '../providers/providers.module.js';
import { AutomatedChecks } from './automated-checks/automated-checks.js';
import { CountingVerifications } from './counting/counting-verifications.js';
import { IndividualAnswers } from './individual/individual-answers.js';
import { IndividualRequests } from './individual/individual-requests.js';
import { NewLink } from './individual/new-link.js';
import { IndividualPageController } from './individual-page/individual-page.controller.js';
import { PageLimit } from './individual-page/page-limit.js';
import { VerificationImportController } from './import/import.controller.js';
import { ImportService } from './import/import.service.js';
import { PendingVerifications } from './pending-verifications.js';
import { VerificationsController } from './verifications.controller.js';
import { VerificationsService } from './verifications.service.js';

@Module({
  imports: [BsbDirectoryModule, OrganizationModule, ProvidersModule],
  controllers: [VerificationsController, VerificationImportController, IndividualPageController],
  providers: [
    VerificationsService,
    PendingVerifications,
    ImportService,
    CountingVerifications,
    AutomatedChecks,
    IndividualRequests,
    IndividualAnswers,
    NewLink,
    PageLimit,
  ],
  exports: [
    VerificationsService,
    PendingVerifications,
    CountingVerifications,
    AutomatedChecks,
    IndividualRequests,
    NewLink,
  ],
})
export class VerificationsModule {}
