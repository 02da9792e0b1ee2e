import type { Attachment } from 'nodemailer/lib/mailer';
import { logoFile, PAYEE } from './mails.js';

/** What is written in a message, whatever program sends it. */
export interface Wording {
  greeting: string;
  /** Paragraphs. */
  said: readonly string[];
  close: string;
}

/** What a program makes of it: the text, the HTML, and what it brings beside the invoice. */
export interface Written {
  text: string;
  html?: string;
  attachments?: Attachment[];
}

type Program = (wording: Wording) => Written | Promise<Written>;

const NAME = PAYEE.businessName;
const plainOf = ({ greeting, said, close }: Wording): string => [greeting, ...said, close].join('\n\n');
const paragraphs = ({ greeting, said, close }: Wording, open: string, end: string): string =>
  [greeting, ...said, ...close.split('\n')].map((one) => `${open}${one}${end}`).join('\n');

/** Styles that every responsive message has: for phones, for Outlook, for what Gmail makes of addresses. */
const RESPONSIVE = `body,table,td,a{-webkit-text-size-adjust:100%;-ms-text-size-adjust:100%}table,td{mso-table-lspace:0pt;mso-table-rspace:0pt}
img{-ms-interpolation-mode:bicubic;border:0;height:auto;line-height:100%;outline:none;text-decoration:none}
a[x-apple-data-detectors]{color:inherit!important;text-decoration:none!important}#MessageViewBody a{color:inherit}
@media screen and (max-width:600px){.wrapper{width:100%!important}.mobile-hide{display:none!important}.padding{padding:10px 5% 15px 5%!important}}`;
const MSO_HEAD =
  '<!--[if mso]><noscript><xml><o:OfficeDocumentSettings><o:AllowPNG/><o:PixelsPerInch>96</o:PixelsPerInch></o:OfficeDocumentSettings></xml></noscript><![endif]-->';
const PREHEADER =
  '<div style="display:none;font-size:1px;color:#fefefe;line-height:1px;max-height:0;max-width:0;opacity:0;overflow:hidden">Here is your invoice &#8199;&#65279;&#847; &#8199;&#65279;&#847;</div>';
const pixel = (host: string): string =>
  `<img src="https://${host}/wf/open?upn=u001.AbCdEf" alt="" width="1" height="1" border="0" style="height:1px!important;width:1px!important;border-width:0!important;margin:0!important;padding:0!important">`;
const framed = (inner: string): string =>
  `<table role="presentation" width="100%" cellpadding="0" cellspacing="0" border="0"><tr><td align="center"><!--[if mso]><table width="600"><tr><td><![endif]--><table role="presentation" class="wrapper" width="600" cellpadding="0" cellspacing="0" style="max-width:600px;background:#ffffff">${inner}</table><!--[if mso]></td></tr></table><![endif]--></td></tr></table>`;
const button = (url: string, text: string, colour: string): string =>
  `<tr><td align="center" style="padding:24px"><table role="presentation"><tr><td bgcolor="${colour}" style="border-radius:3px"><a href="${url}" target="_blank" style="display:inline-block;padding:12px 24px;font-family:Arial,sans-serif;font-size:16px;color:#ffffff;text-decoration:none">${text}</a></td></tr></table></td></tr>`;
const amounts = `<tr><td style="padding:16px"><table width="100%"><tr><td>Invoice INV-0042</td><td align="right">Due 24 Aug 2026</td></tr><tr><td><b>Amount due</b></td><td align="right"><b>$1,430.00</b></td></tr></table></td></tr>`;
const page = (title: string, head: string, body: string): string =>
  `<!DOCTYPE html><html lang="en" xmlns:v="urn:schemas-microsoft-com:vml" xmlns:o="urn:schemas-microsoft-com:office:office"><head><meta http-equiv="Content-Type" content="text/html; charset=utf-8"><meta name="viewport" content="width=device-width,initial-scale=1"><title>${title}</title>${head}</head><body style="margin:0;padding:0;background-color:#f4f5f8">${body}</body></html>`;

