/** Categories in Urdu. */
import type { CategoryNames } from './tree.ts'

export const names: CategoryNames = {
  restaurants: {
    name: 'ریستوران',
    sub: {
      'south-asian': 'جنوبی ایشیائی کھانے',
      'middle-eastern': 'مشرقِ وسطیٰ کے کھانے',
      turkish: 'ترک کھانے',
      african: 'افریقی کھانے',
      'east-asian': 'مشرقی و جنوب مشرقی ایشیائی کھانے',
      grill: 'گرل اور اسٹیک',
      takeaway: 'ٹیک اوے',
      cafe: 'کیفے اور میٹھے',
    },
  },
  grocery: {
    name: 'کریانہ',
    sub: {
      butcher: 'حلال گوشت کی دکانیں',
      supermarket: 'سپر مارکیٹ',
      bakery: 'بیکریاں',
      spices: 'مسالے اور جڑی بوٹیاں',
      sweets: 'مٹھائیاں، کھجوریں اور خشک میوے',
      deli: 'تیار کھانوں کی دکانیں',
    },
  },
  healthcare: {
    name: 'صحت',
    sub: {
      doctor: 'ڈاکٹر اور کلینک',
      dentist: 'دانتوں کے ڈاکٹر',
      pharmacy: 'فارمیسی',
      optician: 'عینک ساز',
      physiotherapy: 'فزیوتھراپی',
      counselling: 'مشاورت اور نفسیاتی علاج',
      maternity: 'خواتین اور زچگی کی صحت',
      herbal: 'حجامہ اور جڑی بوٹیوں سے علاج',
    },
  },
  trades: {
    name: 'ہنر اور مرمت',
    sub: {
      builder: 'معمار اور ٹھیکیدار',
      electrician: 'الیکٹریشن',
      plumber: 'پلمبر',
      mechanic: 'گیراج اور مکینک',
      carpentry: 'بڑھئی',
      removals: 'سامان کی منتقلی',
      'air-conditioning': 'ہیٹنگ اور ایئر کنڈیشننگ',
      handyman: 'گھریلو مرمت',
    },
  },
  education: {
    name: 'تعلیم',
    sub: {
      'quran-school': 'قرآنی تعلیم اور مدارس',
      school: 'اسکول',
      nursery: 'نرسری',
      tutoring: 'ٹیوشن',
      language: 'زبان سکھانے کے ادارے',
      training: 'کورس اور تربیت',
    },
  },
  finance: {
    name: 'مالیات',
    sub: {
      accountant: 'اکاؤنٹنٹ',
      'home-finance': 'گھر کے لیے فنانسنگ',
      investment: 'حلال سرمایہ کاری',
      takaful: 'تکافل اور بیمہ',
      planning: 'مالی مشاورت',
    },
  },
  retail: {
    name: 'دکانیں',
    one: 'دکان',
    sub: {
      'modest-wear': 'باحیا لباس',
      clothing: 'کپڑے اور جوتے',
      bookshop: 'کتابوں کی دکانیں',
      jewellery: 'زیورات',
      perfume: 'عطر اور عود',
      fabric: 'کپڑا اور درزی',
      crafts: 'تحائف اور دستکاری',
      home: 'گھریلو سامان اور فرنیچر',
    },
  },
  technology: {
    name: 'ٹیکنالوجی',
    sub: {
      software: 'سافٹ ویئر اور ایپس',
      'web-design': 'ویب ڈیزائن',
      'it-support': 'آئی ٹی سپورٹ',
      repair: 'موبائل اور کمپیوٹر کی مرمت',
      electronics: 'الیکٹرانکس',
    },
  },
  travel: {
    name: 'سفر، حج اور عمرہ',
    sub: {
      'hajj-umrah': 'حج اور عمرہ',
      agency: 'ٹریول ایجنٹ',
      tours: 'سیاحتی دورے اور گائیڈ',
      hotel: 'ہوٹل اور مہمان خانے',
      transport: 'ٹیکسی اور ٹرانسپورٹ',
    },
  },
  services: {
    name: 'خدمات',
    one: 'خدمت',
    sub: {
      law: 'وکلا اور قانونی مشورہ',
      marriage: 'نکاح اور رشتے',
      funeral: 'کفن دفن',
      translation: 'ترجمہ',
      childcare: 'بچوں کی نگہداشت',
      property: 'پراپرٹی ایجنٹ',
      events: 'تقریبات اور کیٹرنگ',
      printing: 'پرنٹنگ اور فوٹوگرافی',
    },
  },
  beauty: {
    name: 'بیوٹی',
    sub: {
      salon: 'ہیئر اور بیوٹی پارلر',
      barber: 'حجام',
      spa: 'اسپا اور حمام',
      henna: 'مہندی',
      cosmetics: 'حلال کاسمیٹکس',
      fitness: 'فٹنس',
    },
  },
  community: {
    name: 'کمیونٹی',
    sub: {
      charity: 'فلاحی ادارے',
      centre: 'اسلامی مراکز',
      youth: 'نوجوانوں کے گروپ',
      sisters: 'بہنوں کے گروپ',
      sports: 'کھیلوں کے کلب',
      cooperative: 'کوآپریٹو',
    },
  },
}
