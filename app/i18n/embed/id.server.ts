import { plural } from '#app/i18n/plural.ts'
import type { EmbedTexts } from './en.server.ts'

const count = plural('id')

export default {
  from: (site) => `Dari ${site}`,
  today: 'Hari ini',
  prayer: 'Salat',
  begins: 'Masuk',
  iqamah: 'Iqamah',
  next: 'Berikutnya',
  jumuah: 'Jumat',
  khutbah: 'Khotbah',
  sisters: 'Ruang untuk perempuan',
  noJumuah: 'Masjid belum memberitahukan waktu Jumat.',
  noTimes: 'Masjid belum memberitahukan waktunya.',
  estimated: 'Sebagian waktu adalah perkiraan.',
  hijri: 'Tanggal Hijriah',
  reviews: (n) => count(n, { other: '# ulasan' }),
  outOf: (rating, most) => `${rating} dari ${most}`,
  noReviews: 'Belum ada ulasan',
  writeReview: 'Tulis ulasan',
  evidence: 'Lihat buktinya',
  asOf: (date) => `Per ${date}`,
  halal: 'Halal',
  closed: 'Usaha ini sudah tutup.',
  missing: 'Di sini tidak ada apa-apa lagi',
  missingText: 'Yang ditampilkan widget ini tidak ada di direktori.',
  bad: 'Widget ini tidak diatur dengan benar',
} satisfies EmbedTexts
