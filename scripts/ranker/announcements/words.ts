/** What stands for `{name}` in the sentences of the grammar: alternatives, which may hold others. Words parted by bars. */
export const SLOTS: Readonly<Record<string, string>> = {
  bank: 'ANZ|Westpac|NAB|Commonwealth Bank|CBA|Macquarie|Bendigo Bank|Suncorp|St.George|ING|HSBC|Bankwest|BOQ|Bank of Melbourne|Rabobank|Judo Bank|a credit union|Great Southern Bank|Citibank|Heritage|Ubank|Up|Airwallex|Wise',
  bankish: 'bank|financial institution|banker|banking provider|lender|credit union|banking partner',
  kind: 'bank|banking|payment|remittance|EFT|deposit|direct credit|settlement|account|bank account|beneficiary|transfer|direct deposit|wire',
  details:
    '{kind} details|{kind} information|{kind} instructions|{kind} particulars|BSB and account number|BSB|account number|account details|bank details|banking details|bank account|account|bank account details|deposit details',
  account:
    'account|bank account|business account|trading account|operating account|collection account|receivables account|cheque account|nominated account|company account|{bank} account|a/c',
  other:
    'new|different|other|alternative|alternate|replacement|updated|revised|amended|second|separate|secondary|temporary|interim|fresh|changed',
  former: 'old|former|previous|prior|earlier|existing|original|past|usual|regular|ordinary|current|main',
  gone: 'closed|shut|terminated|frozen|suspended|deactivated|cancelled|blocked|discontinued|decommissioned|retired|dormant|inactive|invalid|locked|restricted|compromised|defunct|obsolete|wound up|expired|disabled',
  changed:
    'changed|been changed|been updated|been amended|been revised|been replaced|been altered|been modified|moved|been switched|been superseded|altered|been transferred|been reissued',
  isgone:
    'is {gone}|has been {gone}|was {gone}|will be {gone}|is no longer in use|is no longer valid|is no longer active|is out of use|cannot receive funds|can no longer receive payments|is not accepting deposits|no longer exists|is not available|ceased to operate|is being {gone}|is about to be {gone}',
  pay: 'pay|remit|transfer|send|direct|forward|deposit|make|wire|settle|credit',
  pays: 'payments|all payments|funds|remittances|transfers|money|monies|your payment|deposits|payment of this invoice|future payments|any payment|proceeds|amounts due|the balance|this payment|the money|outstanding amounts|settlement',
  mustgo:
    'must be made to|should be made to|are to be made to|must go to|should go into|need to be sent to|have to be directed to|shall be remitted to|should be deposited into|are payable to|need to go into|will go to|ought to be paid into|are to be transferred to|should be credited to|are to be lodged with',
  fromnow:
    'from now on|going forward|with immediate effect|effective immediately|henceforth|as of today|from {date}|effective {date}|until further notice|starting {date}|moving forward|from this month|from today|as from {date}|hereafter|for the time being|in future|as of {date}|onwards from {date}|from here on|commencing {date}|now',
  date: '1 July|the 1st of the month|next month|Monday|12 May 2026|3/8/2026|1 September|the new financial year|30 June|1 January|next week|October|this quarter|1/10/26|today|tomorrow|15 August',
  below:
    'below|above|shown below|overleaf|at the foot of this page|in this email|on page 2|attached|on the attached letter|listed here|hereunder|following|at the bottom of this invoice|in the enclosed letter|set out below|given here|stated below|mentioned below|underneath',
  please:
    'Please|Kindly|Pls|Please kindly|We ask you to|You are requested to|May we ask you to|We would ask that you|Could you please|Can you|We kindly ask you to|Would you please|Be so kind as to|We request that you',
  note: 'please note that|kindly note that|please be advised that|be advised|we wish to inform you that|this is to notify you that|we advise that|take notice that|FYI|just letting you know|just a heads up that|as mentioned|we write to let you know that|we would like to inform you that|for your information|important:|attention:|note:|N.B.|we hereby inform you that|reminder that|sorry to say that|quick note:',
  our: 'our|the|my|our company|the company’s|our firm’s|our business|our organisation’s',
  us: 'us|our company|our business|the company|this office|our team|our firm',
  reason:
    'due to an ongoing audit|because of a tax audit|owing to a bank merger|following a restructure|for security reasons|due to a technical fault at the bank|because of fraud on the account|due to COVID|as part of an internal review|following a cyber incident|since our bank has upgraded its systems|as a result of the takeover|due to compliance checks|on advice of our accountant|because our bank is closing branches|for tax purposes|due to a system migration|because we reached our deposit limit|due to a court order|following a merger|pending an investigation|on the instructions of our director|owing to some issues with our bank',
  company:
    'Meridian Group|Harbour Finance Pty Ltd|Apex Capital|Northern Receivables|Larch Holdings|Bluewater Trading|Scottish Pacific|Cashflow Finance|Global Payments Limited|Delta Services|Kestrel Invoice Finance|Octet|Earlypay',
  relation:
    'parent company|holding company|subsidiary|sister company|affiliate|associate company|overseas partner|head office|partner firm|director|agent|collection partner|financier|factor|supplier|subcontractor|accountant|solicitor|administrator|liquidator|receiver|trustee|business partner|treasury centre|shared service centre|group company|wife|manager|finance company|representative',
  system:
    'records|system|supplier master|vendor file|payables system|accounting software|payee list|address book|books|creditor file|ledger|database|template|files|ERP|bank portal|saved payees',
  update: 'update|amend|change|correct|adjust|edit|replace|overwrite|revise|modify|refresh|swap|switch',
  ignore:
    'disregard|ignore|discard|delete|destroy|remove|forget|cancel|throw away|do not use|do not rely on|stop using|cease using|avoid using|discontinue using|don’t use|scrap|cross out|erase|do away with',
  phone:
    '02 5550 1234|1300 555 010|0400 111 222|the number below|me|our office|our accounts team|our finance manager|this number|my mobile',
  reach: 'call|ring|phone|email|text|contact|reply to|message|WhatsApp|write to|get in touch with|reach',
  time: 'on Monday|yesterday|last week|this month|recently|in March|over the weekend|last Friday|a few days ago|earlier this year|just now|during the audit',
  wrong:
    'wrong|incorrect|out of date|outdated|not right|a mistake|a misprint|mistyped|an error|old|not the correct one|obsolete|not ours|not valid|faulty|inaccurate|printed in error',
  doc: 'invoice|attached invoice|statement|PDF|previous invoice|last invoice|invoice template|letterhead|document|website|earlier invoices|attachment|quote|contract|tax invoice',
  notice: 'Notice|Notification|Advice|Important notice|Announcement|Letter|Confirmation|Reminder|Alert|Advisory',
  // honest
  yourdetails:
    'your bank details|your account details|your bank account|your card|your card details|your direct debit details|your contact details|your address|your payment method|your email address|your details',
  thing:
    'address|phone number|office|email address|opening hours|prices|rates|terms|trading name|website|logo|fax number|postal address|GST status|office manager|staff|team|hours|ABN|delivery days|fees|warehouse|showroom|product range|catalogue|price list|privacy policy|mobile number|payment terms|credit terms|contact person|account manager|accounts contact',
  work: 'switchboard|pump|battery bank|meter|filter|door lock|tap|hot water system|air conditioner|server|router|fence|gate motor|light fitting|gutter|roof sheets|brake pads|tyres|carpet|kitchen bench|oven|window|smoke alarm|pipe|valve|motor|bearing|printer|phone system|solar inverter|ceiling fan|hard drive',
  did: 'Removed|Replaced|Repaired|Installed|Supplied and fitted|Changed|Upgraded|Moved|Relocated|Serviced|Disposed of|Tested|Disconnected|Altered|Closed off|Reset|Transferred|Switched over|Set up|Configured',
  person:
    'Priya|Karen|Steve|Michael|Sarah|Tom|Linda|Ahmed|Mei|Jack|Olivia|Team|all|Sir/Madam|customer|valued customer|accounts|Mr Nguyen|Accounts Payable',
  amount: '$1,430.00|$220|$98.50|A$12,000|$3,310.45|the full amount|10%|50%|the total',
  trader:
    'Quayside Packaging|Harbour Glass Pty Ltd|Mulga Creek Nursery|Whitfield & Sons|Blue Gum Dental|Tran Plumbing|Kestrel Freight|The Loaf Bakery|Ironbark Joinery|Okafor Legal|Coral Coast Charters|Petrov Electrical|Southern Cross Signs|Ridgeline Roofing|Marigold Events|Dunes Surf School|Hollis Accounting|Pinnacle Cranes|Banksia Vet Clinic|Emu Bay Oysters|Rossi Tiling|Gum Tree Childcare|Norfolk Hire|Wattle Street Physio|Zhang Translations|Cooper’s Mowing|Lighthouse Pools|Mallee Grain Co-op|Opal Optometry|Saltbush Catering|D J Marchetti|Yarra Junction Drilling|Inner West Carpentry|Anchor Steel|Bright Valuers|Currawong Surveying|Van Dyk Pty Ltd|Pacific Holdings|Jarrod’s Dental|Magpie Removals',
  goods:
    'Sauerkraut mit Kümmel|Vollkornbrot|Weißbier, Kiste|Bratwürste|Handschuhe Größe 9|Dachrinne, verzinkt|Kartoffelsalat|Fenster geputzt|crème fraîche|pâté en croûte|vin rouge, caisse de 6|fromage de chèvre|croissants au beurre|huile d’olive|savon de Marseille|robe brodée|jamón serrano|queso manchego|aceite de oliva|chorizo picante|camisas de algodón|clases de guitarra|vino tinto|tortilla de patatas|prosciutto crudo|parmigiano stagionato|pane casereccio|olio extravergine|piastrelle da bagno|borsa in pelle|kaas, jong belegen|stroopwafels|haring met uitjes|fietsbanden|knäckebröd|lingonsylt|smørrebrød|lakrids, sort|kiełbasa wiejska|pierogi ruskie|ogórki kiszone|křišťálové sklenice|dřevěné hračky|knedlíky|šípkový čaj|túrós csusza|paprikás csirke|baklava, fıstıklı|zeytin, siyah|nasi goreng|rendang daging|sambal oelek|bánh mì thịt|phở bò|gỏi cuốn|cà phê sữa đá|lumpia|pancit bihon|moussaka|spanakopita|burek sa sirom|ajvar, ljuti|pastéis de nata|bacalhau seco|café moído|feijão preto|salchichón curado|pan de molde|zapatos de cuero|azulejos pintados|mantas de lana|arroz bomba|pulpo a la gallega|churros con chocolate|lámpara de latón|muebles de jardín|fontanería y calefacción|carpintería metálica|traducción jurada|fotografía de bodas|reparación de tejados|limpieza de cristales|sardinas en aceite|higos secos|naranjas de mesa|jabón de lavanda|servilletas bordadas|rosquillas de anís|berenjenas rellenas|moules marinières|tarte aux pommes|confiture de figues|saucisson sec|beurre salé|nappes brodées|chaises pliantes|peinture extérieure|travaux de plomberie|réparation de toiture|cours de français|farine de blé|vinaigre de cidre|poivre moulu|rideaux occultants|marmellata di arance|tagliatelle fresche|pecorino romano|lavori di muratura|tende da sole|vasi di terracotta|funghi secchi|sedie pieghevoli|Hängeleuchte Messing|Gartenschläuche|Bettwäsche, gestreift|Türklinken Edelstahl|Rohrreinigung|Pflastersteine grau|Apfelkuchen vom Blech|Kräutertee lose|Übersetzung beglaubigt|Lederhandschuhe gefüttert|queijo da serra|toalhas bordadas|azulejos antigos|móveis de pinho|doce de abóbora|sapatos de criança|oliwa z oliwek|świece zapachowe|obrusy lniane|česnekový chléb|ručníky froté|kožené boty|pečené brambory|gulyásleves|lekvár, sárgabarack|atún en lata|melocotón en almíbar|pimientos en vinagre|bacalao en salazón|anchoas del norte|calamares rellenos|almejas al natural|garbanzos cocidos|lentejas pardinas|morcilla de arroz|berberechos|langostinos|aceitunas negras|castañas asadas|cañerías de cobre|señales de tráfico|niños: camisetas|muñecas de trapo|leña de encina|paños de cocina|espárragos blancos|alcachofas en conserva|maquetación y corrección|ebanistería|jardinería|rotulación|tomates secos en aceite|mazapán|polvorones|paño de lana',
  digit: '0|1|2|3|4|5|6|7|8|9',
  days: '7 days|14 days|30 days|two weeks|one month|5 business days|21 days',
  product:
    'timber|catering|cleaning|consulting|freight|legal services|printing|electricity|internet|training|hire|bookkeeping|design work|concrete|flowers|security|maintenance',
};
