// Words of the design system's own parts.
import { plural } from '../../plural.ts'

const count = plural('en')

export const ui = {
  close: 'Close',
  dismiss: 'Dismiss this message',
  loading: 'Loading…',
  optional: 'Optional',
  copying: {
    copy: 'Copy',
    copyThis: (what: string) => `Copy: ${what}`,
    copied: 'Copied',
  },
  notifications: 'Notifications',
  filters: 'Filters',
  removeFilter: 'Remove this filter',
  errorSummary: (n: number) =>
    count(n, { one: 'Please fix # thing before you continue', other: 'Please fix # things before you continue' }),
  /** What any form may be refused for; sections have words of their own where these are too general. */
  refusals: {
    signIn: 'Please sign in first.',
    notAllowed: 'You don’t have permission to do this.',
    missing: 'This is no longer available.',
    twice: 'This already exists.',
    conflict: 'Someone else has just changed this. Please check again.',
    changedMeanwhile: 'It changed while you were reading. Please read it again before you decide.',
    silenced: 'You can’t post at the moment. Your account page says why and until when.',
    suspended: 'Your account is suspended. Your account page says why, until when and how to appeal.',
    tooMany: 'You’ve reached the limit for now. Please try again later.',
    invalid: 'Something is missing or not quite right. Please check the form.',
    sealedDocument:
      'We can’t remove hidden details from this PDF because it is locked. Save it without a password, or send a photo of it.',
    failed: 'Something went wrong on our side. Please try again.',
    offline: 'The connection dropped. What you entered is still here: please try again.',
  },
  /** A page was asked for and did not come; the one before still stands there. */
  waitingForLine: 'The connection dropped. The page will open as soon as it’s back.',
  /** `rating` is already written in the language's digits. */
  stars: (rating: string) => `${rating} out of 5 stars`,
  breadcrumbs: 'You are here',
  pages: 'Pages',
  previousPage: 'Previous page',
  nextPage: 'Next page',
  page: (number: string) => `Page ${number}`,
}
