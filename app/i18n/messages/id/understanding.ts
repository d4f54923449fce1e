import type { understanding as en } from '../en/understanding.ts'
import { answers } from './answers.ts'

export const understanding: typeof en = {
  answers,
  understoodAs: 'Yang kami pahami:',
  asTyped: 'Cari kata persis ini',
  didYouMean: 'Atau maksud Anda',
  nearMe: 'Dekat saya',
  cheap: 'Harga terjangkau',
  open: { now: 'Buka sekarang', late: 'Buka sampai malam', prayer: 'Buka setelah salat berikutnya' },
  elsewhere: {
    mosque: 'Lihat masjid untuk pencarian ini',
    prayer: 'Lihat waktu salat',
    quran: 'Buka di Al-Qur’an',
    qibla: 'Cari arah kiblat',
    zakaat: 'Buka kalkulator zakat',
    hijri: 'Lihat kalender Hijriah',
  },
  needsPlace: 'Kami belum tahu Anda di mana.',
  choosePlace: 'Pilih tempat Anda',
  /** Above what was found with less asked for. */
  relaxedTitle: 'Tapi kami menemukan ini',
  relaxed: {
    farther: (_: string) => `Tidak ada yang sedekat itu. Ini sedikit lebih jauh.`,
    withoutFilters: (_: string) => `Tidak ada yang cocok dengan semua filter. Ini yang cocok tanpanya.`,
    anywhere: (_: string) => `Tidak ada di area ini. Ini yang terdekat di mana pun.`,
    anyWord: (word: string) => `Tidak ada yang cocok dengan semua kata. Ini yang cocok dengan “${word}”.`,
    withoutWords: (word: string) => `Tidak ada yang cocok dengan kata itu. Ini yang ada di ${word}.`,
    similar: (word: string) => `Belum ada yang seperti itu di sini. Ini yang mirip, di ${word}.`,
    similarAnywhere: (word: string) => `Belum ada yang seperti itu di dekat sini. Ini yang terdekat di ${word}.`,
    everything: (_: string) => `Belum ada yang seperti itu. Ini yang terdaftar di dekat sini.`,
  },
  addFirst: 'Tahu satu tempat? Tambahkan yang pertama',
  named: 'Apakah ini yang Anda cari?',
  suggestions: {
    label: 'Saran',
    places: 'Tempat',
    categories: 'Kategori',
    businesses: 'Usaha',
    mosques: 'Masjid',
    quran: 'Al-Qur’an',
    pages: 'Halaman',
    recent: 'Pencarian terakhir',
    forget: 'Hapus dari pencarian terakhir',
    forgetAll: 'Hapus pencarian terakhir',
    all: (text: string) => `Cari “${text}”`,
    count: (n: string) => `${n} saran`,
    inCity: (what: string, city: string) => `${what} di ${city}`,
    none: 'Tidak ada saran',
  },
  /** Under a card: the words of the search that its text has. */
  why: (words: string) => `Menyebut ${words}`,
}
