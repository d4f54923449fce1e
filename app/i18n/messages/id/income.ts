// Bagaimana situs ini mendapat uang.
import type { Messages } from '#app/i18n/catalogue.ts'
import { plural } from '#app/i18n/plural.ts'

const n = plural('id')

export const income = {
  title: 'Cara kami mendapat uang',
  lead: 'Terbuka: siapa yang membayar, untuk apa, dan apa yang tak bisa dibeli.',
  plans: 'Paket',
  plansText: 'Mendaftarkan bisnis gratis selamanya. Yang ingin lebih mudah ditemukan membayar paket:',
  price: (plan, month, year) => `${plan}: ${month} per bulan atau ${year} per tahun`,
  payments: {
    none: 'Di sini belum ada penyedia pembayaran, jadi saat ini tidak ada yang membayar paket.',
    manual: 'Paket dibayar lewat transfer bank atas faktur.',
    stripe: 'Paket dibayar dengan kartu lewat Stripe.',
  },
  seePlans: 'Lihat isi setiap paket',
  shown: 'Sponsor dan promosi',
  shownText: 'Sebagian bisnis membayar agar tampil di halaman kami.',
  sponsors: (count) =>
    count === 0
      ? 'Hari ini tidak ada sponsor yang ditampilkan.'
      : n(count, { other: '# sponsor ditampilkan hari ini.' }),
  promotions: (count) =>
    count === 0 ? 'Tidak ada promosi yang berjalan.' : n(count, { other: '# promosi sedang berjalan.' }),
  gifts: 'Donasi dan toko',
  giving: {
    stripe: 'Donasi masuk lewat kartu melalui Stripe.',
    manual: 'Donasi masuk lewat transfer bank.',
    closed: 'Saat ini kami tidak menerima donasi di sini.',
  },
  givenElsewhere: 'Kami juga menerimanya di halaman lain.',
  seeGifts: 'Lihat untuk apa donasi dipakai',
  products: (count) =>
    count === 0 ? 'Saat ini tidak ada yang dijual di toko kami.' : n(count, { other: '# produk kami sedang dijual.' }),
  seeStore: 'Kunjungi toko',
  affiliates: 'Afiliasi',
  affiliatesText: (share) =>
    `Orang yang mengajak pemilik bisnis mendapat ${share} dari yang dibayar pemilik itu. Pemilik tidak membayar lebih.`,
  seeAffiliates: 'Baca aturannya',
  never: 'Yang tidak pernah bisa dibeli di sini',
  neverLines: [
    'Penilaian lebih baik, atau ulasan yang dihapus',
    'Tingkat halal, atau label milik Muslim',
    'Tempat di depan yang lebih dekat',
    'Data Anda: tidak kami jual kepada siapa pun',
  ],
  counted: 'Kami menghitung kunjungan halaman tanpa mengikuti orang.',
  notCounted: 'Kunjungan halaman tidak dihitung di sini.',
  live: 'Angka di halaman ini langsung dari pengaturan kami.',
} satisfies Messages['income']
