import { plural } from '#app/i18n/plural.ts'
import type { EmbedTexts } from './en.server.ts'

const count = plural('tr')

export default {
  from: (site) => `Kaynak: ${site}`,
  today: 'Bugün',
  prayer: 'Namaz',
  begins: 'Vakit',
  iqamah: 'Kamet',
  next: 'Sıradaki',
  jumuah: 'Cuma',
  khutbah: 'Hutbe',
  sisters: 'Kadınlara ayrılmış yer',
  noJumuah: 'Cami cuma saatlerini henüz bildirmedi.',
  noTimes: 'Cami vakitlerini henüz bildirmedi.',
  estimated: 'Bazı vakitler tahminîdir.',
  hijri: 'Hicrî tarih',
  reviews: (n) => count(n, { other: '# değerlendirme' }),
  outOf: (rating, most) => `${most} üzerinden ${rating}`,
  noReviews: 'Henüz değerlendirme yok',
  writeReview: 'Değerlendirme yazın',
  evidence: 'Dayanakları görün',
  asOf: (date) => `${date} itibarıyla`,
  halal: 'Helal',
  closed: 'Bu işletme kapandı.',
  missing: 'Burada artık bir şey yok',
  missingText: 'Bu bileşenin gösterdiği kayıt rehberde yok.',
  bad: 'Bu bileşen doğru ayarlanmamış',
} satisfies EmbedTexts
