/**
 * Domains below which companies give each of their customers a name, from which mail is sent. They belong in the private part of
 * the Public Suffix List (https://publicsuffix.org), which lists only what its owner asks for, and these have not asked. One that
 * is missing on both makes its customers count as one sender; one too many only makes hosts of one company count as several.
 */
const SHARED_SUFFIXES = new Set(
  [
    // Microsoft 365: the first domain of every tenant, the one for its hybrid mail, and those of national clouds.
    'onmicrosoft.com mail.onmicrosoft.com onmicrosoft.us onmicrosoft.de partner.onmschina.cn',
    // Help desks: support@customer.zendesk.com.
    'zendesk.com freshdesk.com freshservice.com myfreshworks.com helpscoutapp.com intercom-mail.com happyfox.com',
    'kayako.com reamaze.com zohodesk.com uservoice.com deskpro.com atlassian.net service-now.com',
    // Business software that sends invoices, orders and offers in the name of customers.
    'odoo.com coupahost.com simprosuite.com chargebee.com my.salesforce.com bamboohr.com teamwork.com',
    // Shops.
    'mybigcommerce.com vendhq.com',
    // Mail from programs.
    'appspotmail.com mailgun.org',
  ].flatMap((line) => line.split(' ')),
);

/** Whether different parties have names directly below this domain, which must be in ASCII and lower case. */
export function isSharedSuffix(domain: string): boolean {
  return SHARED_SUFFIXES.has(domain);
}

/** The longest shared suffix that a host is below, in ASCII and lower case; null if there is none. */
export function sharedSuffixOf(host: string): string | null {
  const labels = host.split('.');
  for (let at = 1; at < labels.length - 1; at += 1) {
    const suffix = labels.slice(at).join('.');
    if (SHARED_SUFFIXES.has(suffix)) return suffix;
  }
  return null;
}
