// The signup popup. A city's name stands where it takes no suffix, and where "Şehriniz" reads as well as a name.
import type { Messages } from '#app/i18n/catalogue.ts'

export const signupPopup = {
  label: 'Katılım türü',
  close: 'Kapat',
  tabs: {
    business: 'İşletme VIP',
    community: 'Topluluk',
  },
  yourCity: 'Şehriniz',
  /** Chosen at random, one per page load. */
  businessButtons: ['VIP denememi şimdi başlat', '30 günlük ücretsiz VIP hakkımı al'],
  business: {
    artTitle: '30 gün VIP, ücretsiz',
    artText: (city: string) => `${city} ve çevresindeki Müslüman işletmeleri için`,
    heading: (city: string) => `${city} sizi kolayca bulsun`,
    text: (isTrue) =>
      `${isTrue ? '50+ Müslüman işletmesinin arasına katılın. ' : ''}30 gün boyunca ücretli planların sunduklarını deneyin; kaydınız ücretsiz kalır.`,
    points: ['Kaydınız için 20 otomasyon kuralı', 'Haritalı, saatli ve yorumlu kendi sayfanız', 'Kendiliğinden biter'],
    urgency: 'Bu ay yerler sınırlı',
    note: 'Kart gerekmez.',
  },
  community: {
    artTitle: 'Komşular için',
    artText: (city) => (city ? `${city} ve bütün dünyadaki Müslümanlar için` : 'Bütün dünyadaki Müslümanlar için'),
    heading: (city) => (city ? `${city} ve çevresindeki topluluğunuzla tanışın` : 'Topluluğunuzla tanışın'),
    text: (isTrue) =>
      `${isTrue ? '500+ Müslüman şimdiden bir arada. ' : ''}Bildiğinizi paylaşın, ihtiyacınız olanı sorun, elinizden geldiğince yardım edin.`,
    points: [
      'Yakınınızdaki etkinlikler ve dersler',
      'Forum, yemek tarifleri ve içten yorumlar',
      'Yanı başınızda ve Gazze’de hayra katkı yolları',
    ],
    button: 'Topluluğa katıl',
    note: 'Herkese ücretsiz.',
  },
  dontShowAgain: 'Bunu bir daha gösterme',
} satisfies Messages['signupPopup']
