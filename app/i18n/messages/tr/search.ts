import type { Messages } from '#app/i18n/catalogue.ts'

export const search: Messages['search'] = {
  title: 'Arama',
  description: 'İşletmeleri, camileri, etkinlikleri, iş ilanlarını, tarifleri ve yardımı tek yerden arayın.',
  label: 'Her şeyde ara',
  placeholder: 'Bir yer, cami, yemek veya etkinlik…',
  search: 'Ara',
  tabs: 'Sonuç türleri',
  all: 'Tümü',
  kinds: {
    businesses: 'İşletmeler',
    mosques: 'Camiler',
    rooms: 'Mescitler',
    spaces: 'Namaz yeri olan işletmeler',
    events: 'Etkinlikler',
    jobs: 'İş ilanları',
    recipes: 'Tarifler',
    community: 'Topluluk',
    help: 'Yardım',
  },
  /** The same search where all its filters are. */
  open: {
    businesses: 'İşletmelerde aç',
    mosques: 'Camilerde aç',
    rooms: 'Mescitlerde aç',
    spaces: 'İşletmelerde aç',
    events: 'Etkinliklerde aç',
    jobs: 'İş ilanlarında aç',
    recipes: 'Tariflerde aç',
    community: 'Toplulukta aç',
    help: 'Yardımda aç',
  },
  more: (count: string, kind: string) => `${kind}: ${count} sonucun tümünü gör`,
  askAMosque:
    'Camilerde çoğu zaman nikâh kıyılır, cenaze namazı kılınır, Kur’an öğretilir. Yakınınızdaki bir camiye sorun:',
  nothing: (words: string) => `“${words}” için bir şey bulamadık`,
  nothingText: 'Daha az kelime veya başka bir ad deneyin. Aşağıdaki listelere de göz atabilirsiniz.',
  add: 'Bildiğiniz bir yer mi var? Ekleyin',
}
