/** What invoices print in a language beside English. Words are compared as `plainWords` makes them. */
export interface Vocabulary {
  /** Words of thanks, wishes and usual requests, which only sentences have. */
  polite: string;
  /** What labels, terms and those sentences have besides: things, days, small words. */
  plain: string;
  /** Words that sentences have and invoices have no need of: to ask, to wait, people, what is wrong, another, digits. */
  telling: string;
  /** Of the plain and polite words those of getting in touch, and those of an account: one sentence has no use for both. */
  contact: string;
  account: string;
}

/** Languages that are written in Latin letters or in Arabic ones, which names and goods are written in as well. */
export const WITH_GOODS: Readonly<Record<string, Vocabulary>> = {
  german: {
    polite:
      'vielen dank danke herzlichen herzlich bedanken wir sie ihre ihren ihrem ihrer ihr uns unsere unseren unserem unser bitte geben freuen gern gerne wunschen frohe frohes gutes schone schones ' +
      'stehen stehe steht zahlbar zahlen beachten nennen angeben uberweisen sehr geehrte geehrter damen herren grussen wiedersehen weihnachten ostern jahr feiertage',
    plain:
      'der die das den dem des ein eine einen einem und oder in im am an auf bei mit von vom zu zur zum fur bis ab ohne nach innerhalb pro je alle auf wieder viel guten freundlichen ' +
      'rechnung rechnungen rechnungsnummer rechnungsdatum rechnungsbetrag rechnungs steuerrechnung nummer nr datum betrag gesamtbetrag gesamt summe zwischensumme endsumme netto brutto mwst steuer ust ' +
      'zahlung zahlungsziel zahlungsbedingungen zahlungsbetrag uberweisung tage tagen wochen monat fallig falligkeit falligkeitsdatum kunde kunden kundennummer lieferung lieferdatum lieferschein ware auftrag auftrage ' +
      'auftragsnummer bestellung einkauf vertrauen besuch zusammenarbeit bank konto kontoname kontonummer kontoinhaber bankverbindung bankleitzahl iban verwendungszweck ruckfragen fragen verfugung ' +
      'telefon mail anschrift adresse seite menge preis einzelpreis bezeichnung abzug skonto eigentum eigentumsvorbehalt bezahlung unseren offnungszeiten geschlossen montag freitag januar dezember',
    telling:
      'anruf anrufen rufen rufe ruft fragen frage frag fragt warten warte erst zuerst vorher vorab bevor nicht nichts kein keine noch nur statt sondern anderen anderes andere anders neue neuer neuen neues alte alten altes falsch ' +
      'richtig richtige stimmt nehmen nimm nehme nutzen benutzen verwenden schicken schick schicke senden sende geld bar bargeld ziffer ziffern zahl acht neun sieben sechs funf vier drei zwei eins null ' +
      'letzte letzten erste ersten mir mich mein meine meinem meiner meinen ihm ihn du dir dein deine frau mann bruder schwester sohn tochter mutter vater chef fahrer kollege kollegin freund nachricht ' +
      'ist sind war hat haben wird werden kann soll muss diesmal dieses heute morgen jetzt spater dort hier oben unten da wo wer was wie gewechselt geandert gesperrt geschlossen gib geben sie lassen gehen geht kommt holen holt bringen ubergeben legen sagen sagt sprechen reden horen melden wissen weiss',
    contact: 'ruckfragen fragen telefon mail verfugung wenden kontakt kontaktieren',
    account: 'bank konto kontonummer bankverbindung bankleitzahl iban',
  },
  french: {
    polite:
      'merci remercions remercie vous votre vos nous notre nos veuillez bonjour cordialement bientot joyeux joyeuses noel bonne bonnes heureuse annee fetes priere indiquer rappeler mentionner preciser regler payer plaisir esperons souhaitons ' +
      'contactez contacter madame monsieur salutations agreer',
    plain:
      'le la les l un une des de du d et ou a au aux en dans par pour sur sous avec sans chez lors ce cette ces tous tout toute toutes beaucoup plus avance compter partir ' +
      'facture factures fiscale numero n no date echeance montant total somme ht ttc tva taxe paiement reglement virement jours jour mois fin reception commande commandes livraison client clients ' +
      'clientele achat achats confiance fidelite visite collaboration soutien patience banque compte nom titulaire coordonnees bancaires rib iban reference libelle question questions renseignement ' +
      'service services telephone mail courriel adresse quantite prix unitaire designation description conditions net escompte retard indemnite marchandises propriete jusqu complet delai fermeture ete famille equipe',
    telling:
      'appelez appeler appelle demandez demander demande attendez attendre attend envoyez envoyer envoie prenez prendre utilisez utiliser remettez remettre donnez donner mettez versez passez parlez voyez voir regardez lisez ecrivez ' +
      'pas ne rien jamais autre autres nouveau nouvelle nouvel ancien ancienne faux fausse mauvais mauvaise erreur bon celui celle ceux argent especes liquide billets chiffre chiffres dernier derniere premier premiere ' +
      'zero deux trois quatre cinq six sept huit neuf dix mon ma mes moi je j tu te ton ta lui elle il son sa femme mari frere soeur fils fille mere pere patron ami chauffeur livreur collegue texto sms message ' +
      'est sont etait a ont fois ici la-bas dessus dessous avant apres puis d-abord abord maintenant demain instant chez c qui que quoi comment change changeons changer ferme bloque faut doit laissez gardez',
    contact: 'contactez contacter telephone mail courriel question questions renseignement',
    account: 'banque compte titulaire coordonnees bancaires rib iban',
  },
  spanish: {
    polite:
      'gracias muchas por favor su sus nuestro nuestra nuestros nuestras saludos cordiales atentamente feliz navidad prospero felices fiestas ano indique indicar mencione contactenos contacte pronto rogamos agradecemos estimado estimados ' +
      'confianza preferencia hasta',
    plain:
      'el la los las un una de del al a y o en con para por sin dentro tras todos todas nuestros cada muy ' +
      'factura facturas fiscal numero n no nro num fecha vencimiento importe monto total subtotal pagar pago pagos transferencia bancaria dias dia mes plazo condiciones recibo pedido entrega cliente clientes ' +
      'compra compras visita colaboracion banco cuenta nombre titular datos bancarios referencia concepto consulta consultas pregunta preguntas duda dudas telefono correo direccion cantidad precio unitario descripcion ' +
      'base imponible iva impuesto neto mercancia propiedad forma equipo familia',
    telling:
      'llame llamar llama llamen pregunte preguntar pregunta espere esperar espera mande mandar mandelo envie enviar envielo use usar utilice tome de dele deje dejar entregue pague paguen hable hablar vea ver mire lea escriba ' +
      'no nada nunca ni otro otra otros otras nuevo nueva viejo vieja antiguo antigua mal malo error equivocado equivocada correcto correcta bien dinero efectivo plata cifra cifras ultimo ultima primero primera digito ' +
      'cero uno dos tres cuatro cinco seis siete ocho nueve mi mis mio yo me tu te le lo el ella es esta estan son era ha hemos mujer marido esposa hermano hermana hijo hija madre padre jefe amigo chofer conductor mensaje ' +
      'texto esta vez este arriba abajo aqui alli antes despues luego ahora manana todavia aun quien que como donde cambiamos cambiado cambio cerrado bloqueado debe hay',
    contact: 'contactenos contacte consulta consultas pregunta preguntas duda dudas telefono correo',
    account: 'banco cuenta titular bancarios bancaria datos',
  },
  italian: {
    polite:
      'grazie mille ringraziamo vi vostro vostra vostri suo sua suoi nostro nostra nostri nostre gentile cordiali saluti distinti buon buona buone felice natale anno feste prego si prega indicare indicate citare contattateci contattare presto averci scelto ' +
      'auguri pregiati',
    plain:
      'il lo la i gli le l un una di del dello della dei delle d e o a al alla ai alle in nel nella con per da dal dalla entro su sul senza tutti tutte ' +
      'fattura fatture fiscale numero n nr data scadenza importo totale subtotale pagare pagamento bonifico bancario giorni giorno mese fine condizioni ordine consegna cliente clienti acquisto fiducia preferenza visita ' +
      'collaborazione banca conto corrente nome intestatario coordinate bancarie iban causale riferimento informazioni domande chiarimenti telefono mail indirizzo quantita prezzo unitario descrizione imponibile iva netto ' +
      'merce proprieta modalita famiglia squadra',
    telling:
      'chiami chiamate chiama chiamare chieda chiedere chiedete aspetti aspettare aspettate attenda mandi mandare mandate lo mandatelo invii inviare usi usare usate prenda prendere consegni consegnare dia dare lasci lasciare paghi pagate parli parlare veda vedere guardi legga scriva ' +
      'non niente nulla mai altro altra nuovo nuova vecchio vecchia sbagliato sbagliata errato errore giusto giusta corretto soldi contanti denaro cifra cifre ultimo ultima primo prima dopo poi ora adesso domani ancora ' +
      'zero uno due tre quattro cinque sei sette otto nove mio mia mi me io tu ti lui lei gli e sono era ha abbiamo moglie marito fratello sorella figlio figlia madre padre capo amico autista messaggio sms ' +
      'stavolta questa questo quello quella sopra sotto qui li dove chi che come cambiato cambiamo chiuso bloccato deve bisogna',
    contact: 'contattateci contattare informazioni domande chiarimenti telefono mail',
    account: 'banca conto corrente intestatario coordinate bancarie iban',
  },
  indonesian: {
    polite:
      'terima kasih atas anda kami mohon harap selamat hari raya natal idul fitri tahun salam hormat sampai jumpa lagi cantumkan sebutkan tuliskan hubungi jika apabila silakan senang kepercayaan kerja sama kerjasama',
    plain:
      'dan atau di ke dari untuk pada dalam dengan ini yang setelah sebelum ' +
      'faktur pajak tagihan nomor no tanggal jatuh tempo jumlah total subtotal pembayaran bayar transfer rekening nama bank hari minggu bulan pelanggan pesanan pengiriman barang pembelian belanja harga satuan ' +
      'keterangan ada pertanyaan kantor telepon email alamat referensi berita dukungan kunjungan semua keluarga',
    telling:
      'telepon telpon tanya tanyakan tunggu kirim kirimkan pakai gunakan ambil kasih titip berikan serahkan lihat baca tulis bilang ngomong bicara hubungi dulu dahulu jangan tidak tak bukan belum sudah ganti pindah lain baru lama salah benar ' +
      'uang uangnya tunai angka digit terakhir pertama nol satu dua tiga empat lima enam tujuh delapan sembilan saya aku ku mu dia ia istri suami adik kakak anak ibu bapak pak bu bos teman sopir supir pesan sms wa ' +
      'kali saja nanti sekarang besok atas bawah sini situ mana siapa apa ya harus lewat',
    contact: 'hubungi pertanyaan telepon email kantor',
    account: 'rekening bank',
  },
  filipino: {
    polite:
      'mangyaring salamat maraming marami inyong aming pakibanggit pakilagay paki maligayang pasko bagong taon muli tiwala pagtitiwala suporta',
    plain:
      'ang mga ng sa na po at o para mula hanggang loob ninyo inyo amin atin kayo kami tayo ay may lahat buong araw linggo buwan taon petsa halaga kabuuan bayad bayaran pagbabayad magbayad resibo numero ' +
      'blg pangalan bangko account invoice tanong telepono email tirahan opisina presyo dami bilang produkto serbisyo kliyente customer takdang kay hindi mali una zero',
    telling:
      'si pera perang lang huwag wag wala walang dito diyan ipadala padala padalhan ipasa iabot ibigay bigay tawagan tawag tumawag tanungin magtanong tanungan hintayin maghintay antayin kina aling mang kuya ' +
      'asawa kapatid nanay tatay misis mister drayber ako siya niya kanya niyo tama bago luma iba ibang huli dalawa tatlo apat anim pito walo siyam muna ngayon bukas mamaya kamay gcash ' +
      'itext sundin kunin basahin palitan nagpalit nagbago sarado',
    contact: 'tanong telepono email opisina',
    account: 'bangko account',
  },
  hindiInLatin: {
    polite: 'kripya dhanyavaad dhanyawad shukriya aapka aapke aapki',
    plain: 'ka ke ki ko se mein par hai hain aur aap ham hum bill invoice bhugtan khata khate rashi din bank',
    telling:
      'paise paisa rupaye bhejein bhejo bhejna bhej dena dijiye dijie dedo karo karein karna nahi nahin mat yahan yahaan wahan wahaan poochho puchho poochein puchiye sahi galat naya nayi purana ' +
      'uska uski uske usko mera meri mere bhai behen beta beti patni pati doosra dusra abhi baad pehle',
    contact: '',
    account: 'bank khata khate',
  },
  pinyin: {
    polite: 'qing xiexie nin',
    plain: 'fapiao kuan yinhang zhanghu tian nei women',
    telling:
      'fu fukuan gei zhuan zhuanzhang dianhua buyao zheli nali nage zhege wenwen tade wode xin jiu cuo dui xianjin deng dengdai ba jiang dao yao laoban',
    contact: '',
    account: 'yinhang zhanghu',
  },
  maori: {
    polite: 'tena koa koutou mihi whakawhetai',
    plain: 'te he ki nga mo utu nama peeke ra',
    telling: 'utua tukuna hoatu kaua kaore karangatia waea patai taku tana moni hou tawhito konei korero',
    contact: '',
    account: 'peeke',
  },
  turkish: {
    polite:
      'tesekkur tesekkurler ederiz ederim lutfen saygilarimizla saygilar iyi bayramlar mutlu yillar bekleriz guveniniz tercih ettiginiz belirtiniz yaziniz',
    plain:
      've veya ile icin bir bu olarak icinde sonra kadar tarihinden itibaren gun gunu hafta ay yil fatura faturasi numarasi numara no tarih tarihi son odeme odemesi vade tutar tutari toplam ara kdv vergi musteri siparis ' +
      'teslimat urun hizmet adet fiyat birim aciklama banka hesap hesabi adi sube iban havale eft sorulariniz telefon eposta adres ofis para',
    telling:
      'buraya oraya orada burada degil yok hayir yatirmayin yatirin gondermeyin gonderin odemeyin odeyin arayin sorun sor soyler soyledi bekleyin bekle verin elden nakit parayi kullanmayin kullanin yanlis dogru eski yeni ' +
      'baska diger degisti kapandi kapali esim kocam kardesim oglum kizim annem babam sofor arkadas benim ona onun bize onceki simdi yarin sifir iki bes alti yedi sekiz dokuz rakam haneyi mesaj mesajdaki',
    contact: 'sorulariniz telefon eposta ofis',
    account: 'banka hesap hesabi iban',
  },
  croatian: {
    polite:
      'hvala zahvaljujemo vam vas vase molimo navedite postovani srdacan pozdrav sretan bozic godina uskrs povjerenju povjerenje podrsku podrsci',
    plain:
      'i ili na u za od do sa po prema pri nakon unutar roku dana dan tjedan mjesec racun racuna broj datum dospijeca dospijece iznos ukupno porez pdv uplata uplate uplati placanje placanja kupac kupca narudzba isporuka roba usluga usluge ' +
      'kolicina cijena jedinica opis banka ziro naziv iban poziv pitanja pitanje telefon email adresa ured ne tu tri pet nova',
    telling:
      'nemojte nemoj nije nisu ovdje ovamo tamo pitajte pitaj pitati zovite zovi nazovite nazovi cekajte cekaj posaljite posalji saljite dajte daj predajte uzmite koristite kriv krivi krivo pogresan pogresno tocan pravi pravo ' +
      'stari staro novi novo drugi drugo drugu promijenjen promijenili zatvoren zatvorili meni moj moja mojoj mojem zeni muzu bratu sestri sinu kceri majci ocu sefu vozacu njemu njoj novac gotovina gotovinu znamenka znamenku zadnja prva nula jedan ' +
      'dva cetiri sest sedam osam devet poruka poruci poruke sada sutra kasnije prvo',
    contact: 'pitanja pitanje telefon email ured',
    account: 'banka racun racuna iban',
  },
  swedish: {
    polite:
      'tack tackar takk mange oss vara vores vart ditt vanligen venligst vennligst halsningar hilsen hilsener mvh nytt gott nyttar fortroende oppge oppgi angiv ange bruk',
    plain:
      'och og eller for fra till til med av den det denne dette inom innen inden efter etter dagar dage dager dag netto faktura fakturan fakturanummer nummer nr datum dato forfall forfallodato forfallsdato forfaldsdato belopp belop beloeb summa sum ' +
      'totalt moms mva betalning betaling betalingsfrist kund kunde kundnummer order ordre leverans levering vara varer antal antall pris beskrivning beskrivelse bank konto kontonummer kontonavn iban fragor sporsmal sporgsmal telefon epost adress adresse kontor vi din ert ordernr leveransvillkor leveranssatt jul ring min tre ni to hon nu',
    telling:
      'inte ikke dit fraga fragar spor sporg ringa ringe vanta vent sluta skicka giv anvand brug fel feil fejl ratt rett rigtige gammal gammalt gamle gammel nytt nya nye annat anden andet annen ' +
      'bytt byttet skiftet stangt lukket mig honom henne fru bror syster dotter mor sjef sjafor chauffor kompis pengar penge penger kontant siffra siffran sifret sista sidste siste forsta forste ' +
      'noll nul fyra fem seks syv atta otte atte nio meddelande besked beskjed senere forst imorgon',
    contact: 'fragor sporsmal sporgsmal telefon epost kontor',
    account: 'bank konto kontonummer iban',
  },
  vietnamese: {
    polite:
      'cam on xin chan thanh quy khach vui long kinh chuc mung hen gap lai tran trong ung ho tin tuong su dung dich vu ghi lien he',
    plain:
      'hoa don thue so ngay han thanh toan tong cong tien phai tra tai khoan ten ngan hang chu chuyen khoan trong vong khi va cua cho voi ve noi dung ma hang don dat giao khach mua mon san pham ' +
      'thac mac van phong dien thoai email dia chi so luong gia don vi dien giai thang tuan gui kem ghi chu dieu khoan phi vat nam tet giang sinh gia dinh',
    telling:
      'moi goi hoi doi khoan dung dua nhan nhan lay xem doc viet noi bao cho biet truoc sau roi nhe nha khong chua dung dang khac cu sai nham doi tien mat so cuoi dau chu khong mot hai ba bon nam sau bay tam chin ' +
      'toi anh chi em ong ba co chu bac vo chong con me bo ban tai xe zalo tin sms viber la lan nay cai kia tren duoi day do dau ai gi the nao hay phai di da thi duoc nghe trao tay',
    contact: 'lien he thac mac dien thoai email',
    account: 'tai khoan ngan hang',
  },
  arabic: {
    polite:
      'شكرا شكراً لكم لك لتعاملكم معنا نشكركم يرجى الرجاء ذكر نرحب كل عام وأنتم بخير عيد مبارك سعيد مع تحيات تحياتنا السلام عليكم الدفع لثقتكم لزيارتكم لشرائكم',
    plain:
      'فاتورة الفاتورة ضريبية ضريبة رقم تاريخ الاستحقاق استحقاق المبلغ مبلغ الإجمالي المجموع اسم الحساب حساب البنك بنك تحويل بنكي مصرفي شروط خلال يوما يوم أيام شهر من في على إلى عن و أو قبل ' +
      'العميل الزبون طلب الطلب توصيل الكمية السعر الوصف للاستفسار استفسار الاتصال بنا هاتف بريد العنوان المرجع صافي القيمة المضافة',
    telling:
      'اتصل اسأل انتظر ارسل أرسل أرسلها ارسلها استخدم خذ سلم سلمها أعط اعط ادفع لا ليس لم لن غير غيرنا بدل آخر أخرى جديد قديم خطأ غلط صحيح الصحيح النقود نقدا نقد المال الأخير الأول الرقم ' +
      'صفر واحد اثنان ثلاثة أربعة خمسة ستة سبعة ثمانية تسعة زوجتي زوجي أخي أختي ابني ابنتي أمي أبي المدير السائق صديقي رسالتي رسالة واتساب راسلني مكالمتي مكالمة الآن أولا هذا هذه هذة المرة هنا هناك فوق تحت قلت كلم راجع',
    contact: 'للاستفسار استفسار الاتصال بنا هاتف بريد',
    account: 'الحساب حساب البنك بنك بنكي مصرفي',
  },
};

