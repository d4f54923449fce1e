import { plural } from '#app/i18n/plural.ts'
import type { EmbedTexts } from './en.server.ts'

const count = plural('tr')

export default {
  from: (site) => `Kaynak: ${site}`,
  today: 'Bugün',
  prayer: 'Vakit',
  begins: 'Giriş',
  iqamah: 'Kamet',
  next: 'Sıradaki',
  jumuah: 'Cuma',
  khutbah: 'Hutbe',
  sisters: 'Kadınlar bölümü var',
  noJumuah: 'Cami, cuma namazı saatlerini henüz bildirmedi.',
  noTimes: 'Cami, saatlerini henüz bildirmedi.',
  estimated: 'Bazı vakitler tahminîdir.',
  hijri: 'Hicrî tarih',
  reviews: (n) => count(n, { other: '# yorum' }),
  outOf: (rating, most) => `${most} üzerinden ${rating}`,
  noReviews: 'Henüz yorum yok',
  writeReview: 'Yorum yazın',
  evidence: 'Kanıtları görün',
  asOf: (date) => `${date} itibarıyla`,
  halal: 'Helal',
  closed: 'Bu işletme kapandı.',
  missing: 'Burada artık bir şey yok',
  missingText: 'Bu bileşenin gösterdiği kayıt rehberde yok.',
  bad: 'Bu bileşen doğru ayarlanmamış',
} satisfies EmbedTexts
