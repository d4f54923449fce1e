// Dinding pesan untuk Gaza.
import type { gaza as en } from '../en/gaza.ts'

export const gaza: typeof en = {
  message: 'Pesan Anda',
  messageHint: 'Beberapa kata atau doa. 5 sampai 500 karakter, tanpa tautan atau nomor telepon.',
  signIn: 'Masuk untuk meninggalkan pesan',
  nameNote: 'Nama Anda ditampilkan kecuali kotak di bawah dicentang.',
  anonymous: 'Jangan tampilkan nama saya',
  country: 'Anda menulis dari',
  send: 'Kirim pesan',
  readFirst: 'Setiap pesan dibaca seseorang sebelum tampil.',
  ameen: 'Amin',
  saidAmeen: 'Amin',
  aid: 'Organisasi bantuan',
  aidText: 'Daftar ini dikelola tim kami. Uang tidak pernah melewati situs ini.',
  source: 'Sumber',
  checked: (d) => `Diperiksa pada ${d}`,
  unchecked: 'Belum diperiksa tim kami',
  work: {
    food: 'Pangan',
    health: 'Kesehatan',
    shelter: 'Tempat tinggal',
    water: 'Air',
    children: 'Anak-anak',
    schools: 'Sekolah',
  },
  sent: 'Terima kasih. Pesan Anda tampil setelah dibaca seseorang.',
  dua: 'Ya Allah, dampingilah warga Gaza.',
}
