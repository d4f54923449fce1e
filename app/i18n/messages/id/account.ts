import type { Messages } from '#app/i18n/catalogue.ts'
import { plural } from '../../plural.ts'

const count = plural('id')

export const account = {
  title: 'Akun Anda',
  lead: 'Yang Anda simpan, tulis, dan ikuti, di satu tempat.',
  greeting: (name: string) => (name ? `Salam, ${name}` : 'Salam'),
  saved: 'Tempat tersimpan',
  seeSaved: 'Lihat tempat tersimpan',
  nothingSaved: 'Ketuk hati pada suatu tempat untuk menyimpannya di sini.',
  savedCount: (n: number) => count(n, { other: '# tempat' }),
  masjid: 'Masjid saya',
  seeMasjid: 'Buka halamannya',
  chooseMasjid: 'Cari masjid saya',
  noMasjid: 'Pilih masjid tempat Anda salat agar jadwalnya tampil lebih dulu.',
  following: (n: number) => count(n, { other: 'Anda mengikuti # masjid.' }),
  businesses: 'Usaha saya',
  openDashboard: 'Buka dasbor',
  addBusiness: 'Daftarkan usaha',
  resume: 'Selesaikan pendaftaran',
  businessCount: (n: number) => count(n, { other: '# usaha terdaftar' }),
  draftWaits: 'Draf Anda tersimpan. Lanjutkan dari tempat terakhir.',
  noBusiness: 'Punya usaha? Mendaftarkannya gratis.',
  security: 'Keamanan',
  openSecurity: 'Pengaturan keamanan',
  securityText: 'Tambahkan langkah kedua agar hanya Anda yang bisa masuk.',
  reviews: 'Ulasan saya',
  noReviews: 'Anda belum mengulas tempat mana pun.',
  states: { pending: 'Menunggu peninjauan', rejected: 'Tidak diterbitkan', removed: 'Dihapus' },
} satisfies Messages['account']
