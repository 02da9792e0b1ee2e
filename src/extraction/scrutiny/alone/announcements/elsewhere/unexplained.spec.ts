import { plainOf } from '../announces.js';
import { isExplainedElsewhere, isUnexplainedElsewhere, unexplainedWords, withoutExplained } from './unexplained.js';

describe('isUnexplainedElsewhere', () => {
  it.each([
    'Paise Rajesh ko bhejein.',
    'Utua ki a Hemi.',
    'Qing fu gei Wang Wei.',
    'Mangyaring bayaran si Liza.',
    '请用我短信里的账号。',
    'Số tài khoản khác / other account',
    'Tên tài khoản / Account name: hỏi anh Tuấn',
    'Hỏi trước khi chuyển khoản / Please pay by bank transfer',
    '别付这个，等我消息。',
    '最后一个数字是八。',
    '請問櫃檯拿正確的號碼。',
    '如有疑问请联系我们取得账号',
    'Hỏi anh Tuấn trước nhé.',
    'Hoi anh Tuan truoc nhe.',
    'استخدم الرقم في رسالتي.',
    'سلم النقود للسائق.',
    'Ρώτα τον Νίκο.',
    'Επικοινωνήστε μαζί μας για τον αριθμό λογαριασμού.',
    'पहले राजू से पूछो।',
    'ਜੀਤੇ ਨੂੰ ਪੁੱਛੋ।',
    '끝자리는 팔입니다.',
    'Quello sopra è sbagliato.',
    'Pregunte primero a Marco.',
    'Erst Marco fragen.',
    'Prenez le numéro de mon texto.',
    'Jangan kirim dulu.',
    'Bitte auf unser neues Konto zahlen.',
    'Pagare sul nostro nuovo conto bancario.',
    'Número de cuenta nuevo',
    'Mohon bayar ke rekening baru kami.',
    'Huwag po dito.',
    'Kay Aling Rosa ipadala.',
    'Tanungin si Boyet kung alin.',
    'Betala inte hit.',
    'Det er ikke vores konto.',
    'Nemojte ovdje.',
    'Pitajte Marka za broj.',
    'Buraya yatırmayın, Mehmet’i arayın.',
    'Esime gönderin, bu hesap eski.',
    'Vui lòng thanh toán tài khoản mới.',
    'Πληρωμή στον νέο λογαριασμό',
  ])('finds %s', (said) => expect(isUnexplainedElsewhere(plainOf(said))).toBe(true));

  it.each([
    '感谢您的惠顾！',
    '請於到期日前付款。',
    '新鲜蔬菜、豆腐、面条',
    'Vui lòng ghi số hóa đơn khi chuyển khoản.',
    'Bánh mì, phở, gỏi cuốn',
    'Số tài khoản / Account number: 4408 1129',
    'Thanh toán chuyển khoản / Please pay by bank transfer:',
    'Xin cảm ơn quý khách.',
    'شكرا لتعاملكم معنا',
    'لحم غنم، دجاج، كبة',
    'Ευχαριστούμε για την προτίμησή σας.',
    'ΠΛΗΡΩΜΗ ΕΝΤΟΣ 30 ΗΜΕΡΩΝ',
    'कृपया 14 दिनों के भीतर भुगतान करें',
    'ਤੁਹਾਡੇ ਕਾਰੋਬਾਰ ਲਈ ਧੰਨਵਾਦ',
    '이용해 주셔서 감사합니다.',
    'I il Il Il i il Il',
    'Grazie mille',
    'Muchas gracias',
    'Frohe Weihnachten und ein gutes neues Jahr!',
    'Feliz Navidad y próspero año nuevo',
    'Chúc mừng năm mới',
    'Ευτυχισμένο νέο έτος',
    'Vielen Dank für Ihren Einkauf!',
    'Sauerkraut mit Wacholder, Müsliriegel, Gewürzgurken',
    'gâteaux à l’ancienne, maïs doux, blé concassé, pêches au sirop léger, purée d’échalotes, anchois marinés à l’huile d’olive',
    'pâté de canard, thé glacé à la bergamote, cœurs d’artichaut',
    'Terima kasih atas kerja sama Anda.',
    'Maraming salamat po sa inyong tiwala.',
    'Magbayad po sa loob ng 14 araw.',
    'Teşekkür ederiz.',
    'Hvala na povjerenju.',
    'Molimo navedite broj računa.',
    'Tack för ditt förtroende.',
    'Betalning inom 14 dagar.',
    'Vennligst oppgi fakturanummer.',
    'Ert ordernr Leveransvillkor Leveranssätt',
    '1 Jul - 30 Sep 92 days',
    'Thelma Zammit Hon.',
    'Please pay within 14 days.',
    'Casa di Mamma Pty Ltd',
    'No me, no you: 3 x die cut, 2 x war gaming mats',
    '15 Sep 2025 : 1 Sep 2025',
  ])('leaves %s', (said) => expect(isUnexplainedElsewhere(plainOf(said))).toBe(false));

  it('leaves the name that a document is paid under', () => {
    const said = plainOf('Ευχαριστούμε, Αφοί Παππά');
    expect(isUnexplainedElsewhere(said)).toBe(true);
    expect(isUnexplainedElsewhere(said, [plainOf('Αφοί Παππά')])).toBe(false);
  });
});

describe('isExplainedElsewhere', () => {
  it.each(['Ευχαριστούμε', 'Mohon cantumkan nomor faktur.', 'Số tài khoản', '감사합니다'])('holds for %s', (said) =>
    expect(isExplainedElsewhere(plainOf(said))).toBe(true),
  );

  it.each(['Thank you', 'Merci Dana', 'Danke, bitte nicht zahlen', 'Rückfragen: Konto', '감사합니다 Dana', 'Pay now'])(
    'does not hold for %s',
    (said) => expect(isExplainedElsewhere(plainOf(said))).toBe(false),
  );
});

it('names the words of other alphabets that are not explained', () =>
  expect(unexplainedWords(plainOf('Ευχαριστούμε Νίκο'))).toEqual([plainOf('Νίκο')]));

it('leaves what is not explained, phonetic letters too', () =>
  expect(withoutExplained(plainOf('Ευχαριστούμε ʇunoɔɔɐ Νίκο')).trim()).toBe(plainOf('ʇunoɔɔɐ Νίκο')));
