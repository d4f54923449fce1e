// Title, lead and "what you will find here" of every page whose own screen is not built yet, and the location pages'
// texts.
import type { BuiltTexts, LocationTexts, PageTexts } from './en.server.ts'

export const pages = {
  // Mosques and worship

  // Community
} satisfies PageTexts

/**
 * Headings and texts of the location pages. "genelinde" (throughout) fits a city and a country alike and spares the
 * name its suffix; the country stands in brackets, because a comma would break the phrase.
 */
export const built: BuiltTexts = {
  'community/giving-back': {
    title: 'Hayır ve dayanışma',
    lead: 'Paranızı ya da zamanınızı verin, neye dönüştüğünü görün.',
  },
  donate: {
    title: 'Bağış yapın',
    lead: 'Rehberin herkese ücretsiz kalmasına yardım edin.',
  },
  partners: {
    title: 'Ortaklar ve ortak rozeti',
    lead: 'Yanımızda duran kuruluşlar ve bunu gösteren rozet.',
  },
  courses: { title: 'Kurslar', lead: 'Kendi hızınızda öğrenin.' },
  jobs: {
    title: 'İş ilanları',
    lead: 'İnancınızın hoş karşılandığı işler.',
  },
  'how-we-make-money': {
    title: 'Gelirimiz nereden geliyor?',
    lead: 'Bu sitenin masrafını kim karşılıyor, karşılığında ne alıyor?',
  },
  affiliates: {
    title: 'Satış ortaklığı',
    lead: 'Rehbere işletme kazandırın, payınızı alın.',
  },
  packages: {
    title: 'Planlar',
    lead: 'Listelenmek ücretsizdir. Ücretli plan, size daha çok görünürlük getirir.',
  },
  community: {
    title: 'Topluluk',
    lead: 'Selamünaleyküm. Bakın komşularınız neler yapıyor.',
  },
  'community/forum': {
    title: 'Forum',
    lead: 'Sorun, yanıtlayın, güzellikle konuşun.',
  },
  'community/gaza': {
    title: 'Gazze’ye mesajlar',
    lead: 'Gazze halkı için sözlerden bir duvar.',
  },
  'community/ideas': {
    title: 'Fikirler',
    lead: 'Size neyin yardımcı olacağını söyleyin, başkalarının isteklerine oy verin.',
  },
  test: {
    title: 'Site denetimi',
    lead: 'Sitenin sağlığına kısa bir bakış.',
  },
  'auth-test': {
    title: 'Giriş denetimi',
    lead: 'Giriş çalışıyor mu, site sizi kim olarak tanıyor?',
  },
  'verify-env': {
    title: 'Ayar denetimi',
    lead: 'Sitenin ihtiyaç duyduğu bütün ayarlar yerinde mi?',
  },
  'verify-supabase': {
    title: 'Altyapı denetimi',
    lead: 'Site verilerine ulaşabiliyor mu?',
  },
  'seo-test': {
    title: 'Arama bilgisi denetimi',
    lead: 'Arama motorları ve bağlantı önizlemeleri bir sayfada ne görüyor?',
  },
  mosques: {
    title: 'Camiler',
    lead: 'Yakınınızdaki ve dünyanın dört bir yanındaki camiler.',
  },
  quran: {
    title: 'Kur’an okuyun',
    lead: 'Kur’an-ı Kerim’in tamamı, mealleriyle, ücretsiz.',
  },
  athan: {
    title: 'Ezan',
    lead: 'Nerede olursanız olun, ezan vaktinde.',
  },
  'business-register': {
    title: 'İşletmenizi ekleyin',
    lead: 'Bütün Müslüman işletmeleri ücretsiz listelenir. Yalnızca birkaç dakika sürer.',
  },
  help: { title: 'Yardım ve SSS', lead: 'Yanıtlar ve gerektiğinde bir insan.' },
  faq: { title: 'Sıkça sorulan sorular', lead: 'Bize en çok sorulanlar.' },
  'about-us': { title: 'Hakkımızda', lead: 'Bir mahalle: Müslümanlardan Müslümanlara.' },
  'privacy-policy': {
    title: 'Gizlilik politikası',
    lead: 'Hakkınızda neyi, neden biliyoruz; bize nasıl unutturursunuz?',
  },
  'terms-of-service': { title: 'Kullanım koşulları', lead: 'Bizden ne bekleyebilirsiniz, biz sizden ne bekleriz?' },
  contact: { title: 'Bize yazın', lead: 'Bir insana yazın. E-postayla yanıt veririz.' },
  businesses: {
    title: 'Müslüman işletmeleri',
    lead: 'Müslümanlara ait ve helal işletmeler; puanları, çalışma saatleri ve helal kanıtlarıyla.',
  },
  services: {
    title: 'Helal hizmetler',
    lead: 'Hac yolculuğundan nikâha: işi sizin istediğiniz gibi yapmayı bilenler.',
  },
  'categories/food-restaurants': {
    title: 'Helal yemek ve restoranlar',
    lead: 'Lokantalar, fırınlar ve kafeler, her biri helal kanıtıyla.',
  },
  'categories/finance': {
    title: 'İslami finans ve muhasebe',
    lead: 'Muhasebeciler, danışmanlar ve faizsiz finansman.',
  },
  zakaat: {
    title: 'Zekât hesaplayıcı',
    lead: 'Zekâtınızı gizlilik içinde, adım adım hesaplayın.',
  },
  widgets: {
    title: 'Site bileşenleri',
    lead: 'Kendi siteniz için namaz vakitleri, cuma ve rozetler.',
  },
}

export const location = {
  country: (name: string): string => name,
  city: (city: string, country: string): string => (city === country ? city : `${city} (${country})`),
  headings: {
    restaurants: (place: string) => `${place} genelinde helal restoranlar`,
    grocery: (place: string) => `${place} genelinde helal market ve bakkallar`,
    healthcare: (place: string) => `${place} genelinde Müslüman sağlık uzmanları`,
    trades: (place: string) => `${place} genelinde Müslüman ustalar`,
    education: (place: string) => `${place} genelinde İslami okullar ve özel dersler`,
    finance: (place: string) => `${place} genelinde İslami finans ve Müslüman muhasebeciler`,
    retail: (place: string) => `${place} genelinde Müslümanlara ait mağazalar`,
    technology: (place: string) => `${place} genelinde Müslüman teknoloji işletmeleri`,
    travel: (place: string) => `${place} genelinde hac, umre ve helal seyahat`,
    services: (place: string) => `${place} genelinde Müslüman uzmanlardan hizmetler`,
    beauty: (place: string) => `${place} genelinde Müslümanlara ait güzellik ve bakım işletmeleri`,
    community: (place: string) => `${place} genelinde Müslüman topluluk kuruluşları`,
  },
  /** A part of a category keeps its capital letter, so it stands first: "Helal kasaplar – Londra (Birleşik Krallık)". */
  partHeading: (part: string, place: string) => `${part} – ${place}`,
  lead: (count: string, heading: string) => `${heading}: ${count}; puanları ve çalışma saatleriyle.`,
  leadEmpty: (heading: string) =>
    `${heading}: henüz kimse listelenmedi. Bir yer biliyor musunuz? Sahibine listelenmenin ücretsiz olduğunu söyleyin.`,
} satisfies LocationTexts
