// Words in our six languages for a dish besides its name: when it is eaten, how long it takes, what must not be in it.
import { choicesOf } from '#app/core/understanding/choices.ts'
import type { Entry } from '#app/core/understanding/lexicon.ts'
import type { Allergen, Course, Occasion } from './recipe.ts'
import type { TIMES } from './recipe-filter.ts'

export type RecipeChoice =
  | { course: Course }
  | { occasion: Occasion }
  | { without: Allergen }
  | { minutes: (typeof TIMES)[number] }

const NAMES: readonly (readonly [Allergen, Record<'en' | 'ar' | 'ur' | 'fr' | 'id', string>])[] = [
  ['gluten', { en: 'gluten,wheat', ar: 'غلوتين,جلوتين,قمح', ur: 'گلوٹن', fr: 'gluten', id: 'gluten' }],
  ['eggs', { en: 'egg,eggs', ar: 'بيض', ur: 'انڈے,انڈا', fr: 'œuf,œufs', id: 'telur' }],
  ['fish', { en: 'fish', ar: 'سمك', ur: 'مچھلی', fr: 'poisson', id: 'ikan' }],
  [
    'peanuts',
    {
      en: 'peanut,peanuts',
      ar: 'فول سوداني',
      ur: 'مونگ پھلی',
      fr: 'arachide,arachides,cacahuètes',
      id: 'kacang tanah',
    },
  ],
  ['soya', { en: 'soya,soy', ar: 'صويا', ur: 'سویا', fr: 'soja', id: 'kedelai' }],
  ['milk', { en: 'milk,dairy,lactose', ar: 'حليب,ألبان,لاكتوز', ur: 'دودھ', fr: 'lait,lactose', id: 'susu' }],
  ['nuts', { en: 'nut,nuts', ar: 'مكسرات', ur: 'میوے', fr: 'noix,fruits à coque', id: 'kacang' }],
  ['sesame', { en: 'sesame', ar: 'سمسم', ur: 'تل', fr: 'sésame', id: 'wijen' }],
  ['mustard', { en: 'mustard', ar: 'خردل', ur: 'رائی', fr: 'moutarde', id: 'mustar' }],
]

/** Turkish says it with an ending. */
const TURKISH: Partial<Record<Allergen, string>> = {
  gluten: 'glutensiz',
  eggs: 'yumurtasız',
  fish: 'balıksız',
  peanuts: 'fıstıksız',
  milk: 'sütsüz,laktozsuz',
  nuts: 'cevizsiz,fındıksız',
  sesame: 'susamsız',
}

const each = (names: string, say: (name: string) => string) => names.split(',').map(say).join(',')

const free: Entry<RecipeChoice>[] = NAMES.map(([without, { en, ar, ur, fr, id }]) => [
  { without },
  [
    each(en, (name) => `without ${name},no ${name},${name} free`),
    each(ar, (name) => `بدون ${name},بلا ${name},من غير ${name},خالي من ال${name}`),
    each(ur, (name) => `${name} کے بغیر,بغیر ${name}`),
    each(fr, (name) => `sans ${name}`),
    each(id, (name) => `tanpa ${name},bebas ${name}`),
    TURKISH[without] ?? '',
  ].join(','),
])

const inMinutes = (minutes: (typeof TIMES)[number], more: string): Entry<RecipeChoice> => [
  { minutes },
  `${minutes} minutes,${minutes} minute,${minutes} min,${minutes} mins,${minutes} دقيقة,${minutes} منٹ,${minutes} dakika,${minutes} menit,${more}`,
]

export const readRecipeChoices = choicesOf<RecipeChoice>([
  ...free,
  [{ occasion: 'iftar' }, 'iftar, for iftar, إفطار, للإفطار, افطار, افطاری, ftour, iftarlık, buka puasa, takjil'],
  [{ occasion: 'suhoor' }, 'suhoor, suhur, sehri, for suhoor, سحور, للسحور, سحری, souhour, shour, sahur, sahurluk'],
  [{ occasion: 'eid' }, 'eid, for eid, عيد, للعيد, عید, aïd, bayramlık, bayram, lebaran'],
  [{ course: 'soup' }, 'soups, شوربات, soupes, çorbalar'],
  [{ course: 'breakfast' }, 'breakfast, فطور, للفطور, ناشتہ, ناشتے, petit déjeuner, kahvaltı, kahvaltılık, sarapan'],
  [
    { course: 'sweet' },
    'dessert, desserts, sweets, something sweet, حلويات, حلوى, میٹھا, میٹھے, tatlı, tatlılar, kue manis',
  ],
  [{ course: 'drink' }, 'drink, drinks, مشروب, مشروبات, boisson, boissons, içecek, içecekler, minuman'],
  inMinutes(15, 'quarter of an hour'),
  inMinutes(30, 'half an hour, quick, fast, سريعة, سريع, جلدی, فوری, rapide, rapides, hızlı, pratik, cepat'),
  inMinutes(60, 'an hour, under an hour, ساعة, ایک گھنٹہ, une heure, bir saat, satu jam'),
])
