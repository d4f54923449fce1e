// Texts of the widgets on other sites. Read by the server only. English gives the shape of the other languages.
import { plural } from '#app/i18n/plural.ts'

const count = plural('en')

const en = {
  from: (site: string) => `From ${site}`,
  today: 'Today',
  prayer: 'Prayer',
  begins: 'Begins',
  iqamah: 'Iqamah',
  next: 'Next',
  jumuah: 'Jumu’ah',
  khutbah: 'Khutbah',
  sisters: 'Space for sisters',
  noJumuah: 'The mosque has not shared its Jumu’ah times yet.',
  noTimes: 'The mosque has not shared its times yet.',
  estimated: 'Some times are estimates.',
  hijri: 'Hijri date',
  reviews: (n: number) => count(n, { one: '# review', other: '# reviews' }),
  outOf: (rating: string, most: string) => `${rating} out of ${most}`,
  noReviews: 'No reviews yet',
  writeReview: 'Write a review',
  evidence: 'See the evidence',
  asOf: (date: string) => `As of ${date}`,
  halal: 'Halal',
  closed: 'This business has closed.',
  missing: 'Nothing is here any more',
  missingText: 'What this widget showed is not in the directory.',
  bad: 'This widget is not set up right',
}

export type EmbedTexts = typeof en
export default en
