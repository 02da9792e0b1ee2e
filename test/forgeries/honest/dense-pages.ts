/**
 * Pages as dense as real ones, in words that the search was not made from: numbers of providers, items, licences, meters, policies, claims,
 * parts, consignments, vehicles and references beside the account. `@` marks what is the payee's, `#` any digit.
 */
export const DENSE_PAGES: readonly string[] = [
  `Northside Family Medical Centre
ABN @ABN
Suite 4, 112 Lutwyche Road, Windsor QLD 4030      Ph (07) 3555 01##   Fax (07) 3555 02##
TAX INVOICE / RECEIPT                         Invoice 1#####
Patient: Ms Karen Ohlsson   DOB 14/02/1971    Medicare No. 2### ##### #   IRN 1   Exp 09/2027
Provider: Dr S. Perera   Provider No: 24####KX   Prescriber 1#####8
Date         Item     Description                         Fee       Rebate     Gap
12/05/2026   36       Consultation Level C               145.00     82.90    62.10
12/05/2026   73928    Collection of blood                 25.00      6.00    19.00
12/05/2026   10990    Bulk billing incentive               0.00      0.00     0.00
Total $170.00   Paid $0.00   Balance $170.00
Referring: Dr L Chau 21####2T    Claim ID: F0########
EFTPOS, cash or direct deposit. BSB @BSB  Acc @ACC  (@NAME)  Ref: patient surname + invoice no.`,
  `Kestrel Physiotherapy Pty Ltd    ABN @ABN
Provider No. 4######J  AHPRA PHY000######
Invoice #KP-#####           Date of issue 3 June 2026
Claim number: 05-26-#######-K     Insurer: EML   Fund member no. ########  Case manager tel 1800 469 931
Injured worker: D. Achterberg  DOI 11.03.2026
Service code    Description                     Qty   Rate      Amount
PTA001          Initial consultation             1   117.70    117.70
PTA002          Standard consultation            4    99.50    398.00
Total GST free 515.70
Payment within 14 days to: @NAME, Bendigo Bank, BSB @BSBs Account no @ACC3
Please email remittance to accounts@kestrelphysio.example`,
  `TAX INVOICE
Wright & Sons Electrical     Electrical Contractors Licence EC-1####   REC ####2
ABN @ABN    ACN @ACN
Unit 7/44 Barrier Street Fyshwick ACT 2609
Invoice No      Date         Job No     Customer PO      Terms
00031###        21-05-26     J-26####   45000####1       30 days EOM
Labour 6.5 hrs @ $105.00                                    682.50
Clipsal 56SO520 socket outlet x 2   Part 4470####           188.40
Certificate of Electrical Safety no. 8#######               45.00
Sub-total 915.90  GST 91.59  TOTAL DUE $1,007.49
Banking details: Name: @NAME  BSB: @BSB  A/C: @ACC
Please use invoice number as reference. Overdue accounts attract 1.5% per month.`,
  `RIVERBEND SHIRE COUNCIL
ABN @ABN     Enquiries 02 6555 1###  8.30am-4.30pm
RATES AND CHARGES NOTICE 1 July 2026 to 30 June 2027
Assessment No: 10####-0#     Property No: 2####    Valuation base date 01/07/2025
Lot 14 DP 75####  Parish of Narrandera   Land value $412,000
Residential ordinary rate  0.00512347 x 412,000            2,110.87
Domestic waste 240L                                          512.00
Stormwater levy                                               25.00
1st instalment due 31/08/2026 $661.97   2nd 30/11/2026 $662.00  3rd 28/02/2027 $662.00  4th 31/05/2027 $662.00
Biller Code: 18####   Ref: 1000####015
BPAY this payment via Internet or phone banking   Billpay Code: 04##  Ref 1000 #### 015
Post Billpay: pay in person at any post office, by phone 13 18 16
Direct bank deposit: @NAME BSB @BSB Account @ACC Reference assessment number
Interest at 10.5% p.a. accrues daily on overdue rates (Local Government Act 1993, s 566)`,
  `EnergyBright Retail Pty Ltd   ABN @ABN
Your electricity account
Account number 3##  ###  ###     Invoice number 4##########    Issue date 17 May 2026
NMI 4103######  4    Meter 0########   Tariff 6900   Next read 12 Aug 2026 (+/- 2 business days)
Previous read 41###   Current read 43###   Usage 1,9## kWh   Days 91   Average 21.4 kWh/day
Peak 1,204.3 kWh @ 34.122c   $410.93
Off peak 702.8 kWh @ 22.030c  $154.83
Supply charge 91 days @ 118.80c $108.11
Solar feed-in 312 kWh @ 5.000c  -$15.60
Total due 7 Jun 2026  $724.10 incl GST $67.24
Faults and emergencies 13 19 62   Hardship 1800 5## 2##   Interpreter 131 450   TTY 133 677
BPAY Biller code 28####  Ref 3## ### ### 7
EFT: Account name @NAME, BSB @BSB, account @ACC, quote your account number above`,
  `COASTLINE CONVEYANCING
Lic. 05####9   ABN @ABN
17 Bridge St, Ballina NSW 2478  DX 20###  P 02 6686 ####
Tax Invoice No. 2026/####    Matter: 26####  Purchase of 4/29 Cherry Street
Our ref: JM:26####    Your ref: Mr & Mrs Tran
Professional fees                                         1,320.00
PEXA lodgement fee (workspace PEXA26######-#)               142.34
Title search folio 4/SP 8####                                 18.65
Section 10.7(2) planning certificate 26/#####                 62.00
Total (incl. GST $140.27)                                $1,542.99
Please deposit to our office account
Commonwealth Bank, Ballina   Account name: @NAME
BSB: @BSBs     Account number: @ACC4
Liability limited by a scheme approved under Professional Standards Legislation.`,
  `HARROWGATE TIMBER & HARDWARE
Trading name of @NAME     ABN @ABN
Branches: Dubbo 02 6884 ####  Orange 02 6362 ####  Parkes 02 6862 ####  Bathurst 02 6331 ####  Mudgee 02 6372 ####
STATEMENT / TAX INVOICE   Customer code HAR0##    Invoice 7######    Date 29/05/2026
Code         Description                        Qty  UOM    Price     Total
1014####     90x45 MGP10 F7 4.8m                 24  LM      5.95     142.80
2200####     Bugle screws 14g x 100 (500)         2  EA     88.50     177.00
930000####12 Sika 11FC 300ml grey                12  EA     14.90     178.80
                                              Total ex 498.60  GST 49.86  Total 548.46
Your order: Verbal - Steve    Delivery docket: DD1#####   Picked by 14
Direct debit or deposit to BSB @BSB Acc No. @ACC. Claims within 7 days.`,
  `Summit Crane Hire Pty Ltd      ABN @ABN   ACN @ACN
High Risk Work Licence HRW 1###### (C6)    Plant reg. PR-####-20##
Tax invoice CR10####      Docket nos 55###, 55###, 55###
PO 710#####  Cost centre 40##-220   WBS P.10###.04
25t Franna, 4 hr min     05/05/26      920.00
Dogman 4 hrs @ 88.00                   352.00
Permit RMS 2026-#######                 74.50
GST 134.65    Total AUD 1,481.15
Terms 14 days from invoice. EFT to Westpac Penrith:
BSB @BSB  Account No. @ACC  Account Name @NAME
Remittance: admin@summitcranes.example  Fax 02 4732 ####`,
  `Precision Machining Services   ABN @ABN    ISO 9001:2015 Cert. QMS-4####   CAGE Z####
To: BAE Systems Williamtown   Vendor no. 10#####  PO 450#######/00010
Invoice 2####   Delivery note 8#######   Packing slip 4####
Line  Part no          Rev  Drawing        Qty   Unit       Ext
10    P/N 74A#####-2001  C  DWG 10####     12    88.00    1,056.00
20    P/N 74A#####-2003  A  DWG 10####      4   141.50      566.00
Heat no. 5#####  Batch L26#####  S/N 0001 to 0012  NCR nil
Total 1,622.00 + GST 162.20 = $1,784.20
Bank: NAB   BSB: @BSB   Acct: @ACC   SWIFT: NATAAU3303M
Please remit within 30 days end of month.`,
  `Ironbark Security   Master Licence 4########   ABN @ABN
ASIAL member 1####   Police ref E 8#######
Alarm monitoring 01/06/2026 - 31/08/2026   Site code 9####  Line 02 9555 ####
Quarterly fee 132.00   Patrol callout 18/04/26 02:14  88.00   total 220.00
If paying by internet banking, use BSB @BSB and account @ACC and put 9#### in the reference.
Change of keyholder? Ring 1300 00 ####.`,
  `Telco Direct Business     ABN @ABN
Account no. 2000##### ###    Bill no. K 8## ### ### - #    Bill issued 01 Jun 2026
Services: 02 9555 1###, 02 9555 1###, 0400 1## ###, N50##########R (NBN AVC 0000########)
Plan charges 4 x $69.00   276.00     Usage 13 numbers 18.42    Total 294.42
Pay by 21 Jun 2026. Direct debit / BPAY Biller 63### Ref 2000########  / Bank transfer BSB @BSB Acc @ACC`,
  `AIRCON DOCTORS    ARC Auth AU4####   RTA AU#####   ABN @ABN
Tax Invoice 8###                          Date: 9/6/26
Daikin FTXM50WVMA  Indoor s/n J00####   Outdoor RXM50W s/n K00####
Regas R32 0.9 kg @ 145/kg    130.50
Labour                        220.00
Total                        $350.50
EFT details BSB @BSB A/C @ACC
5 yr warranty registered, no. WR-26-######`,
  `NATIONAL PARKS CAMPING      ABN @ABN
Booking BK-##########   Park pass 26P######   Vehicle rego CZ##AB
2 nights site 14 @ 38.00   76.00    Booking fee 6.00   Total 82.00
If you did not pay online, transfer within 3 days to NSW Treasury: @NAME BSB @BSBs A/C @ACC quoting BK number`,
  `Bairnsdale Radiology     ABN @ABN      LSPN 0#####
Dr H. Oyelaran 2######H     Dr M. Tuckwell 4######F    Dr P. Lin 5######A
Patient no. BR######     Medicare 3### ##### # / 2       Accession 26-######
57506  X-ray femur                71.10
55812  US shoulder               132.40
61109  Bone scan                 618.20
To pay later: BSB @BSBs, A/C @ACC, quote BR number. Gap payable $121.70. Rebate $700.00 to be paid to your bank by Medicare.`,
  `VICTORIA STREET MOTORS        LMCT 1####     ABN @ABN
R.O. 4####   Advisor Tim   In 10/06/26 08:12  Out 10/06/26 16:40
Rego ABC ### VIN WVWZZZ3CZ9E5##### Model 3C54M5 Eng CBA0##### Km 143,2##
Op       Parts            Qty    Each      Ext
Timing   038198119#         1   389.00    389.00
         G013A8JM1          3    38.00    114.00
Labour   4.2 h                   145.00    609.00
Sundries                                   22.00
Invoice total 1,134.00 GST incl. 103.09
EFT BSB @BSB ACC @ACC REF R.O. NUMBER.  Roadworthy cert 8#######.`,
  `CROWN PLAZA SERVICED OFFICES        ABN @ABN
Tax invoice INV/2026/06/0####       Licensee 3### - Suite 1406
Licence fee 01.06.26-30.06.26        3,950.00
Car bay 2#                             420.00
Mail handling 23 @ 1.20                 27.60
Meeting room 4 hrs  @ 55.00            220.00
Phone (02) 8200 4### to (02) 8200 4###   89.10
Net 4,706.70  GST 470.67  Gross 5,177.37
Security bond held 11,850.00 (bank guarantee BG-######)
Direct debit date 5th. If not by direct debit: EFT BSB @BSB / @ACC / ref 3###`,
  `Glenelg Dental Laboratory    ABN @ABN
Case 6####  Dr Fong   Pt J.W.   Shade A3.5   Teeth 14 15 24
Zirconia crown   614    3    165.00   495.00
Model work               1     38.00    38.00
Statement: opening 1,204.50, payments -1,204.50, new 533.00, closing 533.00
Current 533.00   30 days 0.00   60 days 0.00   90 days 0.00
Pay by the 20th. BSB @BSB Acct @ACC`,
  `DR T. VAN DER MERWE, ANAESTHETIST     Provider no 2####7LH    ABN @ABN
Hospital: Mater Private   Surgeon: Mr A Costa   Date of service: 04/06/2026   UR 00######
MBS 17610  pre-op consult        92.00
MBS 20790 (7 units) + 23065 (6)  1,287.00
Asst modifier 25015  1 unit       99.00
Health fund Medibank no. 7#######X   Known gap $500.00
Please settle $500.00 by 18/06/2026 to @NAME: BSB @BSB, account number @ACC, ref UR + surname.`,
  `ELECTRICITY NETWORKS AUTHORITY      ABN @ABN
Network connection application NECF-######   Job 300#####   NMI QB0######## / 3
Premises: Lot 221 on RP 8#####   Pole 51####   Transformer SP2####
Design fee code AS0##  $1,184.00; inspection code AS1## $212.50
Total (GST exclusive) $1,396.50. Valid to 30/09/26
Pay by BPAY Biller Code 10#### Ref 300##### ##, by card at 13 10 ##, or EFT to BSB @BSB Acc @ACC`,
  `THE SHIRE OF LOWAN - DOG REGISTRATION / SUNDRY DEBTOR INVOICE      ABN @ABN
Debtor 06####.##     Invoice SD00####    Animal tags 2###, 2###
Microchip 956000#########  "Rusty"   Kelpie M desexed     $43.00
Microchip 956000#########  "Jess"    Kelpie F desexed     $43.00
Pension card 4##-###-###X -50%
Due 10 April 2026: 43.00
By mail PO Box 1##; in person; by phone 03 5391 #### (card); by transfer @NAME BSB @BSB, A/c @ACC, ref debtor no.`,
  `MERIDIAN LABOUR HIRE          LHL-0####-#####       ABN @ABN
Inv 9####   Week 24   PO 45#######   Site contact 0417 ### ###
Worker         ID      Ord     OT1.5   Rate     Amount
Singh, G       88###   38.0      4.0   52.40    2,305.60
Tautau, M      88###   38.0      0.0   52.40    1,991.20
Payroll tax 5.45%, super 12%, WIC 7851## in rate.   Total inc GST 4,726.48
Our financier requires payment only to: @NAME ITF Scottish Pacific BSB @BSB A/C @ACC`,
  `AQUA SEAFOOD WHOLESALERS PTY LTD     ABN @ABN   PrimeSafe F0####
Cust 1##  Docket 7#####  Run 4  Drop 11
Lot        Product             Ctn  Kg      $/kg    $
S26-1###   Snapper whole 1-2kg   3  28.65   19.50   558.68
S26-1###   Tiger prawn U8        2  10.00   38.00   380.00
Ice levy 6.00  GST free. TOTAL 944.68
7 DAY ACCOUNT. INTO BSB @BSB ACC @ACC REF CUST NO`,
  `MOUNT ISA MINE SUPPLIES - CREDIT / INVOICE     ABN @ABN
Doc 51########   Ref doc 50########   Cust 2####   Vendor# @ customer 100####
Line 1  SKF 6205-2RSH/C3     25 EA   14.22    355.50
Line 2  Loctite 243 50ML      6 EA   41.80    250.80
Line 3  Return RGA 8####     -2 EA   41.80    -83.60
NET 522.70 GST 52.27 GROSS 574.97
Remit EFT: BSB @BSB, Account @ACC. Send advice to fax 07 4743 ####.`,
  `DEPARTMENT OF EDUCATION - SCHOOL SITE HIRE     ABN @ABN
Site ID 8###  Hirer agreement CHA-2026-####   Oval + canteen
Term 2: 10 Saturdays @ $66.00  $660.00; keys K##, K##, bond $100.00
Customer number 8#######  Document number 1########  Company code 3###
Direct credit BSB @BSBs  Account @ACC4  Lodgement reference 8#######1########
Enquiries: Shared Services 1300 32 ####  (8:30-4:30)`,
  `GULF PRAWN CO-OP FUEL & SLIPWAY        ABN @ABN     Vessel: FV Norman Star  LFB F###  UVI 0####
Diesel 18,4## L @ 1.6120   29,7##.45   meter open 004412## close 004430##
Slip 3 days @ 410.00       1,230.00
Water 22 kL @ 4.00            88.00
FTC eligible. GST 2,8##.00   invoice 26#####
Members: deducted from settlement. Others: EFT within 24h - BSB @BSB, account @ACC`,
];
