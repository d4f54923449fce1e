// Things of the sample store, drawn. Titles, texts and variants in all six languages.
import { stillLifeUrl } from '#app/core/media/art/still-life-url.ts'

type Texts = Record<'en' | 'ar' | 'ur' | 'fr' | 'tr' | 'id', string>
type SampleVariant = { sku: string; name: Texts; cents: number; stock: number }
type SampleProduct = { slug: string; title: Texts; text: Texts; image: string; variants: SampleVariant[] }

/** In the order of the six languages. */
const say = (en: string, ar: string, ur: string, fr: string, tr: string, id: string): Texts => ({
  en,
  ar,
  ur,
  fr,
  tr,
  id,
})
const all = (text: string) => say(text, text, text, text, text, text)

const green = say('Green', 'أخضر', 'سبز', 'Vert', 'Yeşil', 'Hijau')
const sand = say('Sand', 'رملي', 'ریتیلا', 'Sable', 'Kum', 'Pasir')
const blue = say('Blue', 'أزرق', 'نیلا', 'Bleu', 'Mavi', 'Biru')
const small = say('Small', 'صغير', 'چھوٹا', 'Petit', 'Küçük', 'Kecil')
const large = say('Large', 'كبير', 'بڑا', 'Grand', 'Büyük', 'Besar')
const lined = say('Lined', 'مسطّر', 'لکیر دار', 'Ligné', 'Çizgili', 'Bergaris')
const plain = say('Plain', 'سادة', 'سادہ', 'Uni', 'Düz', 'Polos')

