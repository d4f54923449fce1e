import { plural } from '#app/i18n/plural.ts'
import type { EmbedTexts } from './en.server.ts'

const count = plural('id')

export default {
  from: (site) => `Dari ${site}`,
  today: 'Hari ini',
  prayer: 'Salat',
  begins: 'Masuk waktu',
  iqamah: 'Iqamah',
  next: 'Berikutnya',
  jumuah: 'Salat Jumat',
  khutbah: 'Khotbah',
  sisters: 'Ada ruang muslimah',
  noJumuah: 'Masjid ini belum membagikan waktu salat Jumatnya.',
  noTimes: 'Masjid ini belum membagikan jadwalnya.',
  estimated: 'Sebagian waktu adalah perkiraan.',
  hijri: 'Tanggal Hijriah',
  reviews: (n) => count(n, { other: '# ulasan' }),
  outOf: (rating, most) => `${rating} dari ${most}`,
  noReviews: 'Belum ada ulasan',
  writeReview: 'Tulis ulasan',
  evidence: 'Lihat buktinya',
  asOf: (date) => `Per ${date}`,
  halal: 'Halal',
  closed: 'Bisnis ini sudah tutup permanen.',
  missing: 'Sudah tidak ada di sini',
  missingText: 'Yang ditampilkan widget ini sudah tidak ada di direktori.',
  bad: 'Widget ini belum diatur dengan benar',
} satisfies EmbedTexts