const OUTLOOK_STYLE = `<style><!--
/* Font Definitions */
@font-face {font-family:"Cambria Math"; panose-1:2 4 5 3 5 4 6 3 2 4;}
@font-face {font-family:Calibri; panose-1:2 15 5 2 2 2 4 3 2 4;}
@font-face {font-family:Aptos;}
/* Style Definitions */
p.MsoNormal, li.MsoNormal, div.MsoNormal {margin:0cm; font-size:11.0pt; font-family:"Calibri",sans-serif; mso-ligatures:standardcontextual; mso-fareast-language:EN-US;}
a:link, span.MsoHyperlink {mso-style-priority:99; color:#0563C1; text-decoration:underline;}
span.EmailStyle17 {mso-style-type:personal-compose; font-family:"Calibri",sans-serif; color:windowtext;}
.MsoChpDefault {mso-style-type:export-only;} @page WordSection1 {size:612.0pt 792.0pt; margin:72.0pt 72.0pt 72.0pt 72.0pt;} div.WordSection1 {page:WordSection1;}
--></style><!--[if gte mso 9]><xml><o:shapedefaults v:ext="edit" spidmax="1026" /></xml><![endif]--><!--[if gte mso 9]><xml><o:shapelayout v:ext="edit"><o:idmap v:ext="edit" data="1" /></o:shapelayout></xml><![endif]-->`;
const outlook = (wording: Wording, after: string): string =>
  `<html xmlns:v="urn:schemas-microsoft-com:vml" xmlns:o="urn:schemas-microsoft-com:office:office" xmlns:w="urn:schemas-microsoft-com:office:word" xmlns:m="http://schemas.microsoft.com/office/2004/12/omml" xmlns="http://www.w3.org/TR/REC-html40"><head><meta http-equiv="Content-Type" content="text/html; charset=us-ascii"><meta name="Generator" content="Microsoft Word 15 (filtered medium)">${OUTLOOK_STYLE}</head><body lang="EN-AU" link="#0563C1" vlink="#954F72" style="word-wrap:break-word"><div class="WordSection1">${paragraphs(wording, '<p class="MsoNormal">', '<o:p></o:p></p><p class="MsoNormal"><o:p>&nbsp;</o:p></p>')}${after}</div></body></html>`;
const DISCLAIMER =
  '<p class="MsoNormal"><span style="font-size:8.0pt;color:gray">This email and any attachments are confidential and may be privileged. If you have received it in error please delete it and tell the sender. We never change our bank details by email. Please consider the environment before printing.<o:p></o:p></span></p>';
const inlineLogo = async (cid: string, filename: string): Promise<Attachment> => ({
  filename,
  content: await logoFile(),
  contentType: 'image/png',
  cid,
});
const gmail = (wording: Wording, after = ''): string =>
  `<div dir="ltr">${paragraphs(wording, '<div>', '</div><div><br></div>')}${after}</div>`;
const GMAIL_QUOTE = `<br><div class="gmail_quote gmail_quote_container"><div dir="ltr" class="gmail_attr">On Mon, 3 Aug 2026 at 09:14, Priya Rao &lt;<a href="mailto:ap@buyer.example">ap@buyer.example</a>&gt; wrote:<br></div><blockquote class="gmail_quote" style="margin:0px 0px 0px 0.8ex;border-left:1px solid rgb(204,204,204);padding-left:1ex"><div dir="ltr">Hi, can you please send the invoice for order 4500123 to us this week? We pay on Fridays.<br><br>Priya</div></blockquote></div>`;

