// The cards of businesses and mosques. Clock times take no suffix: it would change with each hour.
import type { Messages } from '#app/i18n/catalogue.ts'

export const listings = {
  nameNotFound: 'İşletme adı bulunamadı',
  featured: 'Öne çıkan',
  sample: 'Örnek',
  showcase: 'Bunlar, sitenin nasıl çalıştığını göstermek için hazırlanmış örnek yerlerdir.',
  muslimOwned: 'Sahibi Müslüman',
  call: 'Ara',
  callNamed: (name: string) => `Telefonla ara: ${name}`,
  directions: 'Yol tarifi',
  directionsTo: (name: string) => `Yol tarifi: ${name}`,
  halalLevels: {
    unknown: 'Helal durumu bilinmiyor',
    selfDeclared: 'Helal, sahibinin beyanı',
    community: 'Helal, topluluk onaylı',
    certificate: 'Helal, sertifikası sunuldu',
    visited: 'Helal, ekibimiz ziyaret etti',
  },
  /** The word of open data, which nobody here has checked. */
  sourceSays: {
    only: (source: string) => `${source}: tamamı helal`,
    yes: (source: string) => `${source}: helal seçenek var`,
    name: (_source: string) => 'Adında helal yazıyor',
    on_request: (source: string) => `${source}: istek üzerine helal`,
    reported: (source: string) => `${source} üzerinde helal işareti var, doğrulayan yok`,
  },
  lastSeen: (claim: string, year: string) => `${claim} (son kayıt ${year})`,
  open: {
    always: '24 saat açık',
    until: (time: string) => `Açık, kapanış ${time}`,
    closesSoon: (time: string) => `Kapanış ${time}`,
    pausesSoon: (prayer: string, time: string) => `${prayer} vaktinde kapanır, ${time}`,
    paused: (prayer: string, time: string) => `${prayer} vaktinde ${time} saatine kadar kapalı`,
    jumuah: 'Cuma',
    opensToday: (time: string) => `Kapalı · açılış ${time}`,
    opensLater: (weekday: string, time: string) => `Kapalı · açılış ${weekday} ${time}`,
    closed: 'Kapalı',
    weekdays: { mon: 'Pzt', tue: 'Sal', wed: 'Çar', thu: 'Per', fri: 'Cum', sat: 'Cmt', sun: 'Paz' },
  },
  somewhereIn: (city: string) => `${city} içinde bir yerde`,
  distance: {
    metres: (amount: string) => `${amount} m`,
    kilometres: (amount: string) => `${amount} km`,
    notSpecified: 'Konum belirtilmemiş',
  },
  mosque: {
    by: (method: string) => `${method} yöntemiyle`,
    byTold: 'Caminin kendi vakit çizelgesinden',
    nameNotFound: 'Adı bilinmeyen cami',
    next: (prayer: string, time: string) => `Sıradaki: ${prayer} ${time}`,
  },
} satisfies Messages['listings']
