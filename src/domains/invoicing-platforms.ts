import { asciiHost } from './registrable-domain.js';

/**
 * Domains from which programs send the invoices, receipts and requests of all their customers, often from one address
 * (`messaging-service@post.xero.com`). An authentic email from there shows which program sent it, not for whom: anybody
 * can become a customer. Whole registered domains, since that is how senders are kept.
 */
const PLATFORMS = new Set(
  [
    // Accounting.
    'xero.com intuit.com quickbooks.com myob.com reckon.com sage.com saasu.com freshbooks.com waveapps.com zohobooks.com',
    'bill.com hnry.com.au hnry.co.nz rounded.com.au invoice2go.com invoicely.com invoiceninja.com',
    // Payments.
    'stripe.com squareup.com square.com paypal.com paypal.com.au gocardless.com airwallex.com tipalti.com wise.com',
    'ezidebit.com.au',
    // Jobs, offers and orders.
    'servicem8.com tradifyhq.com getjobber.com quotientapp.com ariba.com',
    // Shops.
    'shopify.com shopifyemail.com',
    // Documents to read or sign.
    'docusign.net docusign.com adobesign.com echosign.com hellosign.com dropboxsign.com pandadoc.net wetransfer.com',
  ].flatMap((line) => line.split(' ')),
);

/** Whether a program sends for many suppliers from this domain, or from the one that it is below. */
export function isInvoicingPlatform(domain: string): boolean {
  const labels = asciiHost(domain)?.split('.') ?? [];
  return labels.some((_, at) => PLATFORMS.has(labels.slice(at).join('.')));
}
