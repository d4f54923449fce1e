// Words of the design system's own parts.
import type { Messages } from '#app/i18n/catalogue.ts'
import { plural } from '#app/i18n/plural.ts'

const count = plural('ur')

export const ui = {
  close: 'بند کریں',
  dismiss: 'یہ پیغام ہٹائیں',
  loading: 'لوڈ ہو رہا ہے…',
  optional: 'اختیاری',
  notifications: 'اطلاعات',
  removeFilter: 'یہ فلٹر ہٹائیں',
  errorSummary: (n: number) =>
    count(n, { one: 'آگے بڑھنے سے پہلے # بات درست کریں', other: 'آگے بڑھنے سے پہلے # باتیں درست کریں' }),
  /** `rating` is already written in the language's digits. */
  stars: (rating: string) => `5 میں سے ${rating} ستارے`,
  breadcrumbs: 'آپ یہاں ہیں',
  pages: 'صفحات',
  previousPage: 'پچھلا صفحہ',
  nextPage: 'اگلا صفحہ',
  page: (number: string) => `صفحہ ${number}`,
} satisfies Messages['ui']
