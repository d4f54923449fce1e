import type { Messages } from '#app/i18n/catalogue.ts'

export const errors = {
  panel: {
    title: 'Bir şeyler ters gitti',
    details: 'Ayrıntıları göster',
    unknown: 'Bilinmeyen bir hata oluştu',
    advice: 'Lütfen sayfayı yenilemeyi deneyin; sorun sürerse destek ekibine yazın.',
    reference: (id: string) => `Destek için başvuru kodu: ${id}`,
    refresh: 'Sayfayı yenile',
    support: 'Desteğe yaz',
  },
  notFound: {
    title: 'Sayfa bulunamadı',
    lead: 'Adres değişmiş ya da bir harf eksik kalmış olabilir. Aradığınızı yazın veya aşağıdaki sayfaların birinden başlayın.',
    business: 'İşletme bulunamadı',
    mosque: 'Cami bulunamadı',
    searchLabel: 'İşletme ara',
    searchPlaceholder: 'Bir ad, yemek, hizmet…',
    search: 'Ara',
    nearest: 'Bunlardan birini mi aradınız?',
    kindBusiness: 'İşletme',
    kindMosque: 'Cami',
    start: 'Buralardan başlayabilirsiniz',
    links: {
      home: 'Ana sayfa',
      businesses: 'Tüm işletmeler',
      mosques: 'Tüm camiler',
      community: 'Topluluk',
      help: 'Yardım ve SSS',
    },
  },
} satisfies Messages['errors']
