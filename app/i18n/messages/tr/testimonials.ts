// Testimonials on the desk of staff.
import type { Messages } from '#app/i18n/catalogue.ts'

export const testimonials = {
  title: 'Görüşler',
  lead: 'İnsanların hakkımızda söyledikleri, ana sayfada. Yalnızca onaylarıyla gösterilir.',
  add: 'Yeni görüş',
  empty: 'Henüz görüş yok',
  emptyText: 'Birinin söylediğini, sonra onayını ekleyin.',
  back: 'Tüm görüşler',
  table: {
    title: 'Görüşler',
    name: 'Ad',
    about: 'Sözler',
    state: 'Durum',
    sample: 'Örnek',
  },
  fields: {
    name: 'Görünen ad',
    quote: 'Sözleri',
    place: 'Nereden',
    published: 'Ana sayfada göster',
  },
  nameHint: 'Nasıl anılmak istiyorsa, örneğin “Samira K.”',
  quoteHint: 'Söylediği gibi. Ana sayfa üç tane gösterir.',
  save: 'Kaydet',
  saved: 'Kaydedildi.',
  remove: 'Sil',
  errors: {
    name: 'Bir ad girin, en çok 120 karakter.',
    quote: 'Sözleri İngilizce yazın, her dilde en çok 1.000 karakter.',
    place: 'Yeri İngilizce de yazın, her dilde en çok 160 karakter.',
    conflict: 'Bu arada başkası değiştirdi. Sayfayı yenileyin.',
  },
} satisfies Messages['testimonials']
