import { formatAbn } from '../../../src/numbers/abn.js';
import type { HonestDocument } from '../documents.js';
import type { Text } from '../draw/drawing.js';
import { byPdfKit } from '../draw/libraries.js';
import { payee, randomsOf } from '../parties.js';

/** Dense text of letters with accents, as delicatessens, importers and community papers of Australia have it. */
const TEXTS: readonly (readonly [name: string, text: string])[] = [
  [
    'French',
    'Épicerie fine : crème brûlée, pâté de canard, gruyère affiné, bœuf séché, huîtres de Marennes, thé glacé à la bergamote, cœurs d’artichaut, noix de Grenoble, fûts de chêne, châtaignes grillées, gâteaux à l’ancienne, pêches au sirop léger, maïs doux, blé concassé, hors-d’œuvre variés, mâche fraîche, purée d’échalotes, anchois marinés à l’huile d’olive vierge',
  ],
  [
    'German',
    'Käsespätzle, Süßwaren, Brötchen, Räucherlachs, Weißwürste, Sauerkraut mit Wacholder, Müsliriegel, Gewürzgurken, Rührschüsseln, Schlüsselanhänger, Türgriffe aus Messing, Dübel für Gipswände, Fußleisten weiß lackiert, Bügelbretter höhenverstellbar, Kühlgeräte, Geschirrspüler, Öfen und Zubehör, Wärmedämmung für Außenwände, Maßanfertigung nach Aufmaß',
  ],
  [
    'Czech',
    'Příjem zboží: křišťálové sklenice, dřevěné hračky, vánoční ozdoby, háčkované dečky, měděné hrnce, řezané sklo, žlutý med, šípkový čaj, třešňový kompot, švestková povidla, perník s oříšky, uzený úhoř, nakládané houby, křenová omáčka, bílé víno z Moravy, žitný chléb, tvarohové koláče, čerstvé zboží každý čtvrtek',
  ],
  [
    'Spanish',
    'Jamón ibérico, piñones, aceitunas aliñadas, pimentón de la Vera, azafrán, turrón, membrillo, boquerones, mejillones en escabeche, cañas de lomo, queso añejo, miel de romero, vinagre añejo, almendras fritas, cigüeñas de cerámica, abanicos pintados a mano, guitarra de ciprés, albañilería, señalización, diseño gráfico e impresión',
  ],
  [
    'Vietnamese names',
    'Phở bò, bánh mì, gỏi cuốn, chả giò, bún chả, nước mắm, cà phê sữa đá, chè ba màu, mứt dừa, bánh chưng, hạt điều rang muối, tương ớt, rau muống, đậu hũ chiên, mì xào giòn, cơm tấm sườn nướng, hủ tiếu, trà sen, đèn lồng, áo dài lụa, nón lá, tranh sơn mài, gốm sứ',
  ],
];

const LONGEST_LINE = 92;

/** An honest invoice with a description of its goods in each of these, and its details of payment in English. */
export const OTHER_LETTERS: readonly HonestDocument[] = TEXTS.map(([name, text], at) => {
  const of = payee(['Delikatessa Imports Pty Ltd', 'Agora Foods Pty Ltd', 'Community Press Pty Ltd'][at % 3] as string);
  const random = randomsOf(name);
  const lines = [
    of.businessName,
    `ABN ${formatAbn(of.abn)}`,
    'TAX INVOICE',
    `Invoice number INV-${10_000 + Math.floor(random() * 89_999)}`,
    'Invoice date 3 March 2026',
    '',
    ...wrapped(text),
    ...wrapped(text.split(', ').reverse().join(', ')),
    '',
    'Subtotal 960.00    GST 96.00    Total 1,056.00',
    '',
    'Please pay by bank transfer',
    `Account name ${of.accountName}`,
    `BSB ${of.bsb}`,
    `Account number ${of.number}`,
    ...wrapped(text).slice(0, 2),
  ];
  const texts = lines.flatMap((line, row): Text[] => (line === '' ? [] : [{ text: line, x: 40, y: 60 + 18 * row, size: 10 }]));
  return {
    group: 'other letters',
    name: `goods in ${name}`,
    expects: 'true',
    payees: [of],
    make: () => byPdfKit([{ width: 595, height: 842, areas: [], texts }]),
  };
}); // prettier-ignore

function wrapped(text: string): string[] {
  return text.split(' ').reduce<string[]>(
    (lines, word) => {
      const last = lines[lines.length - 1] ?? '';
      if (last.length + word.length < LONGEST_LINE) return [...lines.slice(0, -1), `${last} ${word}`.trim()];
      return [...lines, word];
    },
    [''],
  );
}
