import { Module } from '@nestjs/common';
import { AbaModule } from '../aba/aba.module.js';
import { InvoicesModule } from '../invoices/invoices.module.js';
import { SuppliersModule } from '../suppliers/suppliers.module.js';
import { VerificationsModule } from '../verifications/verifications.module.js';
import { AssignmentController } from './assignment/assignment.controller.js';
import { Assignments } from './assignment/assignments.service.js';
import { ComparisonController } from './comparison/comparison.controller.js';
import { Comparisons } from './comparison/comparisons.service.js';
import { InvoiceCommentsController } from './comments/invoice-comments.controller.js';
import { CorrectionsService } from './corrections/corrections.service.js';
import { InvoiceCorrectionsController } from './corrections/invoice-corrections.controller.js';
import { PickedAccounts } from './corrections/picked-accounts.service.js';
import { AbaCheckDecisionsController } from './decisions/aba-check-decisions.controller.js';
import { DecisionsController } from './decisions/decisions.controller.js';
import { DecisionsService } from './decisions/decisions.service.js';
import { InvoiceDecisionsController } from './decisions/invoice-decisions.controller.js';
import { Lessons } from './decisions/lessons.js';
import { People } from './decisions/people.js';
import { Holds } from './holds.js';
import { ApprovalPolicies } from './policy/approval-policies.service.js';
import { ApprovalPolicyController } from './policy/approval-policy.controller.js';
import { NewReadings } from './read-again/new-readings.service.js';
import { ReadAgainController } from './read-again/read-again.controller.js';
import { ReviewParticipant } from './review-participant.js';
import { SavedViewsController } from './views/saved-views.controller.js';
import { SavedViews } from './views/saved-views.service.js';

@Module({
  imports: [InvoicesModule, SuppliersModule, VerificationsModule, AbaModule],
  controllers: [
    AssignmentController,
    ComparisonController,
    InvoiceCommentsController,
    InvoiceCorrectionsController,
    InvoiceDecisionsController,
    AbaCheckDecisionsController,
    DecisionsController,
    ReadAgainController,
    ApprovalPolicyController,
    SavedViewsController,
  ],
  providers: [
    Assignments,
    Comparisons,
    CorrectionsService,
    DecisionsService,
    Holds,
    NewReadings,
    PickedAccounts,
    SavedViews,
    Lessons,
    People,
    ApprovalPolicies,
    ReviewParticipant,
  ],
  exports: [DecisionsService, Holds, Assignments, PickedAccounts],
})
export class ReviewsModule {}
