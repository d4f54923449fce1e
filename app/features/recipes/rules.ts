// Ingredients worth a second look. This is no ruling: it says what a label may hide, who says so, and what to use instead.
import { type Ingredient, type IngredientLine, isHeading } from './recipe.ts'

export const DOUBTS = [
  'gelatine',
  'vanilla',
  'rennet',
  'vinegar',
  'glycerides',
  'carmine',
  'cysteine',
  'alcohol',
  'pork',
] as const
export type Doubt = (typeof DOUBTS)[number]

type Rule = {
  /** As they stand in a list of ingredients, in six languages, folded. */
  words: readonly string[]
  source: { name: string; url: string }
}

export const DOUBT_RULES: Record<Doubt, Rule> = {
  gelatine: {
    words: [
      'gelatin',
      'gelatine',
      'gélatine',
      'jelatin',
      'gelatina',
      'marshmallow',
      'marshmallows',
      'e441',
      'جيلاتين',
      'جلاتين',
      'جیلاٹن',
      'جیلیٹن',
    ],
    source: {
      name: 'Regulation (EC) No 853/2004, Annex III, Section XIV',
      url: 'https://eur-lex.europa.eu/eli/reg/2004/853/oj',
    },
  },
  vanilla: {
    words: [
      'vanilla extract',
      'extrait de vanille',
      'vanilya özütü',
      'vanilya ekstresi',
      'ekstrak vanila',
      'ekstrak vanili',
      'خلاصة الفانيليا',
      'خلاصة فانيليا',
      'مستخلص الفانيليا',
      'ونیلا ایکسٹریکٹ',
      'ونیلا ایسنس',
    ],
    source: {
      name: '21 CFR 169.175, Vanilla extract (US FDA)',
      url: 'https://www.ecfr.gov/current/title-21/section-169.175',
    },
  },
  rennet: {
    words: [
      'rennet',
      'présure',
      'peynir mayası',
      'rennet',
      'parmesan',
      'parmigiano',
      'parmesan cheese',
      'keju parmesan',
      'منفحة',
      'بارميزان',
      'رینٹ',
      'پنیر مایہ',
      'پارمیسان',
    ],
    source: {
      name: 'Parmigiano Reggiano, product specification',
      url: 'https://www.parmigianoreggiano.com/product-guide-seals-and-marks',
    },
  },
  vinegar: {
    words: [
      'wine vinegar',
      'vinaigre de vin',
      'şarap sirkesi',
      'üzüm sirkesi',
      'cuka anggur',
      'خل النبيذ',
      'خل النبيذ الأبيض',
      'وائن سرکہ',
      'انگوری سرکہ',
      'balsamic vinegar',
      'vinaigre balsamique',
      'balzamik sirke',
    ],
    source: {
      name: 'Regulation (EU) No 1308/2013, Annex VII, Part II, point 17',
      url: 'https://eur-lex.europa.eu/eli/reg/2013/1308/oj',
    },
  },
  glycerides: {
    words: [
      'monoglycerides',
      'diglycerides',
      'mono- and diglycerides',
      'mono et diglycérides',
      'mono- et diglycérides',
      'mono ve digliserit',
      'mono dan digliserida',
      'monogliserit',
      'digliserida',
      'e471',
      'e 471',
      'جليسريدات',
      'گلیسرائیڈ',
    ],
    source: { name: 'EFSA Journal 2017;15(11):5045, E 471', url: 'https://doi.org/10.2903/j.efsa.2017.5045' },
  },
  carmine: {
    words: [
      'carmine',
      'cochineal',
      'carmin',
      'cochenille',
      'karmin',
      'koşnil',
      'e120',
      'e 120',
      'قرمز',
      'كارمين',
      'کارمین',
    ],
    source: { name: 'EFSA Journal 2015;13(11):4288, E 120', url: 'https://doi.org/10.2903/j.efsa.2015.4288' },
  },
  cysteine: {
    words: ['l-cysteine', 'cysteine', 'cystéine', 'sistein', 'e920', 'e 920', 'سيستين', 'سسٹین'],
    source: { name: 'Regulation (EU) No 231/2012, E 920', url: 'https://eur-lex.europa.eu/eli/reg/2012/231/oj' },
  },
  alcohol: {
    words: [
      'wine',
      'beer',
      'rum',
      'brandy',
      'whisky',
      'whiskey',
      'vodka',
      'liqueur',
      'mirin',
      'sake',
      'vin blanc',
      'vin rouge',
      'bière',
      'rhum',
      'şarap',
      'bira',
      'konyak',
      'rom',
      'arak',
      'anggur masak',
      'bir',
      'نبيذ',
      'بيرة',
      'روم',
      'خمر',
      'وائن',
      'بیئر',
      'شراب',
    ],
    source: { name: 'Quran 5:90', url: '/quran/5#v5-90' },
  },
  pork: {
    words: [
      'pork',
      'lard',
      'bacon',
      'ham',
      'pancetta',
      'prosciutto',
      'chorizo',
      'porc',
      'saindoux',
      'lardons',
      'jambon',
      'domuz',
      'babi',
      'لحم خنزير',
      'خنزير',
      'شحم خنزير',
      'سور کا گوشت',
    ],
    source: { name: 'Quran 5:3', url: '/quran/5#v5-3' },
  },
}

/** Whoever names the kind has looked already. */
const CLEARS =
  /halal|ḥalal|helal|حلال|vegan|vegetarian|végétal|végétarien|vegetable|microbial|microbien|bitkisel|nabati|vejetaryen|نباتي|نباتی|alcohol[- ]free|sans alcool|alkolsüz|non[- ]alkohol|bebas alkohol|بدون كحول|خال من الكحول|الکحل کے بغیر|turkey|dinde|hindi|beef|bœuf|sığır|dana|sapi|بقري|گائے|fish gelatin|poisson|balık/iu

const fold = (text: string) => text.normalize('NFKC').toLowerCase().replaceAll('’', "'")

/** Whole words: rum is not in "rump", wine not in "wineberry". */
function hasWord(text: string, word: string): boolean {
  for (let at = text.indexOf(word); at !== -1; at = text.indexOf(word, at + 1)) {
    const before = text.slice(0, at).at(-1) ?? ' '
    const after = text.slice(at + word.length).at(0) ?? ' '
    if (!/[\p{L}\p{M}\p{N}]/u.test(before) && !/[\p{L}\p{M}\p{N}]/u.test(after)) return true
  }
  return false
}

export type Found = { doubt: Doubt; names: string[] }

const doubtsIn = ({ name }: Ingredient): Doubt[] => {
  const text = fold(name)
  if (CLEARS.test(text)) return []
  const found = DOUBTS.filter((doubt) => DOUBT_RULES[doubt].words.some((word) => hasWord(text, fold(word))))
  // Wine vinegar is vinegar, not wine; vanilla extract is named once.
  return found.includes('vinegar') ? found.filter((doubt) => doubt !== 'alcohol') : found
}

/** What to check in a recipe, each with the ingredients that made us ask. */
export function findDoubts(lines: readonly IngredientLine[]): Found[] {
  const found = new Map<Doubt, string[]>()
  for (const line of lines)
    if (!isHeading(line)) for (const doubt of doubtsIn(line)) found.set(doubt, [...(found.get(doubt) ?? []), line.name])
  return [...found].map(([doubt, names]) => ({ doubt, names }))
}
