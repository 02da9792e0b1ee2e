/** What the audit trail tells of, by the names of the interface, in words. The test beside this holds it to what the service records. */
const ACTIONS: Readonly<Record<string, string>> = {
  'invoice.queued': 'Invoice queued for reading',
  'invoice.processed': 'Invoice read and checked',
  'invoice.failed': 'Invoice could not be processed',
  'invoice.invalid': 'File of an invoice could not be opened',
  'invoice.outcome_changed': 'Outcome of an invoice changed',
  'invoice.verification_lost': 'Verification of an invoice’s account no longer counts',
  'invoice.approval_given': 'Approval of an invoice given',
  'invoice.held': 'Invoice put on hold',
  'invoice.rejected': 'Invoice rejected',
  'invoice.reopened': 'Invoice reopened',
  'invoice.cleared': 'Invoice cleared',
  'invoice.corrected': 'Invoice corrected',
  'invoice.commented': 'Comment on an invoice added',
  'invoice.assigned': 'Invoice assigned',
  'invoice.unassigned': 'Invoice no longer assigned',
  'invoice.read_again_asked': 'New reading of an invoice requested',
  'invoice.redacted': 'Personal data of an invoice deleted',
  'aba_check.queued': 'Payment file uploaded',
  'aba_check.passed': 'Payment file passed',
  'aba_check.failed': 'Payment file failed',
  'aba_check.approval_given': 'Approval of a payment file given',
  'aba_check.held': 'Payment file put on hold',
  'aba_check.rejected': 'Payment file rejected',
  'aba_check.reopened': 'Payment file reopened',
  'aba_check.cleared': 'Payment file cleared',
  'aba_check.redacted': 'Personal data of a payment file deleted',
  'verification.created': 'Verification started',
  'verification.confirmation_notification_sent': 'Person at the payee asked to confirm',
  'verification.link_sent': 'New link sent to the person at the payee',
  'verification.verified': 'Payee verified',
  'verification.failed': 'Verification failed',
  'verification.rejected': 'Verification rejected',
  'verification.error': 'Verification ended in an error',
  'verification.cancelled': 'Verification cancelled',
  'verification.expired': 'Verification expired',
  'verification.replaced': 'Verification replaced by a newer one',
  'verification.revoked': 'Verification revoked',
  'verification.changed': 'Other names of a payee changed',
  'verification.redacted': 'Personal data of a verification deleted',
  'check.made': 'Payment details checked',
  'check.compromised': 'Payment details differed from the verified ones',
  'supplier.merged': 'Suppliers merged',
  'inbound_email.settled': 'Sender to be told about an email',
  'inbound_email.released': 'Email released',
  'inbound_email.refused': 'Email rejected',
  'inbound_email.reprocessed': 'Email processed again',
  'inbound_email.redacted': 'Personal data of an email deleted',
  'inbox.import_begun': 'Import of emails started',
  'sender_rule.created': 'Sender added to the list',
  'sender_rule.changed': 'Sender on the list changed',
  'sender_rule.deleted': 'Sender removed from the list',
  'sender_settings.changed': 'Settings for any other sender changed',
  'rule.created': 'Rule created',
  'rule.changed': 'Rule changed',
  'rule.deleted': 'Rule deleted',
  'approval_policy.changed': 'Approval policy changed',
  'view.created': 'View saved',
  'view.changed': 'View changed',
  'view.deleted': 'View deleted',
  'webhook_subscription.created': 'Webhook added',
  'webhook_subscription.changed': 'Webhook changed',
  'webhook_subscription.deleted': 'Webhook deleted',
  'webhook_subscription.disabled': 'Webhook switched off',
  'webhook_subscription.secret_rotated': 'Secret of a webhook replaced',
  'webhook_subscription.tested': 'Webhook tested',
  'webhook_subscription.recovered': 'Failed events of a webhook sent again',
  'webhook_event.redelivered': 'Event sent again',
  'api_key.created': 'Key created',
  'api_key.renamed': 'Key renamed',
  'api_key.rolled': 'Key replaced',
  'api_key.revoked': 'Key revoked',
  'organization.created': 'Organization created',
  'entity.created': 'Entity added',
  'entity.renamed': 'Entity renamed',
  'entity.own_details_told': 'Own details changed',
  'entity.inbox_replaced': 'Inbox address replaced',
  'entity.reset': 'Sandbox reset',
  'bsb_directory.imported': 'BSB directory imported',
  'session.begun': 'Sign-in started',
  'session.opened': 'Signed in',
  'session.second_factor_failed': 'Second factor refused',
  'session.proven': 'Identity confirmed again',
  'session.proof_failed': 'Identity not confirmed again',
  'session.ended': 'Session ended',
  'session.all_ended': 'Signed out everywhere',
  'user.created': 'User created',
  'user.created_by_provider': 'User created by single sign-on',
  'user.changed': 'Name or roles of a user changed',
  'user.role_set': 'Role of a user set',
  'user.roles_followed_groups': 'Roles of a user taken from the provider’s groups',
  'user.removed': 'User removed',
  'user.password_reset_asked': 'Link for a new password requested',
  'user.password_changed': 'Password changed',
  'user.second_factor_reset': 'Second factor of a user removed',
  'user.totp_added': 'Authenticator app set up',
  'user.totp_removed': 'Authenticator app removed',
  'user.passkey_added': 'Passkey added',
  'user.passkey_removed': 'Passkey removed',
  'user.recovery_codes_renewed': 'New recovery codes created',
  'user.notices_changed': 'Email notices changed',
  'invitation.created': 'User invited',
  'invitation.withdrawn': 'Invitation withdrawn',
  'request.refused': 'Request refused',
  'audit_event.erased': 'Personal data in the audit trail erased',
};

/** Every action that the audit trail tells of, as the interface names it. */
export const ACTION_NAMES: readonly string[] = Object.keys(ACTIONS);

/** An action in words; one that has none, for example of an older version, by its name. */
export function actionInWords(action: string): string {
  return ACTIONS[action] ?? action;
}

const ACRONYMS = /\b(?:abns?|bsb|id|ip|url)\b/g;

/** Attributes that the pages call otherwise than the interface does. */
const ATTRIBUTES: Readonly<Record<string, string>> = {
  by: 'How',
  kinds: 'Email notices',
  people: 'People who approve',
  one_person_outcomes: 'Outcomes for which one person is enough',
  two_people_from: 'Two people from this amount up',
  clear_verified: 'Clear verified invoices automatically',
};

/** An attribute that was changed, in words: `account_bsb` as `Account BSB`, and what was read as the fields of a review are called. */
export function attributeInWords(attribute: string): string {
  const known = ATTRIBUTES[attribute];
  if (known !== undefined) return known;
  const words = attribute
    .replace(/^extracted_/, '')
    .replaceAll('_', ' ')
    .replace(ACRONYMS, (word) => word.toUpperCase().replace(/S$/, 's'));
  return words.charAt(0).toUpperCase() + words.slice(1);
}
