import type { Messages } from '#app/i18n/catalogue.ts'

export const errors = {
  panel: {
    title: 'Terjadi kesalahan',
    details: 'Tampilkan rincian',
    unknown: 'Terjadi kesalahan yang tidak diketahui',
    advice: 'Coba muat ulang halaman ini, atau hubungi tim bantuan jika masalahnya berlanjut.',
    reference: (id: string) => `Nomor rujukan untuk tim bantuan: ${id}`,
    refresh: 'Muat ulang halaman',
    support: 'Hubungi tim bantuan',
  },
  notFound: {
    title: 'Halaman tidak ditemukan',
    lead: 'Mungkin alamatnya sudah berubah, atau ada huruf yang kurang. Cari yang Anda perlukan, atau mulai dari salah satu halaman di bawah ini.',
    business: 'Bisnis tidak ditemukan',
    mosque: 'Masjid tidak ditemukan',
    searchLabel: 'Cari bisnis',
    searchPlaceholder: 'Nama, masakan, atau jasa…',
    search: 'Cari',
    nearest: 'Mungkin ini yang Anda maksud?',
    kindBusiness: 'Bisnis',
    kindMosque: 'Masjid',
    start: 'Mulai dari sini',
    links: {
      home: 'Beranda',
      businesses: 'Semua bisnis',
      mosques: 'Semua masjid',
      community: 'Komunitas',
      help: 'Bantuan dan tanya jawab',
    },
  },
} satisfies Messages['errors']
