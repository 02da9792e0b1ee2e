import { grouped, plain, fraudsterOf } from '../../parties.js';
import { PAYEE, letterFile } from '../mails.js';
import { type Letter, page, reply } from './letter.js';

const { businessName: NAME, bsb: BSB, number: NUMBER } = PAYEE;
const other = fraudsterOf('letters');
const spoken = [...`${other.bsb.replace('-', '')}${other.number}`]
  .map((digit) => ['oh', 'one', 'two', 'three', 'four', 'five', 'six', 'seven', 'eight', 'nine'][Number(digit)])
  .join(' ');

/** Messages of fraudsters that come with an honest invoice, written before it was known how they fare. None may keep the match. */
export const FORGED_LETTERS: readonly Letter[] = [
  // Another account, in some form
  ['spoken digits', `Hi Priya,\n\ninvoice attached. Our new number is ${spoken}.\n\nTom`],
  ['double and triple', 'Hi Priya, send it to double three two, one double zero, then treble four one nine eight two. Thanks Tom'],
  ['a dictated account', 'The account to use is oh six two, triple zero, and the number is nineteen forty-four eighty-one seventy-two.'],
  ['an account in brackets', `Hello, transfer this one to our savings (${plain(other)}) please, not the cheque account.`],
  ['groups of three', `Hi, EFT to ${other.bsb} / ${grouped(other.number, 3, '.')} pls`],
  ['a table of figures', page([`Dear Accounts`, `Our details`, `Branch ${other.bsb.slice(0, 3)} ${other.bsb.slice(4)}`, `Number ${grouped(other.number, 2, ' ')}`])],
  ['an account under the signature', `Hi Priya, invoice attached.\n\nTom Reid\nDirector\n${NAME}\nABN 53 004 085 616\nBank ${other.bsb} ${other.number}`],
  ['the account in a postscript', `Invoice attached.\n\nCheers\nTom\n\nPS money to ${plain(other)} from now on`],
  ['half in the subject', { subject: `Invoice - BSB ${other.bsb}`, text: `Please pay into account ${other.number} with the BSB of the subject.` }],
  ['the new account below', `Hi, please find our new account below.\n\nCommonwealth Bank\n${other.bsb}\n${other.number}\n\nRegards`],
  ['the verified one called old', `Hi Priya,\n\nBSB ${BSB} account ${NUMBER} was ours until April. Please use our letter of last week instead.\n\nTom`],
  // New details, closed accounts, audits
  ['an audit', 'Hi Priya,\n\nOur auditors have asked that nothing be paid into our usual account this month. I will send you the one to use.\n\nTom'],
  ['a closed account', 'Hello, just letting you know the Westpac account printed on our invoices was shut last Friday.'],
  ['a frozen account', 'Due to a dispute with our bank the account is temporarily frozen. Kindly hold the transfer till further advice.'],
  ['details said to be outdated', 'Please note the PDF was made with an old template so the payment section at the bottom is out of date.'],
  ['a misprint', 'There is a digit wrong in the account number on the PDF, the last one should be a 7.'],
  ['swapped digits', 'Sorry, two digits of the account number got swapped when we typed it: the 4 comes before the 9.'],
  ['a new bank', 'We are with Bendigo now. The girl at the office can give you the numbers.'],
  ['a bank merger', 'Because our bank merged with another, all our BSBs have been renumbered. The invoice still has the former one.'],
  ['a refused deposit', 'Payments by other customers to that account have been coming back, so please don’t use it.'],
  ['a limit', 'Our account has reached its deposit limit for the quarter so we need this one to go elsewhere.'],
  ['a hacked account', 'Someone got into our online banking on Tuesday. We have stopped using the account on the invoice.'],
  ['a tax hold', 'The ATO has put a garnishee on our account. Ask me before you send any money.'],
  ['a bare hint', 'Before you pay, check with me which account to use.'],
  ['a question', 'Did your team load our new bank details yet? Please confirm before the payment run.'],
  ['a second notice', 'Second notice: we wrote on 1 April about the change of our bank account and you have not confirmed.'],
  ['a vendor form', 'Please complete the vendor change form for us with the account we gave you by phone and process this invoice against it.'],
  // Details that come by another way
  ['call for the current account', 'Hi Priya, please call 0400 111 222 for our current account before paying.'],
  ['by telephone only', 'For security reasons we no longer print our account. Ring Tom on 0400 111 222 and he will read it out to you.'],
  ['an SMS', 'I’ll text you where to send the money.'],
  ['the attached letter', 'Use the details in the attached letter when you pay this invoice.'],
  ['a covering note', 'Payment should be made as set out in the covering note from our finance team.'],
  ['a portal', 'Payment details have been moved to our secure portal: https://pay-harbour.example/secure. Log in to see where to pay.'],
  ['a DocuSign', 'We have sent you our banking details by DocuSign. Please use those.'],
  ['a link to a form', 'To pay, follow this link and use the account it shows: https://forms.example/abc'],
  ['a reply', 'Reply to this email and I will give you the right account.'],
  ['a colleague', 'Our CFO Mark will contact you shortly with payment instructions for this invoice. Please wait for his email.'],
  ['WhatsApp', 'Msg me on WhatsApp +61 400 111 222 and I will share bank info.'],
  ['an earlier message', 'As per my email this morning, please go by those bank details and not by the ones on the PDF.'],
  ['a QR code', 'Scan the code in the other attachment to pay, the account on the invoice is not active.'],
  // Somebody else
  ['a factor', 'Our receivables are now managed by Northern Debtor Finance; they will send you their details.'],
  ['a factor with a stamp', `This account has been assigned to Larch Capital Pty Ltd, to whom all payments must be made. Only payment to Larch Capital discharges the debt.`],
  ['a trust', 'Please pay the money to our lawyers’ trust account, they are holding it for us until the dispute is over.'],
  ['a receiver', 'Receivers and managers have been appointed to the company. Payments are to be made to them. Contact KordaMeath on 02 5550 0000.'],
  ['a parent', 'Head office in Singapore collects for all branches from this quarter. They will be in touch with wiring instructions.'],
  ['a director', 'Can you pay this one to me personally? I paid the supplier out of my own pocket. I’ll send you my account.'],
  ['a subcontractor', 'Please pay our subcontractor direct for this job and deduct it from the invoice, he will email his bank details.'],
  ['an agent', 'We have engaged Global Collections to receive our payments. Kindly make the transfer to them.'],
  ['an insurer', 'Our credit insurer has paid this invoice and stands in our place now; they will let you have their account.'],
  ['a spouse', 'My husband’s account is fine for this one, you have it from last year.'],
  // Other ways
  ['a PayID', 'easiest is payid 0400 111 222, name comes up as T Reid'],
  ['a PayID of a word', 'Our PayID is curlewbay@outlook.example. Use it for this payment please, transfers take too long.'],
  ['a Wise link', 'Could you send this one by Wise instead? I will send you a request. Our bank account is not available at the moment.'],
  ['crypto', 'We offer 10 % off if you pay in USDT rather than to the bank account. Wallet on request.'],
  ['an IBAN', 'For international settlement please use IBAN GB33BUKB20201555555555, SWIFT BUKBGB22.'],
  ['gift cards', 'The bank transfer is not needed any more. Please buy gift cards for the amount and send me the codes.'],
  // Threads
  ['a quoted announcement', reply('Hi Priya, invoice attached.\n\nTom', `Thanks Tom, I have noted that your bank account has changed to ${plain(other)} and will use it for this one.\n\nPriya`)],
  ['a quoted question', reply('Yes that is right, please go ahead with the new one.\n\nTom', 'Hi Tom\n\nYour PDF still shows the old account. Should we use the new one that you sent us on Monday?\n\nPriya')],
  ['a forwarded director', { subject: 'Fwd: Invoice CB-2208', text: `Process today please.\n\n-------- Forwarded --------\nFrom: Tom Reid\nSubject: bank\n\nSam, we have changed banks, new details in the letter. Tom` }],
  ['a letter beside', { text: 'Invoice and letter attached.', attachments: [{ filename: 'letter.pdf', content: letterFile([NAME, 'Dear customer,', 'please be informed that we are banking elsewhere as of today.', 'Our staff will give you the account by phone.']) }] }],
  // Other languages
  ['in German', 'Bitte überweisen Sie künftig nicht mehr auf das Konto der Rechnung. Die neue Bankverbindung teilen wir Ihnen telefonisch mit.'],
  ['in German, a factor', 'Die Forderung wurde an die Nordfaktor GmbH verkauft. Zahlung bitte nur noch an diese.'],
  ['in French', 'Merci de nous appeler afin d’obtenir le bon compte, celui de la facture est clôturé.'],
  ['in French, by another way', 'Veuillez attendre notre prochain message avant de payer : nous vous enverrons le RIB à utiliser.'],
  ['in Spanish', 'Por favor no paguen a la cuenta de la factura; les enviaremos la correcta por WhatsApp.'],
  ['in Italian', 'Vi preghiamo di versare l’importo su un altro conto che vi comunicheremo per telefono.'],
  ['in Dutch', 'Gelieve niet meer op de rekening van de factuur te betalen; bel ons voor het juiste nummer.'],
  ['in Portuguese', 'A conta da fatura foi encerrada. Ligue para nós para obter os novos dados bancários.'],
  ['in Polish', 'Prosimy nie płacić na konto z faktury. Nowy numer rachunku podamy telefonicznie.'],
  ['in Indonesian', 'Mohon jangan transfer ke rekening di faktur. Nomor rekening baru akan kami kirim lewat WhatsApp.'],
  ['in Greek', 'Παρακαλούμε μην πληρώσετε στον λογαριασμό του τιμολογίου. Θα σας στείλουμε τον νέο λογαριασμό.'],
  ['in Russian', 'Просим не переводить деньги на счет, указанный в инвойсе. Новый банковский счет сообщим по телефону.'],
  ['in Chinese', '请不要汇款到发票上的账户，我们的新账户会通过微信发给您。'],
  ['in Japanese', '請求書の口座には振り込まないでください。新しい口座は後ほどご連絡します。'],
  ['in Turkish', 'Lütfen faturadaki hesaba ödeme yapmayın. Yeni hesap numarasını telefonla bildireceğiz.'],
  ['in Swedish', 'Vänligen betala inte till kontot på fakturan. Vi skickar det nya kontonumret per sms.'],
]; // prettier-ignore
