// The widget builder and the staff's list of where widgets are shown.
import type { Messages } from '#app/i18n/catalogue.ts'
import { plural } from '#app/i18n/plural.ts'

const count = plural('id')

export const widgets = {
  title: 'Widget',
  lead: 'Jadwal salat, salat Jumat, dan lencana untuk situs web Anda. Pilih satu, lihat hasilnya, salin sebaris kode. Tanpa kuki, tanpa melacak siapa pun.',
  description:
    'Widget gratis untuk situs web Anda: jadwal salat, kartu masjid, salat Jumat, tanggal Hijriah, kartu bisnis, lencana ulasan dan halal. Tanpa kuki, tanpa pelacakan.',
  kind: 'Widget',
  kinds: {
    'prayer-times': { name: 'Jadwal salat', lead: 'Jadwal hari ini untuk kota mana pun' },
    mosque: { name: 'Kartu masjid', lead: 'Jadwal salat dan iqamah sebuah masjid' },
    jumuah: { name: 'Salat Jumat', lead: 'Salat Jumat di sebuah masjid' },
    hijri: { name: 'Tanggal Hijriah', lead: 'Tanggal menurut peredaran bulan' },
    business: { name: 'Kartu bisnis', lead: 'Apa, di mana, buka atau tutup' },
    reviews: { name: 'Lencana ulasan', lead: 'Bintang dan jumlah ulasan' },
    halal: { name: 'Lencana halal', lead: 'Menjadi abu-abu bila buktinya tidak berlaku lagi' },
  },
  find: {
    city: 'Kota',
    cityHint: 'Ketik awal namanya, dalam aksara apa pun.',
    mosque: 'Masjid',
    business: 'Bisnis',
    button: 'Cari',
    found: 'Ditemukan',
    none: (query: string) => `Tidak ada hasil untuk “${query}”.`,
  },
  options: {
    title: 'Pilihan',
    language: 'Bahasa',
    theme: 'Warna',
    themes: { auto: 'Ikuti perangkat pembaca', light: 'Terang', dark: 'Gelap' },
    size: 'Ukuran',
    sizes: { regular: 'Lengkap', compact: 'Ringkas' },
    method: 'Metode',
    school: 'Asar',
    iqamah: 'Tampilkan waktu iqamah',
    offset: 'Geser hari Hijriah',
    offsetHint: 'Bila rukyat di tempat Anda berbeda dari kalender',
    update: 'Perbarui pratinjau',
  },
  preview: 'Pratinjau',
  frameTitle: (kind: string, name: string) => (name ? `${kind}: ${name}` : kind),
  code: {
    title: 'Pasang di situs Anda',
    script: 'Skrip',
    scriptHint: 'Satu baris. Tingginya menyesuaikan isinya. Boleh dipakai berkali-kali dalam satu halaman.',
    iframe: 'Bingkai',
    iframeHint: 'Untuk situs yang tidak mengizinkan skrip. Tingginya tetap.',
    svg: 'Gambar',
    svgHint: 'Untuk email dan di mana pun bingkai tidak diizinkan.',
    ics: 'Kalender',
    icsHint: 'Berlangganan alamat ini di kalender mana pun.',
    json: 'Data',
    jsonHint: 'Isi yang sama sebagai JSON, untuk halaman Anda sendiri. Bisa diambil dari situs mana pun.',
    copy: 'Salin',
    copyThis: (what: string) => `Salin: ${what}`,
    copied: 'Sudah disalin',
  },
  stats: {
    title: 'Di mana widget ini tampil',
    lead: '30 hari terakhir. Kami menghitung pemuatan per situs dan hari, tidak pernah pengunjungnya.',
    host: 'Situs',
    direct: 'Tanpa nama situs',
    other: 'Situs lain',
    widget: 'Widget',
    loads: 'Pemuatan',
    lastDay: 'Terakhir',
  },
  staff: {
    title: 'Widget',
    lead: 'Situs yang menampilkan widget kami dalam 30 hari terakhir, yang paling banyak dimuat lebih dulu.',
    place: 'Tempat',
    none: 'Tidak ada widget yang dimuat dalam 30 hari terakhir.',
  },
} satisfies Messages['widgets']
