// Words of the design system's own parts.
import type { Messages } from '#app/i18n/catalogue.ts'
import { plural } from '#app/i18n/plural.ts'

const count = plural('id')

export const ui = {
  close: 'Tutup',
  dismiss: 'Tutup pesan ini',
  loading: 'Memuat…',
  optional: 'Opsional',
  copying: {
    copy: 'Salin',
    copyThis: (what: string) => `Salin: ${what}`,
    copied: 'Sudah disalin',
  },
  notifications: 'Notifikasi',
  filters: 'Filter',
  removeFilter: 'Hapus filter ini',
  errorSummary: (n: number) => count(n, { other: 'Mohon perbaiki # hal sebelum melanjutkan' }),
  /** What any form may be refused for; sections have words of their own where these are too general. */
  refusals: {
    signIn: 'Silakan masuk dulu.',
    notAllowed: 'Anda tidak berwenang melakukan ini.',
    missing: 'Ini sudah tidak ada di sini.',
    twice: 'Ini sudah ada.',
    conflict: 'Sementara itu ada yang mengubahnya. Mohon lihat lagi.',
    changedMeanwhile: 'Ini berubah saat Anda membacanya. Mohon baca lagi sebelum memutuskan.',
    silenced: 'Saat ini Anda tidak bisa menulis. Halaman akun Anda menjelaskan alasan dan batas waktunya.',
    suspended: 'Akun Anda ditangguhkan. Halaman akun Anda menjelaskan alasan, batas waktu, dan cara banding.',
    tooMany: 'Sudah cukup untuk saat ini. Silakan coba lagi nanti.',
    invalid: 'Ada isian yang kurang atau tidak tepat. Mohon periksa lagi.',
    sealedDocument:
      'Kami tidak dapat menghapus keterangan tersembunyi dari PDF ini karena terkunci. Simpan tanpa kata sandi, atau kirim fotonya.',
    failed: 'Ada gangguan di pihak kami. Silakan coba lagi.',
    offline: 'Koneksi terputus. Isian Anda masih di sini: silakan coba lagi.',
  },
  waitingForLine: 'Koneksi terputus. Halaman akan terbuka begitu koneksi kembali.',
  /** `rating` is already written in the language's digits. */
  stars: (rating: string) => `${rating} dari 5 bintang`,
  breadcrumbs: 'Anda di sini',
  pages: 'Halaman',
  previousPage: 'Halaman sebelumnya',
  nextPage: 'Halaman berikutnya',
  page: (number: string) => `Halaman ${number}`,
} satisfies Messages['ui']
