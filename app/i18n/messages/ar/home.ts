import type { Messages } from '#app/i18n/catalogue.ts'

export const home = {
  title: 'أعمال يملكها مسلمون ومساجد ومواقيت الصلاة بالقرب منك',
  description:
    'اعثر على أعمال حلال يملكها مسلمون، ومساجد، ومواقيت صلاة اليوم من حولك، ومجتمع يرعى بعضه بعضًا. إدراج نشاطك التجاري مجاني.',
  hero: {
    tagline: { first: 'من المسلمين،', second: 'للمسلمين' },
    lead: 'أعمال يملكها مسلمون ومساجد ومواقيت صلاة من حولك، ومجتمع يرعى بعضه بعضًا.',
    enterCommunity: 'ادخل المجتمع',
    listBusiness: 'أدرج نشاطك التجاري مجانًا!',
  },
  features: {
    title: 'مزايا المجتمع',
    lead: 'خطوات صغيرة نخطوها معًا وفي العلن.',
    open: 'افتح',
    givingBack: {
      title: 'العطاء',
      text: 'حملات محلية لها هدف، تتابع أخبارها وترى بالدليل كيف أُنفق المال.',
    },
    gaza: {
      title: 'رسائل إلى غزة',
      text: 'اترك كلمات مساندة ودعاء. نقرأ كل رسالة بأنفسنا قبل أن تظهر.',
    },
    reviews: {
      title: 'آراء وملاحظات',
      text: 'آراء صادقة ممن زاروا المكان، وردود من أصحابه.',
    },
  },
  businesses: {
    near: (place: string) => `أعمال يملكها مسلمون بالقرب من ${place}`,
    nearYou: 'أعمال يملكها مسلمون بالقرب منك',
    worldwide: 'أعمال يملكها مسلمون حول العالم',
    lead: 'إدراج كل نشاط تجاري يملكه مسلمون مجاني. ولأصحابه أن يرتقوا إلى إدراج مميّز بظهور أوسع ومزايا إضافية.',
    viewAll: 'عرض كل الأعمال',
    empty: 'لم نعثر على أي نشاط تجاري',
    browse: 'تصفّح كل الأعمال',
  },
  sponsors: { title: 'رعاتنا', become: 'كن راعيًا' },
  worship: {
    title: 'مواقيت الصلاة والمساجد',
    lead: 'المواقيت حيث أنت، والمساجد من حولك.',
    leadUnknown: 'أخبرنا أين أنت لترى مواقيت الصلاة والمساجد من حولك.',
    viewAll: 'عرض كل المساجد',
    noMosques: 'لم نعثر على أي مسجد',
    browseMosques: 'تصفّح كل المساجد',
    choosePlace: 'اختر مكانك',
    placeNeeded: 'نحسب المواقيت لمدينتك. ولا نحفظ إلا المنطقة، وعلى هذا الجهاز.',
  },
  testimonials: {
    title: 'من أهل الحيّ',
    quoted: (quote: string) => `«${quote}»`,
    sampleFrom: (place: string) => `${place} · مثال`,
  },
  callToAction: {
    title: 'لمتجرك مكان على الخريطة',
    text: 'مجاني دائمًا. وأول ٣٠ يومًا مع VIP، فيراك جيرانك أولًا.',
    list: 'أدرج نشاطك التجاري',
    compare: 'قارن الخطط',
  },
  business: {
    nameNotFound: 'اسم النشاط التجاري غير متوفر',
    featured: 'مميّز',
    sample: 'مثال',
    muslimOwned: 'يملكه مسلمون',
    call: 'اتصل',
    callNamed: (name: string) => `اتصل بـ${name}`,
    directions: 'الطريق',
    directionsTo: (name: string) => `الطريق إلى ${name}`,
    halalLevels: {
      unknown: 'حالة الحلال غير معروفة',
      selfDeclared: 'حلال بإقرار المالك',
      community: 'حلال بتأكيد المجتمع',
      certificate: 'شهادة حلال محفوظة لدينا',
      visited: 'حلال، زاره فريقنا',
    },
  },
  open: {
    always: 'مفتوح ٢٤ ساعة',
    until: (time: string) => `مفتوح حتى ${time}`,
    closesSoon: (time: string) => `يغلق الساعة ${time}`,
    opensToday: (time: string) => `يفتح الساعة ${time}`,
    opensLater: (weekday: string, time: string) => `يفتح ${weekday} الساعة ${time}`,
    closed: 'مغلق',
    weekdays: {
      mon: 'الاثنين',
      tue: 'الثلاثاء',
      wed: 'الأربعاء',
      thu: 'الخميس',
      fri: 'الجمعة',
      sat: 'السبت',
      sun: 'الأحد',
    },
  },
  distance: {
    metres: (amount: string) => `${amount} م`,
    kilometres: (amount: string) => `${amount} كم`,
    notSpecified: 'الموقع غير محدد',
  },
  mosque: {
    nameNotFound: 'مسجد بلا اسم',
    next: (prayer: string, time: string) => `القادمة: ${prayer} ${time}`,
  },
} satisfies Messages['home']
