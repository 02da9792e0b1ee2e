import { invalid } from '../platform/errors/domain-error.js';
import type { FieldErrors } from '../platform/errors/domain-error.js';
import type { NewVerificationDto } from './verification.dto.js';
import type { NewVerification } from './verifications.service.js';

/**
 * A checked body as what is to be verified. The person is reached by SMS where a mobile is given, else by email, unless the
 * body says otherwise.
 * Throws invalid if there is no way to reach the person, or the way that the body asks for is not given.
 */
export function newVerification(body: NewVerificationDto): NewVerification {
  const individualMobile = body.individual_mobile ?? null;
  const individualEmail = body.individual_email ?? null;
  const bySms = body.send_individual_authentication_sms ?? individualMobile !== null;
  const byEmail = body.send_individual_authentication_email ?? (individualEmail !== null && individualMobile === null);
  const errors: FieldErrors = {};
  if (individualMobile === null && individualEmail === null)
    errors.individual_mobile = ['The individual_mobile field is required when individual_email is not given.'];
  else if (bySms && individualMobile === null)
    errors.send_individual_authentication_sms = [
      'The send_individual_authentication_sms field requires individual_mobile.',
    ];
  else if (byEmail && individualEmail === null)
    errors.send_individual_authentication_email = [
      'The send_individual_authentication_email field requires individual_email.',
    ];
  if (Object.keys(errors).length > 0) throw invalid(errors);
  return {
    businessName: body.business_name.trim(),
    businessAbn: body.business_abn,
    businessPhone: body.business_phone?.trim() ?? null,
    individualName: body.individual_name.trim(),
    individualMobile,
    individualEmail,
    accountName: body.account_name.trim(),
    accountBsb: body.account_bsb,
    accountNumber: body.account_number,
    attributionId: body.attribution_id ?? null,
    additional: body.additional ?? false,
    sendIndividualAuthenticationSms: bySms,
    sendIndividualAuthenticationEmail: byEmail,
  };
}
