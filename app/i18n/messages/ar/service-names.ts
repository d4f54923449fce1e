// The services that owners name most.
import type { serviceNames as english } from '../en/service-names.ts'

export const serviceNames = {
  dine_in: 'تناول الطعام في المكان',
  takeaway: 'طلبات خارجية',
  delivery: 'توصيل',
  catering: 'تموين المناسبات',
  family_room: 'غرفة للعائلات',
  late_night: 'حتى وقت متأخر',
  breakfast: 'فطور',
  seafood: 'مأكولات بحرية',
  bread: 'خبز',
  cakes: 'كعك',
  coffee: 'قهوة',
  garden: 'حديقة',
  wholesale: 'بيع بالجملة',
  online_orders: 'طلبات عبر الإنترنت',
  home_visits: 'زيارات منزلية',
  repairs: 'إصلاحات',
  made_to_measure: 'تفصيل على المقاس',
  alterations: 'تعديل الملابس',
  gift_wrapping: 'تغليف الهدايا',
  women_only: 'للنساء فقط',
  prayer_space: 'مكان للصلاة',
  free_wifi: 'واي فاي مجاني',
} satisfies Record<keyof typeof english, string>
