// The services that owners name most.
import type { serviceNames as english } from '../en/service-names.ts'

export const serviceNames = {
  dine_in: 'بیٹھ کر کھانا',
  takeaway: 'ٹیک اوے',
  delivery: 'ہوم ڈیلیوری',
  catering: 'کیٹرنگ',
  family_room: 'فیملی روم',
  late_night: 'رات گئے تک',
  breakfast: 'ناشتہ',
  seafood: 'سی فوڈ',
  bread: 'روٹی',
  cakes: 'کیک',
  coffee: 'کافی',
  garden: 'باغ',
  wholesale: 'تھوک فروخت',
  online_orders: 'آن لائن آرڈر',
  home_visits: 'گھر پر خدمت',
  repairs: 'مرمت',
  made_to_measure: 'ناپ پر سلائی',
  alterations: 'کپڑوں کی ترمیم',
  gift_wrapping: 'تحفے کی پیکنگ',
  women_only: 'صرف خواتین کے لیے',
  prayer_space: 'نماز کی جگہ',
  free_wifi: 'مفت وائی فائی',
} satisfies Record<keyof typeof english, string>
