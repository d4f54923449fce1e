// The home page, and the cards of businesses and mosques. Numbers, times and distances arrive already written in the
// digits of the language.
import type { Messages } from '#app/i18n/catalogue.ts'

export const home = {
  title: 'آپ کے قریب مسلمانوں کے کاروبار، مساجد اور نماز کے اوقات',
  description:
    'اپنے آس پاس مسلمانوں کے حلال کاروبار، مساجد اور آج کے نماز کے اوقات دیکھیں، اور ایسی کمیونٹی پائیں جو اپنوں کا خیال رکھتی ہے۔ کاروبار کا اندراج مفت ہے۔',
  hero: {
    tagline: { first: 'مسلمانوں کی طرف سے،', second: 'مسلمانوں کے لیے' },
    lead: 'آپ کے آس پاس مسلمانوں کے کاروبار، مساجد اور نماز کے اوقات، اور ایک کمیونٹی جو اپنوں کا خیال رکھتی ہے۔',
    enterCommunity: 'کمیونٹی میں آئیں',
    listBusiness: 'اپنا مسلم کاروبار درج کریں، بالکل مفت!',
  },
  features: {
    title: 'کمیونٹی کی سرگرمیاں',
    lead: 'چھوٹے چھوٹے نیک کام، مل کر اور سب کے سامنے۔',
    open: 'کھولیں',
    givingBack: {
      title: 'خدمتِ خلق',
      text: 'مقامی مہمات، جن کا ہدف، تازہ حال اور خرچ کا ثبوت سب سامنے ہے۔',
    },
    gaza: {
      title: 'غزہ کے نام پیغامات',
      text: 'حوصلے اور دعا کے چند الفاظ لکھیں۔ ہر پیغام شائع ہونے سے پہلے کوئی فرد اسے پڑھتا ہے۔',
    },
    reviews: {
      title: 'تبصرے اور آراء',
      text: 'وہاں جانے والوں کی سچی رائے، اور مالکان کے جواب۔',
    },
  },
  businesses: {
    near: (place: string) => `${place} کے قریب مسلم کاروبار`,
    nearYou: 'آپ کے قریب مسلم کاروبار',
    worldwide: 'دنیا بھر میں مسلم کاروبار',
    lead: 'تمام مسلم کاروبار بالکل مفت درج ہوتے ہیں۔ مالکان زیادہ نمایاں ہونے اور پریمیم سہولتوں کے لیے نمایاں اندراج لے سکتے ہیں۔',
    viewAll: 'تمام کاروبار دیکھیں',
    empty: 'کوئی کاروبار نہیں ملا',
    browse: 'تمام کاروبار دیکھیں',
  },
  sponsors: { title: 'ہمارے اسپانسر', become: 'اسپانسر بنیں' },
  worship: {
    title: 'نماز کے اوقات اور مساجد',
    lead: 'جہاں آپ ہیں وہاں کے اوقات، اور آس پاس کی مساجد۔',
    leadUnknown: 'بتائیں آپ کہاں ہیں، تاکہ نماز کے اوقات اور آس پاس کی مساجد نظر آئیں۔',
    viewAll: 'تمام مساجد دیکھیں',
    noMosques: 'کوئی مسجد نہیں ملی',
    browseMosques: 'تمام مساجد دیکھیں',
    choosePlace: 'اپنا مقام چنیں',
    placeNeeded: 'ہم اوقات آپ کے شہر کے حساب سے نکالتے ہیں۔ صرف علاقہ محفوظ ہوتا ہے، اور وہ بھی اسی آلے پر۔',
  },
  testimonials: {
    title: 'محلے کی باتیں',
    quoted: (quote: string) => `«${quote}»`,
    sampleFrom: (place: string) => `${place} · نمونہ`,
  },
  callToAction: {
    title: 'آپ کی دکان بھی نقشے پر ہونی چاہیے',
    text: 'ہمیشہ کے لیے مفت۔ پہلے 30 دن وی آئی پی کے ساتھ، تاکہ پڑوسی سب سے پہلے آپ کو دیکھیں۔',
    list: 'اپنا کاروبار درج کریں',
    compare: 'پلان کا موازنہ کریں',
  },
  business: {
    nameNotFound: 'کاروبار کا نام نہیں ملا',
    featured: 'نمایاں',
    sample: 'نمونہ',
    muslimOwned: 'مسلم ملکیت',
    call: 'کال کریں',
    callNamed: (name: string) => `${name} کو کال کریں`,
    directions: 'راستہ',
    directionsTo: (name: string) => `${name} کا راستہ`,
    halalLevels: {
      unknown: 'حلال درجہ نامعلوم',
      selfDeclared: 'حلال، مالک کا بیان',
      community: 'حلال، کمیونٹی سے تصدیق شدہ',
      certificate: 'حلال سرٹیفکیٹ موجود',
      visited: 'حلال، عملے نے خود دیکھا',
    },
  },
  open: {
    always: '24 گھنٹے کھلا',
    until: (time: string) => `${time} تک کھلا`,
    closesSoon: (time: string) => `${time} پر بند ہو گا`,
    opensToday: (time: string) => `${time} پر کھلے گا`,
    opensLater: (weekday: string, time: string) => `${weekday} ${time} پر کھلے گا`,
    closed: 'بند',
    weekdays: { mon: 'پیر', tue: 'منگل', wed: 'بدھ', thu: 'جمعرات', fri: 'جمعہ', sat: 'ہفتہ', sun: 'اتوار' },
  },
  distance: {
    metres: (amount: string) => `${amount} میٹر`,
    kilometres: (amount: string) => `${amount} کلومیٹر`,
    notSpecified: 'مقام درج نہیں',
  },
  mosque: {
    nameNotFound: 'مسجد کا نام درج نہیں',
    next: (prayer: string, time: string) => `اگلی نماز: ${prayer} ${time}`,
  },
} satisfies Messages['home']
