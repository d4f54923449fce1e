// The widget builder and the staff's list of where widgets are shown.
import type { Messages } from '#app/i18n/catalogue.ts'
import { plural } from '#app/i18n/plural.ts'

const count = plural('tr')

export const widgets = {
  title: 'Site bileşenleri',
  lead: 'Kendi siteniz için namaz vakitleri, cuma namazı ve rozetler. Birini seçin, nasıl göründüğüne bakın, tek satırı kopyalayın. Çerez bırakmaz, kimseyi izlemezler.',
  description:
    'Siteniz için ücretsiz bileşenler: namaz vakitleri, cami kartı, cuma namazı, hicrî tarih, işletme kartı, yorum ve helal rozetleri. Çerez yok, izleme yok.',
  kind: 'Bileşen',
  kinds: {
    'prayer-times': { name: 'Namaz vakitleri', lead: 'Dilediğiniz şehrin bugünkü vakitleri' },
    mosque: { name: 'Cami kartı', lead: 'Bir caminin vakitleri ve kamet saatleri' },
    jumuah: { name: 'Cuma namazı', lead: 'Bir caminin cuma namazı saatleri' },
    hijri: { name: 'Hicrî tarih', lead: 'Kamerî takvime göre tarih' },
    business: { name: 'İşletme kartı', lead: 'Ne, nerede, açık mı, kapalı mı' },
    reviews: { name: 'Yorum rozeti', lead: 'Yıldızlar ve yorum sayısı' },
    halal: { name: 'Helal rozeti', lead: 'Kanıtın süresi dolunca grileşir' },
  },
  find: {
    city: 'Şehir',
    cityHint: 'Adının başını, dilediğiniz alfabeyle yazın.',
    mosque: 'Cami',
    business: 'İşletme',
    button: 'Bul',
    found: 'Bulunanlar',
    none: (query: string) => `“${query}” için bir şey bulunamadı.`,
  },
  options: {
    title: 'Seçenekler',
    language: 'Dil',
    theme: 'Renkler',
    themes: { auto: 'Okuyanın cihazına göre', light: 'Açık', dark: 'Koyu' },
    size: 'Boyut',
    sizes: { regular: 'Tam', compact: 'Küçük' },
    method: 'Yöntem',
    school: 'İkindi',
    iqamah: 'Kamet saatlerini göster',
    offset: 'Hicrî gün farkı',
    offsetHint: 'Hilal gözleminiz takvimden farklıysa',
    update: 'Önizlemeyi güncelle',
  },
  preview: 'Önizleme',
  frameTitle: (kind: string, name: string) => (name ? `${kind}: ${name}` : kind),
  code: {
    title: 'Sitenize ekleyin',
    script: 'Betik',
    scriptHint: 'Tek satır. Yüksekliği içeriğine uyar. Bir sayfada dilediğiniz kadar kullanın.',
    iframe: 'Çerçeve',
    iframeHint: 'Betiğe izin vermeyen siteler için. Yüksekliği sabittir.',
    svg: 'Resim',
    svgHint: 'E-postalar ve çerçeveye izin verilmeyen yerler için.',
    ics: 'Takvim',
    icsHint: 'Herhangi bir takvimde bu adrese abone olun.',
    json: 'Veri',
    jsonHint: 'Aynı bilgi, kendi sayfalarınız için JSON olarak. Her kaynaktan erişime açık.',
    copy: 'Kopyala',
    copyThis: (what: string) => `Kopyala: ${what}`,
    copied: 'Kopyalandı',
  },
  stats: {
    title: 'Nerede gösteriliyor?',
    lead: 'Son 30 gün. Yüklemeleri siteye ve güne göre sayarız, ziyaretçileri asla.',
    host: 'Site',
    direct: 'Site belirtilmedi',
    other: 'Diğer siteler',
    widget: 'Bileşen',
    loads: 'Yükleme',
    lastDay: 'Son gün',
  },
  staff: {
    title: 'Site bileşenleri',
    lead: 'Son 30 günde bileşenlerimizin gösterildiği siteler, en çok yüklenen önce.',
    place: 'Kayıt',
    none: 'Son 30 günde hiçbir bileşen yüklenmedi.',
  },
} satisfies Messages['widgets']
