import type { Messages } from '#app/i18n/catalogue.ts'

/** The signup popup. */
export const signupPopup = {
  label: 'کس حیثیت سے شامل ہوں',
  close: 'بند کریں',
  tabs: {
    business: 'کاروباری وی آئی پی',
    community: 'کمیونٹی',
  },
  // In the oblique case, because it stands only where a city's name does: before a postposition.
  yourCity: 'آپ کے شہر',
  /** Chosen at random, one per page load. */
  businessButtons: ['میرا وی آئی پی ٹرائل ابھی شروع کریں', '30 دن کی مفت وی آئی پی رسائی لیں'],
  business: {
    artTitle: '30 دن وی آئی پی، بالکل مفت',
    artText: (city: string) => `${city} میں مسلمانوں کے کاروبار کے لیے`,
    heading: (city: string) => `${city} میں لوگ آپ کو آسانی سے ڈھونڈ لیں`,
    text: (isTrue) =>
      `${isTrue ? '50 سے زائد مسلم کاروباروں میں شامل ہوں۔ ' : ''}30 دن تک آزمائیں کہ ادائیگی والے پلان کیا دیتے ہیں، اور آپ کا اندراج مفت رہتا ہے۔`,
    points: [
      'آپ کے اندراج کے لیے 20 خودکار اصول',
      'نقشے، اوقات اور آراء کے ساتھ آپ کا اپنا صفحہ',
      'خود بخود ختم ہو جاتا ہے',
    ],
    urgency: 'اس مہینے محدود جگہیں دستیاب ہیں',
    note: 'کارڈ کی ضرورت نہیں۔',
  },
  community: {
    artTitle: 'پڑوسیوں کے لیے',
    artText: (city) => (city ? `${city} اور دنیا بھر کے مسلمانوں کے لیے` : 'دنیا بھر کے مسلمانوں کے لیے'),
    heading: (city) => (city ? `${city} میں اپنی کمیونٹی سے ملیں` : 'اپنی کمیونٹی سے ملیں'),
    text: (isTrue) =>
      `${isTrue ? '500 سے زائد مسلمان پہلے ہی جڑ چکے ہیں۔ ' : ''}جو جانتے ہیں وہ بتائیں، جو چاہیے وہ پوچھیں، اور جہاں ہو سکے مدد کریں۔`,
    points: [
      'آپ کے قریب تقریبات اور کلاسیں',
      'فورم، کھانوں کی ترکیبیں اور سچی آراء',
      'خدمتِ خلق کے مواقع، اپنے آس پاس اور غزہ میں',
    ],
    button: 'کمیونٹی میں آئیں',
    note: 'سب کے لیے مفت۔',
  },
  dontShowAgain: 'یہ دوبارہ نہ دکھائیں',
} satisfies Messages['signupPopup']
