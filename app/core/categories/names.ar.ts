/** Categories in Arabic. */
import type { CategoryNames } from './tree.ts'

export const names: CategoryNames = {
  restaurants: {
    name: 'مطاعم',
    one: 'مطعم',
    sub: {
      'south-asian': 'مأكولات جنوب آسيا',
      'middle-eastern': 'مأكولات شرق أوسطية',
      turkish: 'مأكولات تركية',
      african: 'مأكولات أفريقية',
      'east-asian': 'مأكولات شرق آسيا وجنوب شرقها',
      grill: 'مشويات وشرائح لحم',
      takeaway: 'وجبات سريعة',
      cafe: 'مقاهٍ وحلويات',
    },
  },
  grocery: {
    name: 'بقالة ومواد غذائية',
    sub: {
      butcher: 'محال جزارة حلال',
      supermarket: 'سوبرماركت',
      bakery: 'مخابز',
      spices: 'بهارات وأعشاب',
      sweets: 'حلويات وتمور ومكسرات',
      deli: 'أجبان ومأكولات جاهزة',
    },
  },
  healthcare: {
    name: 'رعاية صحية',
    sub: {
      doctor: 'أطباء وعيادات',
      dentist: 'أطباء أسنان',
      pharmacy: 'صيدليات',
      optician: 'بصريات',
      physiotherapy: 'علاج طبيعي',
      counselling: 'إرشاد وعلاج نفسي',
      maternity: 'صحة المرأة والولادة',
      herbal: 'حجامة وطب أعشاب',
    },
  },
  trades: {
    name: 'حرف وصيانة',
    sub: {
      builder: 'بناء ومقاولات',
      electrician: 'كهربائيون',
      plumber: 'سباكون',
      mechanic: 'ورش سيارات',
      carpentry: 'نجارة',
      removals: 'نقل أثاث',
      'air-conditioning': 'تدفئة وتكييف',
      handyman: 'إصلاحات منزلية',
    },
  },
  education: {
    name: 'تعليم',
    sub: {
      'quran-school': 'مدارس قرآنية',
      school: 'مدارس',
      nursery: 'حضانات ورياض أطفال',
      tutoring: 'دروس خصوصية',
      language: 'مدارس لغات',
      training: 'دورات وتدريب',
    },
  },
  finance: {
    name: 'خدمات مالية',
    one: 'خدمة مالية',
    sub: {
      accountant: 'محاسبون',
      'home-finance': 'تمويل عقاري',
      investment: 'استثمار حلال',
      takaful: 'تكافل وتأمين',
      planning: 'استشارات مالية',
    },
  },
  retail: {
    name: 'متاجر',
    one: 'متجر',
    sub: {
      'modest-wear': 'أزياء محتشمة',
      clothing: 'ملابس وأحذية',
      bookshop: 'مكتبات لبيع الكتب',
      jewellery: 'مجوهرات',
      perfume: 'عطور وعود',
      fabric: 'أقمشة وخياطة',
      crafts: 'هدايا وحرف يدوية',
      home: 'أثاث ومستلزمات منزلية',
    },
  },
  technology: {
    name: 'تقنية',
    sub: {
      software: 'برمجيات وتطبيقات',
      'web-design': 'تصميم مواقع',
      'it-support': 'دعم تقني',
      repair: 'إصلاح هواتف وحواسيب',
      electronics: 'إلكترونيات',
    },
  },
  travel: {
    name: 'سفر وحج وعمرة',
    sub: {
      'hajj-umrah': 'حج وعمرة',
      agency: 'وكالات سفر',
      tours: 'جولات ومرشدون',
      hotel: 'فنادق ودور ضيافة',
      transport: 'سيارات أجرة ونقل',
    },
  },
  services: {
    name: 'خدمات',
    one: 'خدمة',
    sub: {
      law: 'محاماة واستشارات قانونية',
      marriage: 'خدمات زواج',
      funeral: 'خدمات جنائز',
      translation: 'ترجمة',
      childcare: 'رعاية أطفال',
      property: 'مكاتب عقارية',
      events: 'مناسبات وضيافة',
      printing: 'طباعة وتصوير',
    },
  },
  beauty: {
    name: 'تجميل وعناية',
    sub: {
      salon: 'صالونات تجميل',
      barber: 'حلاقون',
      spa: 'منتجعات صحية وحمامات',
      henna: 'حناء',
      cosmetics: 'مستحضرات تجميل حلال',
      fitness: 'لياقة بدنية',
    },
  },
  community: {
    name: 'مجتمع',
    sub: {
      charity: 'جمعيات خيرية',
      centre: 'مراكز إسلامية',
      youth: 'مجموعات شبابية',
      sisters: 'مجموعات الأخوات',
      sports: 'أندية رياضية',
      cooperative: 'تعاونيات',
    },
  },
}
