// Words of the design system's own parts.
import type { Messages } from '#app/i18n/catalogue.ts'
import { plural } from '#app/i18n/plural.ts'

const count = plural('id')

export const ui = {
  close: 'Tutup',
  dismiss: 'Tutup pesan ini',
  loading: 'Memuat…',
  optional: 'Opsional',
  notifications: 'Notifikasi',
  removeFilter: 'Hapus saringan ini',
  errorSummary: (n: number) => count(n, { other: 'Mohon perbaiki # hal sebelum melanjutkan' }),
  /** `rating` is already written in the language's digits. */
  stars: (rating: string) => `${rating} dari 5 bintang`,
  breadcrumbs: 'Anda di sini',
  pages: 'Halaman',
  previousPage: 'Halaman sebelumnya',
  nextPage: 'Halaman berikutnya',
  page: (number: string) => `Halaman ${number}`,
} satisfies Messages['ui']
