import { ApiKey } from '../api-keys/api-key.entity.js';
import { Check } from '../checks/check.entity.js';
import { Invoice } from '../invoices/invoice.entity.js';
import { PayingEntity } from '../organization/entity.entity.js';
import { Organization } from '../organization/organization.entity.js';
import { User } from '../organization/user.entity.js';
import { OutboxRow } from '../platform/events/outbox.entity.js';
import { InboundEmail } from '../smtp-ingress/inbound-email.entity.js';
import { Verification } from '../verifications/verification.entity.js';

/** Every table that the service maps. */
export const TABLES = [Organization, User, PayingEntity, ApiKey, OutboxRow, InboundEmail, Invoice, Verification, Check];