export const sampleProducts: readonly SampleProduct[] = [
  {
    slug: 'sample-tea-mug',
    title: say('Tea mug', 'كوب شاي', 'چائے کا مگ', 'Tasse à thé', 'Çay kupası', 'Cangkir teh'),
    text: say(
      'A sturdy mug for the tea after Fajr, with the star of the house. Holds 350 ml and goes in the dishwasher.',
      'كوب متين لشاي ما بعد الفجر، عليه نجمة الدار. يتسع 350 مل ويُغسل في الغسالة.',
      'فجر کے بعد کی چائے کے لیے مضبوط مگ، گھر کے ستارے کے ساتھ۔ 350 ملی لیٹر، ڈش واشر میں دھل سکتا ہے۔',
      'Une tasse solide pour le thé d’après Fajr, avec l’étoile de la maison. 35 cl, passe au lave-vaisselle.',
      'Sabah namazından sonraki çay için sağlam bir kupa, evin yıldızıyla. 350 ml, bulaşık makinesinde yıkanır.',
      'Cangkir kokoh untuk teh selepas Subuh, dengan bintang rumah. Isi 350 ml, aman di mesin cuci piring.',
    ),
    image: stillLifeUrl('mug', 'mosque', 'sample-tea-mug'),
    variants: [
      { sku: 'sample-mug-green', name: green, cents: 1200, stock: 24 },
      { sku: 'sample-mug-sand', name: sand, cents: 1200, stock: 3 },
    ],
  },
  {
    slug: 'sample-t-shirt',
    title: say('T-shirt', 'قميص قطني', 'ٹی شرٹ', 'T-shirt', 'Tişört', 'Kaus'),
    text: say(
      'Heavy organic cotton, cut long enough for sujud.',
      'قطن عضوي ثقيل، طويل بما يكفي للسجود.',
      'بھاری نامیاتی سوتی کپڑا، سجدے کے لیے مناسب لمبائی۔',
      'Coton bio épais, assez long pour le sujud.',
      'Kalın organik pamuk, secdede rahat edecek kadar uzun.',
      'Katun organik tebal, cukup panjang untuk sujud.',
    ),
    image: stillLifeUrl('tee', 'community', 'sample-t-shirt'),
    variants: [
      { sku: 'sample-tee-s', name: all('S'), cents: 2400, stock: 12 },
      { sku: 'sample-tee-m', name: all('M'), cents: 2400, stock: 18 },
      { sku: 'sample-tee-l', name: all('L'), cents: 2400, stock: 2 },
      { sku: 'sample-tee-xl', name: all('XL'), cents: 2600, stock: 0 },
    ],
  },
  {
    slug: 'sample-tote-bag',
    title: say('Market bag', 'حقيبة السوق', 'بازار کا تھیلا', 'Sac de marché', 'Pazar çantası', 'Tas belanja'),
    text: say(
      'Strong cotton for bread, books and the way home from the butcher.',
      'قطن متين للخبز والكتب والطريق من عند الجزار.',
      'روٹی، کتابوں اور قصائی سے گھر تک کے لیے مضبوط سوتی تھیلا۔',
      'Un coton solide pour le pain, les livres et le retour du boucher.',
      'Ekmek, kitap ve kasaptan eve dönüş için sağlam pamuk.',
      'Katun kuat untuk roti, buku, dan belanja dari tukang daging.',
    ),
    image: stillLifeUrl('tote', 'grocery', 'sample-tote-bag'),
    variants: [{ sku: 'sample-tote', name: plain, cents: 1500, stock: 40 }],
  },
  {
    slug: 'sample-notebook',
    title: say('Notebook', 'دفتر', 'نوٹ بک', 'Carnet', 'Defter', 'Buku catatan'),
    text: say(
      'For notes from the khutbah and lists for Ramadan. 160 pages of thick paper that lies flat.',
      'لملاحظات الخطبة وقوائم رمضان. 160 صفحة من ورق سميك يُفتح مستويًا.',
      'خطبے کے نوٹس اور رمضان کی فہرستوں کے لیے۔ موٹے کاغذ کے 160 صفحات جو سیدھے کھلتے ہیں۔',
      'Pour les notes de la khutbah et les listes de Ramadan. 160 pages épaisses qui s’ouvrent à plat.',
      'Hutbe notları ve Ramazan listeleri için. Düz açılan 160 kalın sayfa.',
      'Untuk catatan khutbah dan daftar Ramadan. 160 halaman tebal yang terbuka rata.',
    ),
    image: stillLifeUrl('notebook', 'education', 'sample-notebook'),
    variants: [
      { sku: 'sample-notebook-lined', name: lined, cents: 1100, stock: 30 },
      { sku: 'sample-notebook-plain', name: plain, cents: 1100, stock: 30 },
    ],
  },
  {
    slug: 'sample-prayer-mat',
    title: say(
      'Travel prayer mat',
      'سجادة سفر',
      'سفری جائے نماز',
      'Tapis de prière de voyage',
      'Yol seccadesi',
      'Sajadah perjalanan',
    ),
    text: say(
      'Folds to the size of a book and weighs 250 g. With a small compass in its pouch.',
      'تُطوى بحجم كتاب وتزن 250 غرامًا، ومعها بوصلة صغيرة في حقيبتها.',
      'تہہ ہو کر کتاب جتنی، وزن 250 گرام۔ تھیلی میں چھوٹا قطب نما بھی۔',
      'Se plie au format d’un livre et pèse 250 g. Une petite boussole dans sa pochette.',
      'Kitap boyuna katlanır, 250 gramdır. Kılıfında küçük bir pusula var.',
      'Terlipat seukuran buku dan berbobot 250 g. Ada kompas kecil di kantongnya.',
    ),
    image: stillLifeUrl('mat', 'travel', 'sample-prayer-mat'),
    variants: [
      { sku: 'sample-mat-green', name: green, cents: 2900, stock: 9 },
      { sku: 'sample-mat-blue', name: blue, cents: 2900, stock: 6 },
    ],
  },
  {
    slug: 'sample-tasbih',
    title: say(
      'Olive wood tasbih',
      'مسبحة من خشب الزيتون',
      'زیتون کی لکڑی کی تسبیح',
      'Tasbih en bois d’olivier',
      'Zeytin ağacı tespih',
      'Tasbih kayu zaitun',
    ),
    text: say(
      '33 or 99 beads, turned and strung by hand.',
      '33 أو 99 حبة، خُرطت ونُظمت باليد.',
      '33 یا 99 دانے، ہاتھ سے تراشے اور پروئے ہوئے۔',
      '33 ou 99 grains, tournés et enfilés à la main.',
      '33 veya 99 tane, elde çekilmiş ve dizilmiş.',
      '33 atau 99 butir, dibubut dan dirangkai dengan tangan.',
    ),
    image: stillLifeUrl('tasbih', 'coffee', 'sample-tasbih'),
    variants: [
      { sku: 'sample-tasbih-33', name: all('33'), cents: 1400, stock: 15 },
      { sku: 'sample-tasbih-99', name: all('99'), cents: 2200, stock: 8 },
    ],
  },
  {
    slug: 'sample-kufi',
    title: say('Embroidered kufi', 'طاقية مطرّزة', 'کڑھائی والی ٹوپی', 'Kufi brodé', 'İşlemeli takke', 'Peci bordir'),
    text: say(
      'Light cotton with a band of stars, sewn in small numbers.',
      'قطن خفيف بشريط من النجوم، يُخاط بأعداد قليلة.',
      'ہلکا سوتی کپڑا ستاروں کی پٹی کے ساتھ، کم تعداد میں سلی ہوئی۔',
      'Coton léger avec un bandeau d’étoiles, cousu en petite série.',
      'Yıldız kuşaklı hafif pamuk, az sayıda dikilir.',
      'Katun ringan dengan pita bintang, dijahit dalam jumlah kecil.',
    ),
    image: stillLifeUrl('cap', 'retail', 'sample-kufi'),
    variants: [
      { sku: 'sample-kufi-small', name: small, cents: 1800, stock: 7 },
      { sku: 'sample-kufi-large', name: large, cents: 1800, stock: 11 },
    ],
  },
  {
    slug: 'sample-wall-print',
    title: say(
      'Wall print “Mihrab”',
      'لوحة «المحراب»',
      'دیواری تصویر ”محراب“',
      'Affiche « Mihrab »',
      'Duvar baskısı “Mihrap”',
      'Cetakan dinding “Mihrab”',
    ),
    text: say(
      'Four colours on thick paper, made for a hallway. Without the frame.',
      'أربعة ألوان على ورق سميك، لمدخل البيت. بلا إطار.',
      'موٹے کاغذ پر چار رنگ، راہداری کے لیے۔ فریم کے بغیر۔',
      'Quatre couleurs sur papier épais, pour une entrée. Sans le cadre.',
      'Kalın kâğıtta dört renk, bir koridor için. Çerçevesiz.',
      'Empat warna di kertas tebal, untuk lorong rumah. Tanpa bingkai.',
    ),
    image: stillLifeUrl('print', 'finance', 'sample-wall-print'),
    variants: [
      { sku: 'sample-print-a3', name: all('A3'), cents: 1600, stock: 20 },
      { sku: 'sample-print-a2', name: all('A2'), cents: 2500, stock: 10 },
    ],
  },
]

/** Invented ones: nobody is sent to a real mosque that knows of nothing. */
export const samplePickupMosques = ['sample-masjid-stratford', 'sample-masjid-sparkbrook'] as const
export const samplePickupHours = say(
  'Fridays after Jumu’ah, at the office',
  'أيام الجمعة بعد الصلاة، في المكتب',
  'جمعہ کی نماز کے بعد، دفتر میں',
  'Le vendredi après Jumu’ah, au bureau',
  'Cuma namazından sonra, ofiste',
  'Jumat selepas salat Jumat, di kantor',
)
