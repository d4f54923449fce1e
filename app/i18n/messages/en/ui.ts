// Words of the design system's own parts.
import { plural } from '../../plural.ts'

const count = plural('en')

export const ui = {
  close: 'Close',
  dismiss: 'Dismiss this message',
  loading: 'Loading…',
  optional: 'Optional',
  notifications: 'Notifications',
  removeFilter: 'Remove this filter',
  errorSummary: (n: number) =>
    count(n, { one: 'Please correct # thing before you go on', other: 'Please correct # things before you go on' }),
  /** `rating` is already written in the language's digits. */
  stars: (rating: string) => `${rating} out of 5 stars`,
  breadcrumbs: 'You are here',
  pages: 'Pages',
  previousPage: 'Previous page',
  nextPage: 'Next page',
  page: (number: string) => `Page ${number}`,
}
