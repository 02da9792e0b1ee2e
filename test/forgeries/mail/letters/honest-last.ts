import { PAYEE } from '../mails.js';
import { type Letter, page, reply } from './letter.js';

const { businessName: NAME, bsb: BSB, number: NUMBER } = PAYEE;

/** Messages that come with an honest invoice, written last: nothing was mended by them. */
export const HONEST_LETTERS_LAST: readonly Letter[] = [
  ['Xero, with a discount', `Hi Priya,\n\nHere's invoice INV-0051 for AUD 880.00. Pay within 7 days and take 2 % off.\n\nThe amount outstanding is due on 25 May 2026.\n\nThanks,\n${NAME}`],
  ['Xero, a statement', `Hi Priya,\n\nHere's your statement for the period 1 April 2026 - 30 April 2026. The unpaid invoice is attached too.\n\nIf you have any questions, please let us know.\n\nThanks,\n${NAME}`],
  ['MYOB, thank you', `Hi Priya\n\nThanks for your business! Invoice 00004219 is attached. You can pay by card, Apple Pay or BPAY through the online invoice, or by bank transfer.\n\nKind regards\nThe Curlew Bay team`],
  ['Rounded', `Hi Priya,\n\nAttached is invoice #78 for the design of the menu. It's due on the 20th. My bank details are included at the bottom of the invoice.\n\nThanks so much!\nTess`],
  ['Hnry', page(['You’ve got an invoice from Curlew Bay', 'Total $1,925.00 due 18 May', 'Pay to the account shown on the invoice. It is held by us for Curlew Bay so that taxes are set aside.'], { button: 'View invoice' })],
  ['Jobber', page(['Invoice for switchboard upgrade', 'Hi Priya, thank you for choosing us.', 'For questions about this invoice call 02 5550 1234.'], { button: 'View invoice' })],
  ['AroFlo', `Good afternoon,\n\nPlease find attached tax invoice 31147 for job 88120.\n\nShould you have any queries in relation to this invoice please contact our office on 02 5550 1234.\n\nRegards,\nAccounts`],
  ['Deputy of a shop', `Hello, invoice attached for the fit-out. We have 3 sites now, so please put the name of yours in the description when you transfer.`],
  ['an electricity retailer', page(['Bill issued', 'Your account: 3100 5520 17', 'You’re on our new Business Flex plan since 1 April. Compare plans at energymadeeasy.', 'Set and forget: switch to direct debit in My Account.', 'Life support? Tell us.'], { logo: true })],
  ['a mobile company', page(['Your account summary', 'We’ve had to change your direct debit date to the 20th as you asked.', 'You can pay early in the app.'])],
  ['a council, a licence', `Dear Sir/Madam,\n\nyour food premises registration falls due on 30 June. If the business has been sold or closed please complete the form overleaf. Payment options are listed on the invoice.`],
  ['a tiler', `hi priya inv attached for bathroom, had to replace 2 cracked tiles no charge. bank details same as b4. ta rob`],
  ['a fencing contractor', `Hi Priya\nfence is up! Balance due as per quote, less your $500 deposit. Transfer or cash all good.\nThanks for the coffee\nShane`],
  ['a florist', `Hello lovely! Here is the invoice for the table flowers. You can pop in to pay or transfer, whichever is easier. xx Bec`],
  ['an architect', `Dear Priya\n\nplease find attached our invoice for the concept design. The next stage, design development, will be invoiced on lodgement of the DA. Our fee proposal of March still applies.\n\nKind regards\nImogen`],
  ['a barrister’s clerk', `Dear Ms Rao\n\nI attach Mr Lane's memorandum of fees in this matter. Fees are payable from funds held in your solicitor's trust account or directly to chambers.\n\nClerk`],
  ['a dentist', `Dear Priya\n\nthank you for coming in. Your account is attached with the item numbers for your health fund.`],
  ['a child care centre', `Dear families\n\nstatements for the fortnight are attached. The Child Care Subsidy percentage has changed for some families from 1 July; please check yours in myGov.`],
  ['a software company', page(['Your renewal invoice', 'Your licence for 12 seats renews on 1 June. To add or remove seats before then go to your account page.', 'Bank transfer details and a link for cards are on the invoice.'])],
  ['an equipment hirer', `Hi\n\nHire invoice attached. Damage waiver applied. The excavator was returned with an empty tank, so fuel has been added.\n\nCheers\nHire desk`],
  ['a wholesaler', `Dear customer\n\nplease find attached this week's invoice. Orders for Friday close on Thursday at noon. Outstanding accounts over 45 days will be moved to cash on delivery.`],
  ['a reply, the address', reply('Hi Priya, done, new copy attached with your new address.\n\nNatalie', 'Hi Natalie, we have moved. Could you please change the billing address to 9 Shore Street and resend?')],
  ['a reply, account confirmed', reply(`Hi Priya,\n\nconfirming BSB ${BSB} account ${NUMBER}, same as on the invoice and as you have it.\n\nRegards\nAnita`, 'Hi Anita, could you reply with your BSB and account number so that I can check them against the invoice?')],
  ['a reply, payment this week', reply('Wonderful, thank you!', 'Hi, invoice received. We will pay it this Thursday to the account that we have for you.')],
  ['forwarded from a director', `please pay\n\nFrom: ${NAME} <accounts@harbour.example>\nSent: Monday, 4 May 2026 10:12 AM\nTo: Sam Lee\nSubject: Invoice CB-2208\n\nHi Sam, as promised. Let me know if accounts need anything else to set us up.`],
  ['a remittance is asked for', `Hi there,\n\ncould you please email a remittance advice for the $4,400.00 that came in on Friday? It looks like it covers two invoices. The attached one is still open.`],
  ['a second reminder', `Hi Priya, just following up on my email of last week. Is there a date for payment? I am chasing everything before the end of the financial year. Thanks, Jo`],
  ['a signature, fraud warning', `Please find attached our invoice.\n\nRegards\nPeter\n\nBEWARE OF FRAUD: we do not advise changes to our banking details by email. Please phone your usual contact to confirm if you receive such advice.`],
  ['a signature, confidentiality', `Tax invoice attached.\n\nThis communication may contain privileged or copyright information. If you are not the intended recipient please notify the sender by return email and delete all copies. No liability is accepted for loss caused by viruses.`],
  ['in French', `Bonjour,\n\nveuillez trouver en pièce jointe la facture CB-2208. Nos coordonnées bancaires se trouvent en bas de page et n’ont pas changé.\n\nBien cordialement\nClaire`],
]; // prettier-ignore
