import type { Messages } from '#app/i18n/catalogue.ts'
import { plural } from '#app/i18n/plural.ts'

const count = plural('tr')

/**
 * Pages of a category in a place, and the guide to services. Numbers, names and headings arrive written in the page's
 * language; they stand where they take no suffix.
 */
export const locationPages = {
  mosquesOf: {
    name: 'Camiler',
    lead: (n: number) => count(n, { other: 'Namaz vakitleri ve yol tarifiyle # cami.' }),
    none: 'Burada henüz kayıtlı cami yok.',
    nearMe: 'Yakınımdaki camiler',
    restaurants: 'Yemek yerleri',
  },
  facts: {
    title: 'Bir bakışta',
    listings: 'Kayıtlar',
    rating: 'Ortanca puan',
    ratingHint: (n: number) => count(n, { one: 'puanlanan # yere göre', other: 'puanlanan # yere göre' }),
    certified: 'Helal sertifikası sunuldu',
    owned: 'Sahibi Müslüman',
    mosques: 'Yakındaki camiler',
    mosquesInCountry: 'Kayıtlı camiler',
    openNow: 'Şu anda açık',
    openHint: (n: number) => count(n, { one: 'saatleri bilinen # yer içinde', other: 'saatleri bilinen # yer içinde' }),
  },
  list: {
    title: 'Kayıtlar',
    range: (from: string, to: string, total: string) => `${from}–${to} / ${total}`,
    filters: 'Bunlarda ara ve filtrele',
    map: 'Haritada',
    empty: 'Burada henüz kayıt yok',
    emptyText: 'Aşağıdaki yakın yerlere bakın ya da ilk kaydı siz ekleyin.',
  },
  neighbours: {
    subcategories: 'Aramayı daraltın',
    cities: 'Diğer şehirlerde',
    citiesInCountry: 'Şehre göre',
    countries: 'Ülkeye göre',
    categories: 'Buradaki diğer kategoriler',
    mosques: 'Yakındaki camiler',
    counted: (label: string, amount: string) => `${label} (${amount})`,
  },
  faq: {
    title: 'Sorular ve yanıtlar',
    howMany: {
      question: (heading: string) => `${heading}: kaç yer kayıtlı?`,
      answer: (n: number) => count(n, { one: 'Bir yer kayıtlı.', other: '# yer kayıtlı.' }),
      owned: (n: number) => count(n, { one: ' # tanesinin sahibi Müslüman.', other: ' # tanesinin sahibi Müslüman.' }),
    },
    best: {
      question: 'En yüksek puanlılar hangileri?',
      answer: (names: string) => `Üyelerimizin yorumlarına göre: ${names}.`,
      rated: (name: string, rating: string) => `${name} (${rating})`,
    },
    halal: {
      question: 'Yemekler helal sertifikalı mı?',
      certified: (n: number) =>
        count(n, {
          one: '# yer bize süresi dolmamış bir helal sertifikası sundu.',
          other: '# yer bize süresi dolmamış bir helal sertifikası sundu.',
        }),
      confirmed: (n: number) =>
        count(n, {
          one: ' # yer daha birkaç üyenin onayını aldı.',
          other: ' # yer daha birkaç üyenin onayını aldı.',
        }),
      none: 'Burada henüz kimse bize helal sertifikası sunmadı. Her sayfada ne bilindiği ve bunu kimin söylediği yazar.',
    },
    openNow: {
      question: 'Şu anda hangileri açık?',
      answer: (open: string, n: number) =>
        count(n, {
          one: `Çalışma saatleri bilinen # yerden ${open} tanesi şu anda açık.`,
          other: `Çalışma saatleri bilinen # yerden ${open} tanesi şu anda açık.`,
        }),
    },
    prayer: {
      question: 'Yakında namaz kılacak yer var mı?',
      mosques: (n: number) => count(n, { one: 'Bu bölgede # cami kayıtlı.', other: 'Bu bölgede # cami kayıtlı.' }),
      space: (n: number) =>
        count(n, {
          one: ' Yerlerin # tanesinde namaz yeri var.',
          other: ' Yerlerin # tanesinde namaz yeri var.',
        }),
    },
    add: {
      question: 'İşletmemi nasıl eklerim?',
      answer: 'Kayıt ücretsizdir. Kaydolun, yeri bize anlatın; hemen burada görünür.',
    },
  },
  demand: {
    title: 'Böyle bir yeriniz mi var?',
    text: (heading: string) => `İnsanlar burada “${heading}” arıyor. Kayıt ücretsizdir ve birkaç dakika sürer.`,
    action: 'İşletmemi ekle',
  },
  categories: {
    restaurants: {
      title: 'Helal restoranlar ve yemek',
      lead: 'Restoranlar, ızgaracılar, paket servisler ve kafeler; helal kanıtları, puanları ve çalışma saatleriyle.',
    },
    technology: {
      title: 'Müslüman teknoloji işletmeleri',
      lead: 'Topluluğumuzdan insanların sunduğu yazılım, web tasarımı, bilişim desteği ve tamir.',
    },
    finance: {
      title: 'İslami finans ve muhasebeciler',
      lead: 'Muhasebeciler, konut finansmanı, tekafül ve faizden uzak yatırımlar.',
    },
  },
  near: (place: string) => `${place} yakınında`,
  inCountry: (country: string) => `${country} genelinde`,
  worldwide: 'Dünya genelinde',
  services: {
    title: 'Hayatın her alanı için helal hizmetler',
    lead: 'Neye ihtiyacınız var? Seçin, yakınınızda kimlerin sunduğunu görün.',
    description:
      'Hac ve Umre, nikâh, cenaze, hukuk, muhasebe, tercüme, özel ders, çocuk bakımı ve dahası; yakınınızdaki Müslümanlardan.',
    near: (place: string) => `Sayılar ${place} ve 75 km çevresi içindir.`,
    anywhere: 'Sayılar bütün dünya içindir. Yakınınızdakileri görmek için konumunuzu seçin.',
    setPlace: 'Konum seç',
    listed: (n: number) => count(n, { one: '# kayıt', other: '# kayıt' }),
    none: 'Henüz kayıt yok',
    inCity: (name: string, city: string) => `${name} – ${city}`,
    all: (name: string) => `Tümü: ${name}`,
    missing: {
      title: 'Hizmetiniz henüz burada yok mu?',
      text: 'Topluluğun ihtiyaç duyduğu bir hizmet sunuyorsanız ekleyin: yakınınızdakiler arıyor.',
    },
    groups: {
      journeys: {
        title: 'Hac, Umre ve seyahat',
        text: 'Namaza ve helal yemeğe özen gösteren yolculuklar için rehberler, uçuşlar, oteller ve ulaşım.',
      },
      family: {
        title: 'Nikâh ve düğün',
        text: 'İlk tanışmadan velimeye: eş bulma, düğün salonu, kına ve ikram.',
      },
      farewell: { title: 'Cenaze', text: 'Yıkama, kefenleme, nakil ve defin; gece gündüz.' },
      law: {
        title: 'Hukuk, belgeler ve emlak',
        text: 'Vasiyet, sözleşmeler, göç işlemleri, yeminli tercüme ve konut.',
      },
      money: { title: 'Faizsiz finans', text: 'Muhasebe, vergi, zekât, konut finansmanı, tekafül ve birikim.' },
      learning: { title: 'Öğrenim', text: 'Kur’an hocaları, özel ders, diller ve okullar.' },
      children: { title: 'Çocuklar ve bakım', text: 'Çocuk bakımı, kreşler, ebeler ve dertleşebileceğiniz biri.' },
      home: {
        title: 'Ev ve tamir',
        text: 'İnşaat ustaları, elektrikçiler, tesisatçılar ve taşınmanıza yardım edenler.',
      },
    },
  },
  external: {
    label: (source: string) => `${source} puanı`,
    rating: (rating: string) => `5 üzerinden ${rating}`,
    reviews: (n: number) => count(n, { one: '# yorum', other: '# yorum' }),
    source: 'Google',
    title: (source: string) => `${source} yorumları`,
    note: (source: string) => `${source} üzerinde olduğu gibi gösterilir; buradaki puana katılmaz.`,
  },
} satisfies Messages['locationPages']