/** Languages of other alphabets, of which each word has to be known where a person pays. */
export const WORD_BY_WORD: Readonly<Record<string, Omit<Vocabulary, 'telling'>>> = {
  greek: {
    polite:
      'ευχαριστούμε ευχαριστώ για την προτίμησή σας παρακαλούμε παρακαλώ αναφέρετε αναγράψτε καλά χριστούγεννα καλό πάσχα χρόνια πολλά καλή χρονιά με εκτίμηση επικοινωνήστε μαζί μας συνεργασία υποστήριξη εμπιστοσύνη ευτυχισμένο έτος',
    plain:
      'ο η το οι τα του της των τον τη τις στο στη στον στην και ή σε από προς εντός έως κάθε τιμολόγιο τιμολογίου τιμολόγια αριθμός αριθμό αρ ημερομηνία ημέρες ημερών λήξη λήξης σύνολο ποσό πληρωμή πληρωμής όροι φόρος φπα ' +
      'λογαριασμός λογαριασμού όνομα δικαιούχος τράπεζα κατάθεση πελάτης πελάτη παραγγελία παράδοση ποσότητα τιμή περιγραφή αιτιολογία απορίες ερωτήσεις τηλέφωνο διεύθυνση πληρωτέο μήνας αγορά',
    contact: 'επικοινωνήστε απορίες ερωτήσεις τηλέφωνο',
    account: 'λογαριασμός λογαριασμού τράπεζα κατάθεση δικαιούχος',
  },
  hindi: {
    polite:
      'धन्यवाद शुक्रिया नमस्ते कृपया आपके आपका आपकी व्यवसाय के लिए शुभकामनाएँ शुभकामनाएं दिवाली दीवाली होली की हार्दिक वर्ष शुभ लिखें करें संपर्क हमसे विश्वास सहयोग',
    plain:
      'का को में से पर और या तक है किसी भी चालान बिल संख्या नंबर कुल राशि रकम खाता खाते नाम बैंक तिथि तारीख देय कर भुगतान दिन दिनों भीतर अंदर ग्राहक आदेश मात्रा मूल्य विवरण शर्तें संदर्भ प्रश्न पता फोन महीना',
    contact: 'संपर्क प्रश्न फोन',
    account: 'खाता खाते बैंक',
  },
  punjabi: {
    polite: 'ਧੰਨਵਾਦ ਸ਼ੁਕਰੀਆ ਸਤਿ ਸ੍ਰੀ ਅਕਾਲ ਕਿਰਪਾ ਕਰਕੇ ਤੁਹਾਡੇ ਤੁਹਾਡਾ ਕਾਰੋਬਾਰ ਲਈ ਵਧਾਈਆਂ ਮੁਬਾਰਕ ਦੀਵਾਲੀ ਵਿਸਾਖੀ ਲਿਖੋ ਕਰੋ ਸੰਪਰਕ ਸਾਡੇ ਨਾਲ',
    plain:
      'ਦਾ ਦੇ ਦੀ ਦੀਆਂ ਨੂੰ ਵਿੱਚ ਤੋਂ ਤੇ ਅਤੇ ਜਾਂ ਤੱਕ ਹੈ ਬਿੱਲ ਚਲਾਨ ਨੰਬਰ ਕੁੱਲ ਰਕਮ ਖਾਤਾ ਖਾਤੇ ਨਾਮ ਬੈਂਕ ਮਿਤੀ ਟੈਕਸ ਭੁਗਤਾਨ ਅਦਾਇਗੀ ਦਿਨ ਦਿਨਾਂ ਅੰਦਰ ਗਾਹਕ ਆਰਡਰ ਮਾਤਰਾ ਕੀਮਤ ਵੇਰਵਾ ਸ਼ਰਤਾਂ ਸਵਾਲ ਫ਼ੋਨ ਪਤਾ',
    contact: 'ਸੰਪਰਕ ਸਵਾਲ ਫ਼ੋਨ',
    account: 'ਖਾਤਾ ਖਾਤੇ ਬੈਂਕ',
  },
  korean: {
    polite:
      '감사합니다 감사드립니다 고맙습니다 이용해 주셔서 거래해 구매해 주문해 기재해 지불해 주세요 주십시오 연락 문의 새해 복 많이 받으세요 즐거운 성탄절 안녕하세요 안녕하십니까 부탁드립니다 바랍니다 입금해 명시해',
    plain:
      '송장 번호 번호를 송장번호 송장번호를 세금 계산서 세금계산서 예금주 합계 금액 총액 총금액 지급 지불 기한 납부 이내 이내에 일 월 년 이내로 사항은 사항 계좌 계좌번호 은행 은행명 입금 날짜 일자 발행일 고객 고객번호 주문 수량 단가 품목 부가세 소계 조건 결제 참조 주소 전화 이메일 및 은 는 를 을 까지 내에',
    contact: '연락 문의 전화 이메일',
    account: '계좌 계좌번호 은행 은행명 입금 예금주',
  },
};

