// The home page.
import type { Messages } from '#app/i18n/catalogue.ts'

export const home = {
  title: 'Yakınınızdaki Müslüman işletmeleri, camiler ve namaz vakitleri',
  description:
    'Çevrenizdeki helal Müslüman işletmelerini, camileri, bugünün namaz vakitlerini ve birbirini gözeten bir topluluğu bulun. İşletme eklemek ücretsizdir.',
  hero: {
    tagline: { first: 'Müslümanlardan', second: 'Müslümanlara' },
    lead: {
      what: 'Çevrenizdeki Müslüman işletmeleri, camiler ve namaz vakitleri',
      more: ', bir de birbirini gözeten bir topluluk.',
    },
    searchLabel: 'Yakınınızdaki işletmeleri arayın',
    searchPlaceholder: 'Ne arıyorsunuz?',
    search: 'Ara',
    popular: 'Sık aranan',
    tiles: { food: 'Yemek', groceries: 'Market', mosques: 'Camiler', services: 'Hizmetler' },
    setPlace: 'Namaz vakitleri için yerinizi seçin',
    enterCommunity: 'Topluluğa katıl',
    listBusiness: 'Müslüman işletmemi ekle – ücretsiz!',
  },
  now: { mosque: 'En yakın cami', event: 'Sıradaki etkinlik', timetable: 'Bütün vakitler' },
  features: {
    title: 'Toplulukta neler var?',
    lead: 'Birlikte ve herkesin gözü önünde yapılan küçük iyilikler.',
    open: 'İncele',
    givingBack: {
      title: 'Hayır ve dayanışma',
      text: 'Hedefi belli, gelişmeleri paylaşılan, paranın nereye harcandığı belgelenen yerel kampanyalar.',
    },
    gaza: {
      title: 'Gazze’ye mesajlar',
      text: 'Destek ve dua dolu birkaç söz bırakın. Her mesaj yayımlanmadan önce bir kişi tarafından okunur.',
    },
    reviews: {
      title: 'Yorumlar ve görüşler',
      text: 'Gidip görenlerden içten yorumlar, işletme sahiplerinden yanıtlar.',
    },
  },
  businesses: {
    near: (place: string) => `${place} yakınındaki Müslüman işletmeleri`,
    inCountry: (country: string) => `${country} genelinde Müslüman işletmeleri`,
    nearYou: 'Yakınınızdaki Müslüman işletmeleri',
    worldwide: 'Dünya genelinde Müslüman işletmeleri',
    lead: 'Bütün Müslüman işletmeleri ÜCRETSİZ listelenir. İşletme sahipleri daha çok görünürlük ve premium özellikler için kayıtlarını öne çıkarabilir.',
    viewAll: 'Tüm işletmeleri gör',
    empty: 'İşletme bulunamadı',
    browse: 'Tüm işletmelere göz at',
  },
  sponsors: { title: 'Sponsorlarımız', become: 'Sponsor ol' },
  worship: {
    title: 'Namaz vakitleri ve camiler',
    lead: 'Bulunduğunuz yerin vakitleri ve çevrenizdeki camiler.',
    leadUnknown: 'Namaz vakitlerinizi ve çevrenizdeki camileri görmek için nerede olduğunuzu söyleyin.',
    viewAll: 'Tüm camileri gör',
    noMosques: 'Cami bulunamadı',
    noneNearby: '50 km çevrenizde henüz kayıtlı cami yok',
    browseMosques: 'Tüm camilere göz at',
    choosePlace: 'Konum seç',
    placeNeeded: 'Vakitleri şehriniz için hesaplarız. Yalnızca bölgeniz, o da bu cihazda saklanır.',
  },
  testimonials: {
    title: 'Mahalleden sesler',
    quoted: (quote: string) => `“${quote}”`,
    sampleFrom: (place: string) => `${place} · Örnek`,
  },
  callToAction: {
    title: 'Dükkânınız haritada yerini alsın',
    text: 'Her zaman ücretsiz. İlk 30 gün VIP ayrıcalığı sizin; komşularınız sizi kolayca bulur.',
    list: 'İşletmemi ekle',
    compare: 'Planları karşılaştır',
  },
} satisfies Messages['home']
