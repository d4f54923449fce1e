// Words of the design system's own parts.
import type { Messages } from '#app/i18n/catalogue.ts'
import { plural } from '#app/i18n/plural.ts'

const count = plural('tr')

export const ui = {
  close: 'Kapat',
  dismiss: 'Bu bildirimi kapat',
  loading: 'Yükleniyor…',
  optional: 'İsteğe bağlı',
  notifications: 'Bildirimler',
  removeFilter: 'Bu süzgeci kaldır',
  errorSummary: (n: number) =>
    count(n, {
      one: 'Devam etmeden önce lütfen # hatayı düzeltin',
      other: 'Devam etmeden önce lütfen # hatayı düzeltin',
    }),
  /** `rating` is already written in the language's digits. */
  stars: (rating: string) => `5 üzerinden ${rating} yıldız`,
  breadcrumbs: 'Buradasınız',
  pages: 'Sayfalar',
  previousPage: 'Önceki sayfa',
  nextPage: 'Sonraki sayfa',
  page: (number: string) => `Sayfa ${number}`,
} satisfies Messages['ui']
