// Testimonials on the desk of staff.
import type { Messages } from '#app/i18n/catalogue.ts'

export const testimonials = {
  title: 'Testimoni',
  lead: 'Kata orang tentang kami, di beranda. Hanya tampil dengan izin mereka.',
  add: 'Testimoni baru',
  empty: 'Belum ada testimoni',
  emptyText: 'Tambahkan kata seseorang, lalu izinnya.',
  back: 'Semua testimoni',
  table: {
    title: 'Testimoni',
    name: 'Nama',
    about: 'Kata-kata',
    state: 'Status',
    sample: 'Contoh',
  },
  fields: {
    name: 'Nama yang tampil',
    quote: 'Kata-katanya',
    place: 'Dari mana',
    published: 'Tampilkan di beranda',
  },
  nameHint: 'Sesuai keinginannya, misalnya “Samira K.”',
  quoteHint: 'Seperti yang dikatakan. Beranda menampilkan tiga.',
  save: 'Simpan',
  saved: 'Tersimpan.',
  remove: 'Hapus',
  errors: {
    name: 'Masukkan nama, paling banyak 120 karakter.',
    quote: 'Tulis kata-katanya dalam bahasa Inggris, paling banyak 1.000 karakter per bahasa.',
    place: 'Tulis tempatnya juga dalam bahasa Inggris, paling banyak 160 karakter per bahasa.',
    conflict: 'Orang lain mengubahnya. Muat ulang halaman.',
  },
} satisfies Messages['testimonials']
