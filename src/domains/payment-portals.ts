import { isInvoicingPlatform } from './invoicing-platforms.js';
import { asciiHost } from './registrable-domain.js';

/**
 * Domains at which many businesses of Australia are paid and whose operators know each of them: they name the business to whoever is about
 * to pay. A domain at which anybody can put up a page of their own is none.
 */
const PORTALS = new Set(
  [
    // Of banks and of BPAY.
    'bpay.com.au bpoint.com.au payway.com.au commbank.com.au commbiz.com.au nab.com.au westpac.com.au anz.com anz.com.au',
    'qvalent.com deft.com.au macquarie.com.au bendigobank.com.au',
    // Of Australia Post.
    'postbillpay.com.au auspost.com.au securepay.com.au',
    // Of cards and of direct debit.
    'eway.com.au ewaypayments.com fatzebra.com pinpayments.com tyro.com ezypay.com debitsuccess.com.au integrapay.com.au',
    'payrix.com.au getpinch.com.au pinch.com.au windcave.com paymentexpress.com flexischools.com.au',
    // Of payment by instalments.
    'afterpay.com zip.co humm.com.au klarna.com',
    // Of strata managers, schools, accountants and doctors.
    'stratapay.com stratapay.com.au rentalrewards.com.au qkr.com.au apxium.com feesynergy.com.au ignitionapp.com',
    'practiceignition.com medipass.io hicaps.com.au',
  ].flatMap((line) => line.split(' ')),
);

/** Below it there are governments alone (policy of .gov.au, https://www.domainname.gov.au). */
const OF_GOVERNMENTS = 'gov.au';

/** Documents written as examples name a portal `xero.example`; nobody can register a name there (RFC 2606). */
const AS_EXAMPLE = /\.example$/;

/** Whether a host is one at which many businesses are paid, or of a government of Australia. */
export function isPaymentPortal(host: string): boolean {
  if (AS_EXAMPLE.test(host))
    return ['.com', '.com.au'].some((ending) => isPaymentPortal(host.replace(AS_EXAMPLE, ending)));
  const labels = asciiHost(host)?.split('.') ?? [];
  const parents = labels.map((_, at) => labels.slice(at).join('.'));
  return isInvoicingPlatform(host) || parents.some((one) => PORTALS.has(one) || one === OF_GOVERNMENTS);
}
