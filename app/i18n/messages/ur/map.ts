import type { Messages } from '#app/i18n/catalogue.ts'
import { plural } from '#app/i18n/plural.ts'

const count = plural('ur')

/** The map: its controls, what it says when it cannot be drawn, and choosing a position. */
export const map = {
  label: 'نقشہ',
  results: 'نقشے پر نتائج',
  loading: 'نقشہ لوڈ ہو رہا ہے…',
  zoomIn: 'قریب سے دیکھیں',
  zoomOut: 'دور سے دیکھیں',
  you: 'آپ یہاں ہیں',
  cluster: (n: number) => count(n, { one: '# جگہ۔ قریب سے دیکھیں', other: '# جگہیں۔ قریب سے دیکھیں' }),
  close: 'بند کریں',
  open: (name: string) => `${name} کھولیں`,
  directions: 'راستہ',
  directionsTo: (name: string) => `${name} کا راستہ`,
  /** The choice of a maps app. */
  directionsWith: {
    title: 'راستہ دیکھیں',
    apps: { device: 'اس فون کی نقشہ ایپ', google: 'Google Maps', apple: 'Apple Maps', osm: 'OpenStreetMap' },
  },
  towards: [
    'شمال کی طرف',
    'شمال مشرق کی طرف',
    'مشرق کی طرف',
    'جنوب مشرق کی طرف',
    'جنوب کی طرف',
    'جنوب مغرب کی طرف',
    'مغرب کی طرف',
    'شمال مغرب کی طرف',
  ],
  crowFlies: 'سیدھے فاصلے پر',
  setPlace: 'فاصلہ دیکھنے کے لیے اپنی جگہ بتائیں',
  attribution: 'نقشے کے ماخذ',
  notDrawn: 'اس براؤزر میں نقشہ نہیں بن سکتا۔ اس کی جگہ فہرست حاضر ہے۔',
  notDrawnOne: 'اس براؤزر میں نقشہ نہیں بن سکتا۔',
  noStreets: 'اس علاقے کی سڑکوں کا نقشہ ابھی ہمارے پاس نہیں ہے۔',
  noScript: 'نقشے کے لیے JavaScript ضروری ہے۔ اس پر جو کچھ ہے وہ فہرست میں بھی ہے۔',
  gestures: {
    windows: 'نقشہ قریب یا دور کرنے کے لیے Ctrl دبا کر اسکرول کریں',
    mac: 'نقشہ قریب یا دور کرنے کے لیے ⌘ دبا کر اسکرول کریں',
    touch: 'نقشہ دو انگلیوں سے ہلائیں',
  },
  picker: {
    title: 'نقشے پر جگہ',
    hint: 'پن کو گھسیٹیں، نقشے پر ٹیپ کریں، یا تیر والے بٹنوں سے پن ہلائیں۔ Shift کے ساتھ چھوٹے قدم۔',
    noScript: 'جگہ دو نمبروں میں لکھیں۔ اکثر نقشہ ایپس میں جگہ پر انگلی دبائے رکھنے سے یہ نمبر نظر آ جاتے ہیں۔',
    pin: (lat: string, lng: string) =>
      `پن: عرض البلد \u2066${lat}\u2069، طول البلد \u2066${lng}\u2069۔ تیر والے بٹنوں سے ہلائیں`,
    useMyLocation: 'میرا مقام استعمال کریں',
    locating: 'آپ کا مقام ڈھونڈ رہے ہیں…',
    refused: 'آپ کے براؤزر نے مقام نہیں بتایا۔ براہِ کرم نقشے پر ٹیپ کریں۔',
    failed: 'ہم آپ کا مقام معلوم نہیں کر سکے۔ براہِ کرم نقشے پر ٹیپ کریں۔',
    placed: {
      door: 'ہم نے پن اس پتے پر لگا دی ہے۔ جگہ غلط ہو تو اسے کھینچ کر درست کر دیں۔',
      street: 'ہم نے پن اس سڑک پر لگا دی ہے۔ اسے کھینچ کر صحیح دروازے پر لے جائیں۔',
      postcode: 'ہم نے پن اس پوسٹ کوڈ کے بیچ میں لگا دی ہے۔ اسے کھینچ کر صحیح دروازے پر لے جائیں۔',
    },
    latitude: 'عرض البلد',
    longitude: 'طول البلد',
    none: 'ابھی کوئی جگہ نہیں چنی گئی۔ چننے کے لیے نقشے پر ٹیپ کریں۔',
    moved: (lat: string, lng: string) => `جگہ چن لی گئی: عرض البلد \u2066${lat}\u2069، طول البلد \u2066${lng}\u2069`,
  },
} satisfies Messages['map']
