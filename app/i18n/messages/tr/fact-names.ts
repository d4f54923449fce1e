import type { factNames as english } from '../en/fact-names.ts'

// What a place may have on site: one name for each, wherever it is asked, filtered by, edited or shown.
export const factNames = {
  prayer_space: 'Namaz yeri',
  wudu: 'Abdest alma yeri',
  sisters_space: 'Kadınlar bölümü',
  family_section: 'Aile bölümü',
  wheelchair: 'Tekerlekli sandalye erişimi',
  parking: 'Otopark',
  delivery: 'Eve teslimat',
  takeaway: 'Paket servis',
  outdoor_seating: 'Açık havada oturma yeri',
  child_friendly: 'Çocuklara uygun',
} satisfies typeof english
