import type { factNames as english } from '../en/fact-names.ts'

// What a place may have on site: one name for each, wherever it is asked, filtered by, edited or shown.
export const factNames = {
  prayer_space: 'مكان للصلاة',
  wudu: 'مكان للوضوء',
  sisters_space: 'مكان للنساء',
  family_section: 'قسم للعائلات',
  wheelchair: 'مهيّأ للكراسي المتحركة',
  parking: 'موقف سيارات',
  delivery: 'توصيل',
  takeaway: 'طلبات خارجية',
  outdoor_seating: 'جلسات خارجية',
  child_friendly: 'مناسب للأطفال',
} satisfies typeof english