/** The programs that send invoices, and what their messages look like. */
export const PROGRAMS: Readonly<Record<string, Program>> = {
  'Xero, with the logo of the organisation': (wording) => ({
    text: plainOf(wording),
    html: page('Invoice', `<style type="text/css">${RESPONSIVE}</style>`,
      framed(`<tr><td align="center" style="padding:24px"><img src="https://in.xero.com/logo?id=ZXlKdklqb2k" alt="${NAME}" style="max-height:80px;max-width:200px"></td></tr><tr><td align="center" style="font-size:32px">$1,430.00</td></tr>${button('https://in.xero.com/abc', 'View invoice', '#13b5ea')}<tr><td style="padding:24px">${paragraphs(wording, '<p>', '</p>')}</td></tr><tr><td align="center"><img src="https://edge.xero.com/images/email/xero-logo.png" width="48" height="48" alt="Xero"></td></tr>`) + pixel('post.xero.com')),
  }),
  'Xero, text alone': (wording) => ({
    text: plainOf(wording),
    html: `<html><body><div style="font-family:Arial;font-size:10pt">${paragraphs(wording, '', '<br><br>')}</div>${pixel('post.xero.com')}</body></html>`,
  }),
  MYOB: (wording) => ({
    text: plainOf(wording),
    html: page('Your invoice', `${MSO_HEAD}<style>${RESPONSIVE}</style>`,
      PREHEADER + framed(`<tr><td bgcolor="#6100a5" height="8" style="font-size:0;line-height:0">&nbsp;</td></tr><tr><td style="padding:24px"><img src="https://images.myob.com/logos/7f.png" alt="${NAME}" width="160" style="display:block;max-height:80px"></td></tr><tr><td style="padding:24px">${paragraphs(wording, '<p style="margin:0 0 12px">', '</p>')}</td></tr>${amounts}${button('https://app.myob.com/i/1', 'View invoice', '#6100a5')}<tr><td style="font-size:11px;color:#666">Sent with MYOB Business. This email was sent on behalf of ${NAME}.</td></tr>`) + pixel('apps.myob.com')),
  }),
  'QuickBooks Online': (wording) => ({
    text: plainOf(wording),
    html: page(`Invoice 1042 from ${NAME}`, `${MSO_HEAD}<style>@font-face{font-family:'AvenirNext forINTUIT';font-weight:400;font-style:normal;src:url('https://lib.intuitcdn.net/fonts/AvenirNext/3.0/AvenirNextforINTUIT-Regular.1.woff2') format('woff2')}${RESPONSIVE}</style>`,
      framed(`<tr><td align="center" style="padding:20px"><img src="https://plugin.intuitcdn.net/logo/9130/logo.png" alt="${NAME}" style="max-width:180px;max-height:90px;display:block" border="0"></td></tr><tr><td style="padding:24px;background:#ebf4fa" align="center"><div style="font-size:13px">BALANCE DUE</div><div style="font-size:36px">A$1,430.00</div></td></tr>${button('https://connect.intuit.com/t/x', 'Review and pay', '#2ca01c')}<tr><td style="padding:24px">${paragraphs(wording, '<p>', '</p>')}</td></tr><tr><td align="center" style="font-size:11px"><img src="https://plugin.intuitcdn.net/email/qb-logo.png" width="120" height="24" alt="Intuit QuickBooks"><br>© Intuit, Inc. All rights reserved. Privacy | Security | Terms of Service</td></tr>`) + pixel('links.notification.intuit.com')),
  }),
  Reckon: (wording) => ({
    text: plainOf(wording),
    html: `<html><head><style>p{font-family:Tahoma;font-size:10pt}</style></head><body>${paragraphs(wording, '<p>', '</p>')}<hr><p style="font-size:8pt">Powered by Reckon One</p></body></html>`,
  }),
  'Zoho Invoice': (wording) => ({
    text: plainOf(wording),
    html: page('Invoice', '<style>.btn:hover{background:#333!important}</style>',
      `<div style="background:#fbfbfb;padding:3%"><div style="padding:24px;background:#4190f2;color:#fff;font-size:20px">Invoice #INV-0042</div><div style="max-width:560px;margin:auto;padding:0 3%">${paragraphs(wording, '<div style="padding:8px 0">', '</div>')}<div style="padding:16px;margin:10px 0;background:#fefff1;border:1px solid #e8deb5"><div style="font-size:12px">INVOICE AMOUNT</div><h2 style="margin:0">AUD 1,430.00</h2><table><tr><td>Invoice No</td><td>INV-0042</td></tr><tr><td>Due Date</td><td>24 Aug 2026</td></tr></table></div></div></div>`),
  }),
  FreshBooks: (wording) => ({
    text: plainOf(wording),
    html: page('Invoice', `<link href="https://fonts.googleapis.com/css2?family=Inter:wght@400;700&amp;display=swap" rel="stylesheet"><style>@import url('https://fonts.googleapis.com/css2?family=Inter');${RESPONSIVE}</style>`,
      framed(`<tr><td style="padding:24px"><img src="https://my.freshbooks.com/image/logo/abc" alt="${NAME}" width="150" height="60"></td></tr><tr><td style="padding:24px">${paragraphs(wording, '<p>', '</p>')}</td></tr>${amounts}${button('https://my.freshbooks.com/#/link/x', 'View Invoice', '#0075dd')}`) + pixel('sendgrid.freshbooks.com')),
  }),
  Square: (wording) => ({
    text: plainOf(wording),
    html: page('Invoice', `<link rel="stylesheet" href="https://d1g145x70srn7h.cloudfront.net/fonts/sqmarket/sq-market.css"><style>${RESPONSIVE}</style>`,
      framed(`<tr><td align="center"><img src="https://square-production.s3.amazonaws.com/files/ab/original.png" alt="${NAME}" width="80" height="80" style="border-radius:50%"></td></tr><tr><td style="padding:24px">${paragraphs(wording, '<p>', '</p>')}</td></tr>${amounts}${button('https://squareup.com/pay-invoice/x', 'Pay Invoice', '#006aff')}`)),
  }),
  'Stripe Invoicing': (wording) => ({
    text: plainOf(wording),
    html: page('Invoice', `<style>@media all and (max-width:600px){.st-Spacer--gutter{width:16px!important}}${RESPONSIVE}</style>`,
      PREHEADER + framed(`<tr><td align="center" style="padding:32px"><img src="https://stripe-images.s3.amazonaws.com/emails/acct_1/2/icon@2x.png" alt="${NAME}" width="40" height="40"></td></tr>${amounts}<tr><td style="padding:24px">${paragraphs(wording, '<p>', '</p>')}</td></tr>${button('https://invoice.stripe.com/i/x', 'Pay this invoice', '#0570de')}<tr><td><img src="https://stripe-images.stripecdn.com/emails/icons/download@2x.png" width="16" height="16" alt=""> Download invoice</td></tr>`) + pixel('58.email.stripe.com')),
  }),
  'Stripe Invoicing, the header of three pictures': (wording) => ({
    text: plainOf(wording),
    html: page('Invoice', `<style>${RESPONSIVE}</style>`,
      framed(`<tr><td width="252"><img alt="" height="156" width="252" src="https://stripe-images.stripecdn.com/notifications/hosted/20180110/Header/Left.png" style="display:block;border:0;width:100%"></td><td width="96"><img alt="" height="156" width="96" src="https://stripe-images.s3.amazonaws.com/emails/acct_1/2/icon@2x.png" style="display:block;border:0"></td><td width="252"><img alt="" height="156" width="252" src="https://stripe-images.stripecdn.com/notifications/hosted/20180110/Header/Right.png" style="display:block;border:0;width:100%"></td></tr>${amounts}<tr><td colspan="3" style="padding:24px">${paragraphs(wording, '<p>', '</p>')}</td></tr>`)),
  }),
  ServiceM8: (wording) => ({
    text: plainOf(wording),
    html: `<html><body><div style="font-family:Helvetica,Arial;max-width:640px">${paragraphs(wording, '<p>', '</p>')}<p><a href="https://go.servicem8.com/x">View your invoice online</a></p><img src="https://go.servicem8.com/image/logo.png" width="120" height="50" alt="logo"></div>${pixel('go.servicem8.com')}</body></html>`,
  }),
  'SAP, plain text': (wording) => ({ text: plainOf(wording) }),
  'NetSuite': (wording) => ({
    text: plainOf(wording),
    html: `<table border="0" cellpadding="0" cellspacing="0" style="font:12px Verdana"><tr><td><img src="https://123456.app.netsuite.com/core/media/media.nl?id=12&c=123456" height="50" width="220"></td></tr><tr><td>${paragraphs(wording, '<p>', '</p>')}</td></tr></table>`,
  }),
  'Outlook, no signature': (wording) => ({ text: plainOf(wording), html: outlook(wording, '') }),
  'Outlook, a logo in the signature': async (wording) => ({
    text: plainOf(wording),
    html: outlook(wording, `<p class="MsoNormal"><b>Jane Holt</b> | Accounts Receivable<br>T 02 5550 1234 | M 0400 111 222<o:p></o:p></p><p class="MsoNormal"><img width="260" height="42" style="width:2.7083in;height:.4375in" id="Picture_x0020_1" src="cid:image001.png@01DC0A12.5E6F7A80" alt="Logo"><o:p></o:p></p>${DISCLAIMER}`),
    attachments: [await inlineLogo('image001.png@01DC0A12.5E6F7A80', 'image001.png')],
  }),
  'Outlook, VML and a remote logo': (wording) => ({
    text: plainOf(wording),
    html: outlook(wording, `<p class="MsoNormal"><!--[if gte vml 1]><v:shapetype id="_x0000_t75" coordsize="21600,21600" o:spt="75" path="m@4@5l@4@11@9@11@9@5xe" filled="f" stroked="f"/><v:shape id="Picture_x0020_2" type="#_x0000_t75" style='width:150pt;height:45pt'><v:imagedata src="https://www.harbour.example/logo.png" o:href="https://www.harbour.example/logo.png"/></v:shape><![endif]--><![if !vml]><img width="200" height="60" style="width:2.0833in;height:.625in" src="https://www.harbour.example/logo.png" v:shapes="Picture_x0020_2"><![endif]><o:p></o:p></p>`),
  }),
  'Outlook, a reply in a thread': (wording) => ({
    text: plainOf(wording),
    html: outlook(wording, `<div><div style="border:none;border-top:solid #E1E1E1 1.0pt;padding:3.0pt 0cm 0cm 0cm"><p class="MsoNormal"><b>From:</b> Priya Rao &lt;ap@buyer.example&gt;<br><b>Sent:</b> Monday, 3 August 2026 9:14 AM<br><b>To:</b> Accounts &lt;accounts@harbour.example&gt;<br><b>Subject:</b> RE: Order 4500123<o:p></o:p></p></div></div><p class="MsoNormal">Hi, please send us the invoice, we have set you up as a supplier with the bank details from your form.<o:p></o:p></p>${DISCLAIMER}`),
  }),
  'Outlook on the web': async (wording) => ({
    text: plainOf(wording),
    html: `<html><head><style type="text/css" style="display:none;"> P {margin-top:0;margin-bottom:0;} </style></head><body dir="ltr">${paragraphs(wording, '<div class="elementToProof" style="font-family: Aptos, Calibri, sans-serif; font-size: 12pt; color: rgb(0, 0, 0);">', '</div>')}<div id="Signature"><img size="5120" data-outlook-trace="F:1|T:1" src="cid:4c1f-9e" width="200" height="40"></div></body></html>`,
    attachments: [await inlineLogo('4c1f-9e', 'Outlook-logo.png')],
  }),
  'Outlook, a banner from Exclaimer': (wording) => ({
    text: plainOf(wording),
    html: outlook(wording, `<table cellpadding="0" cellspacing="0"><tr><td><p style="font-size:10pt">Jane Holt, ${NAME}</p></td></tr><tr><td><a href="https://www.harbour.example/sale"><img src="https://assets.exclaimer.net/banner/winter.png" width="600" height="150" alt="Winter sale"></a></td></tr></table>`),
  }),
  Gmail: (wording) => ({ text: plainOf(wording), html: gmail(wording) }),
  'Gmail, a signature with pictures': (wording) => ({
    text: plainOf(wording),
    html: gmail(wording, `<br clear="all"><div><br></div><span class="gmail_signature_prefix">-- </span><br><div dir="ltr" class="gmail_signature" data-smartmail="gmail_signature"><div dir="ltr"><b>Jane Holt</b><br><img width="96" height="40" src="https://ci3.googleusercontent.com/mail-sig/AIorK4xY"><br><a href="https://www.facebook.com/h"><img src="https://ci3.googleusercontent.com/mail-sig/fb" width="24" height="24"></a></div></div>`),
  }),
  'Gmail, a reply': (wording) => ({ text: plainOf(wording), html: gmail(wording, GMAIL_QUOTE) }),
  'Apple Mail': (wording) => ({
    text: plainOf(wording),
    html: `<html><head><meta http-equiv="content-type" content="text/html; charset=utf-8"></head><body style="overflow-wrap: break-word; -webkit-nbsp-mode: space; line-break: after-white-space;">${paragraphs(wording, '<div>', '</div><div><br></div>')}</body></html>`,
  }),
  'Apple Mail, an inline logo': async (wording) => ({
    text: plainOf(wording),
    html: `<html><head><meta http-equiv="content-type" content="text/html; charset=utf-8"></head><body style="overflow-wrap: break-word; -webkit-nbsp-mode: space; line-break: after-white-space;">${paragraphs(wording, '<div>', '</div><div><br></div>')}<div><img apple-inline="yes" id="A1B2" src="cid:7E5C-42" alt="logo.png"></div></body></html>`,
    attachments: [await inlineLogo('7E5C-42', 'logo.png')],
  }),
  'iPhone Mail': (wording) => ({ text: `${plainOf(wording)}\n\nSent from my iPhone` }),
  Thunderbird: (wording) => ({
    text: plainOf(wording),
    html: `<!DOCTYPE html><html><head><meta http-equiv="content-type" content="text/html; charset=UTF-8"></head><body>${paragraphs(wording, '<p>', '</p>')}<div class="moz-signature">-- <br><table><tr><td><img moz-do-not-send="true" src="https://www.harbour.example/logo.png" width="180" height="60"></td></tr></table></div></body></html>`,
  }),
  'Outlook for iOS': (wording) => ({
    text: plainOf(wording),
    html: `<html><head><meta http-equiv="Content-Type" content="text/html; charset=utf-8"></head><body><div dir="ltr" style="font-family: Aptos, sans-serif; font-size: 12pt;">${paragraphs(wording, '<div>', '</div><div><br></div>')}</div><div id="ms-outlook-mobile-signature">Get <a href="https://aka.ms/o0ukef">Outlook for iOS</a></div></body></html>`,
  }),
  'Yahoo Mail': (wording) => ({
    text: plainOf(wording),
    html: `<html><head></head><body><div class="ydp1yahoo-style-wrap" style="font-family:Helvetica Neue, Helvetica, Arial, sans-serif;font-size:13px;">${paragraphs(wording, '<div dir="ltr" data-setdir="false">', '</div><div><br></div>')}</div></body></html>`,
  }),
  Wave: (wording) => ({
    text: plainOf(wording),
    html: page('Invoice', `<style>${RESPONSIVE}</style>`, framed(`<tr><td align="center"><img src="https://wave-prod-accounting.s3.amazonaws.com/uploads/logo.png" alt="${NAME}" style="max-width:220px;max-height:90px"></td></tr><tr><td>${paragraphs(wording, '<p>', '</p>')}</td></tr>${amounts}`)),
  }),
  'a newsletter of Mailchimp with its invoice': (wording) => ({
    text: plainOf(wording),
    html: page('August', `${MSO_HEAD}<link rel="stylesheet" href="https://fonts.googleapis.com/css?family=Roboto"><style type="text/css">.mcnImage{vertical-align:bottom}${RESPONSIVE}</style>`,
      `<span class="mcnPreviewText" style="display:none;font-size:0px;line-height:0px;max-height:0px;max-width:0px;opacity:0;overflow:hidden;visibility:hidden;mso-hide:all">Your invoice and our news</span>${framed(`<tr><td class="mcnImageContent"><img align="center" alt="" src="https://mcusercontent.com/5f/images/header.png" width="564" style="max-width:1200px;padding-bottom:0;display:inline!important;vertical-align:bottom" class="mcnImage"></td></tr><tr><td class="mcnTextContent" style="padding:18px">${paragraphs(wording, '<p>', '</p>')}</td></tr><tr><td class="mcnSocial"><img src="https://cdn-images.mailchimp.com/icons/social-block-v2/color-facebook-48.png" style="display:block" height="24" width="24"></td></tr><tr><td style="font-size:12px">You are receiving this email because you are a customer. <a href="https://h.us1.list-manage.com/unsubscribe">unsubscribe from this list</a></td></tr>`)}${pixel('h.us1.list-manage.com')}`),
  }),
  'a supplier’s own portal, icons as inline SVG': (wording) => ({
    text: plainOf(wording),
    html: page('Invoice', '<style>.icon{vertical-align:middle}</style>',
      `<div style="padding:20px"><svg width="120" height="32" viewBox="0 0 120 32" xmlns="http://www.w3.org/2000/svg" fill="none"><rect width="32" height="32" rx="6" fill="#0a5"/><path d="M8 16l6 6 10-12" stroke="#fff" stroke-width="3"/></svg>${paragraphs(wording, '<p>', '</p>')}<p><svg class="icon" width="16" height="16" viewBox="0 0 16 16"><circle cx="8" cy="8" r="7" fill="#888"/></svg> Paid securely</p></div>`),
  }),
  'a supplier’s own system, a style sheet of its own': (wording) => ({
    text: plainOf(wording),
    html: page('Invoice', '<link rel="stylesheet" type="text/css" href="https://billing.harbour.example/css/email.css">',
      `<div class="main"><img src="https://billing.harbour.example/logo.gif" width="150" height="50" alt="${NAME}">${paragraphs(wording, '<p>', '</p>')}</div>${pixel('billing.harbour.example')}`),
  }),
  'a supplier’s own system': (wording) => ({
    text: plainOf(wording),
    html: `<html><body style="font-family:sans-serif"><img src="https://billing.harbour.example/logo.png" style="max-height: 60px; margin-bottom: 20px;" alt="${NAME}">${paragraphs(wording, '<p>', '</p>')}<table border="1" cellpadding="4"><tr><th>Invoice</th><th>Due</th><th>Amount</th></tr><tr><td>INV-0042</td><td>24/08/2026</td><td>$1,430.00</td></tr></table></body></html>`,
  }),
}; // prettier-ignore
