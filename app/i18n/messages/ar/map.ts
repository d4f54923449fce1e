import type { Messages } from '#app/i18n/catalogue.ts'
import { plural } from '#app/i18n/plural.ts'

const count = plural('ar')

export const map = {
  label: 'الخريطة',
  results: 'النتائج على الخريطة',
  loading: 'جارٍ تحميل الخريطة…',
  zoomIn: 'تكبير',
  zoomOut: 'تصغير',
  you: 'أنت هنا',
  cluster: (n: number) =>
    count(n, {
      zero: 'لا أماكن. كبّر الخريطة',
      one: 'مكان واحد. كبّر الخريطة',
      two: 'مكانان. كبّر الخريطة',
      few: '# أماكن. كبّر الخريطة',
      many: '# مكانًا. كبّر الخريطة',
      other: '# مكان. كبّر الخريطة',
    }),
  close: 'إغلاق',
  open: (name: string) => `افتح ${name}`,
  directions: 'الطريق',
  directionsTo: (name: string) => `الطريق إلى ${name}`,
  /** The choice of a maps app. */
  directionsWith: {
    title: 'الاتجاهات عبر',
    apps: { device: 'تطبيق الخرائط في هاتفك', google: 'Google Maps', apple: 'خرائط Apple', osm: 'OpenStreetMap' },
  },
  attribution: 'مصادر الخريطة',
  notDrawn: 'لا يمكن رسم الخريطة في هذا المتصفح. إليك الأماكن بدلًا منها.',
  notDrawnOne: 'لا يمكن رسم الخريطة في هذا المتصفح.',
  noStreets: 'لا تتوفر لدينا خريطة شوارع لهذه المنطقة بعد.',
  noScript: 'تحتاج الخريطة إلى JavaScript. وكل ما عليها تجده في القائمة أيضًا.',
  gestures: {
    windows: 'اضغط Ctrl مع التمرير لتكبير الخريطة أو تصغيرها',
    mac: 'اضغط ⌘ مع التمرير لتكبير الخريطة أو تصغيرها',
    touch: 'حرّك الخريطة بإصبعين',
  },
  picker: {
    title: 'الموقع على الخريطة',
    hint: 'اسحب الدبوس، أو المس الخريطة، أو حرّك الدبوس بمفاتيح الأسهم. ومع Shift يتحرك بخطوات أدقّ.',
    noScript: 'اكتب الموقع في رقمين. تُظهرهما معظم تطبيقات الخرائط حين تضغط مطوّلًا على المكان.',
    pin: (lat: string, lng: string) => `الدبوس عند خط العرض ${lat} وخط الطول ${lng}. حرّكه بمفاتيح الأسهم`,
    useMyLocation: 'استخدم موقعي',
    locating: 'جارٍ تحديد موقعك…',
    refused: 'لم يشاركنا متصفحك موقعك. المس الخريطة بدلًا من ذلك من فضلك.',
    failed: 'تعذّر علينا معرفة موقعك. المس الخريطة بدلًا من ذلك من فضلك.',
    placed: {
      door: 'وضعنا الدبوس على هذا العنوان. اسحبه إن كان في غير مكانه.',
      street: 'وضعنا الدبوس على هذا الشارع. اسحبه إلى الباب الصحيح.',
      postcode: 'وضعنا الدبوس في وسط هذا الرمز البريدي. اسحبه إلى الباب الصحيح.',
    },
    latitude: 'خط العرض',
    longitude: 'خط الطول',
    none: 'لم يُحدَّد الموقع بعد. المس الخريطة لتحديده.',
    moved: (lat: string, lng: string) => `حُدّد الموقع عند خط العرض ${lat} وخط الطول ${lng}`,
  },
} satisfies Messages['map']