/** Wishes and offers of help whose words say something else elsewhere: a year may be new, and an account may not. */
export const WISHES =
  'neues jahr|ano nuevo|nuevo ano|anno nuovo|nuovo anno|tahun baru|nam moi|moi thac mac|νέο έτος|नव वर्ष';

/** Chinese as invoices have it, in phrases, since it has no blanks; longer ones first where one is in another. */
export const CHINESE = {
  /** What says nothing of where to pay, in both ways of writing. */
  known:
    '感谢您的惠顾|感謝您的惠顧|感谢您的支持|感謝您的支持|谢谢您的支持|謝謝您的支持|谢谢您的惠顾|謝謝您的惠顧|多谢惠顾|多謝惠顧|谢谢惠顾|謝謝惠顧|感谢您的订购|感謝您的訂購|感谢您的光临|感謝您的光臨|欢迎再次光临|歡迎再次光臨|欢迎光临|歡迎光臨|' +
    '感谢|感謝|谢谢|謝謝|多谢|多謝|祝您|祝|生意兴隆|生意興隆|新年快乐|新年快樂|恭喜发财|恭喜發財|圣诞快乐|聖誕快樂|中秋快乐|中秋快樂|节日快乐|節日快樂|合作愉快|您的|我们|我們|' +
    '请注明|請註明|请填写|請填寫|请写上|請寫上|请于|請於|请在|請在|如有疑问|如有疑問|如有查询|如有查詢|如有问题|如有問題|请联系|請聯繫|请与|請與|联系|聯繫|联络|聯絡|到期日前|到期日|天内|天內|日内|日內|之前|前|内|內|天|' +
    '发票编号|發票編號|发票号码|發票號碼|发票号|發票號|发票日期|發票日期|发票|發票|税务|稅務|商业|商業|订单号|訂單號|订单|訂單|客户编号|客戶編號|客户|客戶|编号|編號|日期|' +
    '付款方式|付款条件|付款條件|付款期限|付款日期|付款资料|付款资讯|付款信息|付款資料|付款|支付方式|支付|银行转账|銀行轉賬|銀行轉帳|银行转帐|转账|轉賬|轉帳|账户名称|帳戶名稱|賬戶名稱|帐户名称|户口名称|戶口名稱|账户名|帳戶名|户名|戶名|' +
    '银行账号|銀行帳號|银行账户|銀行賬戶|銀行帳戶|银行名称|銀行名稱|银行资料|銀行資料|银行|銀行|账户号码|帳戶號碼|賬戶號碼|账号|帐号|賬號|帳號|户口号码|戶口號碼|账户|賬戶|帳戶|帐户|户口|戶口|收款人|' +
    '总金额|總金額|总计|總計|合计|合計|小计|小計|金额|金額|总额|總額|含税|含稅|不含税|不含稅|消费税|消費稅|税额|稅額|数量|數量|单价|單價|品名|项目|項目|描述|名称|名稱|地址|电话|電話|传真|傳真|电邮|電郵|备注|備註|' +
    '货物出门|貨物出門|恕不退换|恕不退換|货物|貨物|不锈钢|不銹鋼',
  contact: '联系|聯繫|联络|聯絡|查询|查詢|疑问|疑問|问题|問題|电话|電話|电邮|電郵',
  account: '账|賬|帐|帳|户口|戶口|银行|銀行|户名|戶名|收款',
  /** Characters that sentences have, and goods hardly ever: to ask, to give, to wait, who, what is wrong, another, numbers. */
  telling:
    '请請别別勿没沒未莫我你您他她它们們咱谁誰给給俾畀交付汇匯转轉问問找叫让讓等把将將使拿看睇听聽说說讲講话話告知讯訊短微号號码碼账賬帐帳户戶字错錯误誤换換变變旧舊停废廢确確另其只仅僅就是係银銀钱錢款' +
    '先这這那哪此该該尾嘅咗喺佢唔處处跟用不',
} as const;
