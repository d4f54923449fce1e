// Sponsorluk: ne sunulur, kime ulaşır, soru formu.
import type { Messages } from '#app/i18n/catalogue.ts'

export const sponsorship = {
  title: 'Sponsorluk',
  lead: 'Adınızı iyi bir işin arkasına koyun, onu arayanların önünde.',
  offered: 'Neler seçebilirsiniz',
  placements: {
    lead: { title: 'Ana sponsor', text: 'Ana sayfanın sponsorlar bölümünde logonuz ve bir satır, büyük boyda.' },
    supporting: { title: 'Destek sponsoru', text: 'Ana sayfanın sponsorlar bölümünde, diğerlerinin yanında logonuz.' },
    banner: { title: 'Afiş', text: 'Ana sayfada kendi sözlerinizle bir afiş; günler diğerleriyle adilce paylaşılır.' },
  },
  aMonth: (price) => `Ayda ${price}`,
  onRequest: 'Fiyat sorulunca bildirilir',
  rules:
    'Ücretli olan her şey öyle işaretlenir. Namaz, Kur’an ve Gazze sayfalarında asla; içki, kumar, faiz ve flört için asla. Puan, helal düzeyi ve yakındakinin önüne geçmek satılmaz.',
  reach: 'Kime ulaşır',
  figures: {
    views: '30 günde sayfa görüntüleme',
    homeViews: 'Ana sayfa görüntüleme',
    impressions: 'Afişlerin görülmesi',
    clicks: 'Afişlere tıklama',
  },
  counted: 'Son 30 günün kendi sayımımız; botlar ve ekip hariç. Yukarı yuvarlamayız, kimseyi izlemeyiz.',
  notCounted: 'Burada sayfa görüntülemeleri sayılmıyor; bu yüzden bir rakam veremiyoruz.',
  sponsors: 'Sponsorlarımız',
  ask: 'Bize sorun',
  fields: {
    name: 'Adınız',
    email: 'Yanıtımız için e-posta',
    placement: 'Aklınızdaki',
    choose: 'Birini seçin',
    message: 'Mesajınız',
    hint: 'Kimsiniz, ne zaman başlamak istersiniz ve bilmemiz gerekenler.',
  },
  send: 'Soruyu gönder',
  sent: 'Sorunuz bize ulaştı.',
  sentText: 'Ekibimiz e-postayla yanıtlayacak.',
  subject: (placement) => `Sponsorluk: ${placement}`,
  more: 'Bu sitenin masrafını kim, ne için karşılıyor?',
  moreLink: 'Gelirimiz nereden geliyor?',
  errors: {
    name: 'Adınızı girin.',
    email: 'ad@example.com gibi bir e-posta adresi girin.',
    placement: 'Aklınızdakini seçin.',
    message: '10 ile 3.500 karakter arasında yazın.',
  },
} satisfies Messages['sponsorship']
