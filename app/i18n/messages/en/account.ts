// A member's own page.
import { plural } from '../../plural.ts'

const count = plural('en')

export const account = {
  title: 'Your account',
  lead: 'What you saved, wrote and follow, in one place.',
  greeting: (name: string) => (name ? `Salaam, ${name}` : 'Salaam'),
  saved: 'Saved places',
  seeSaved: 'See saved places',
  nothingSaved: 'Tap the heart on any place to keep it here.',
  savedCount: (n: number) => count(n, { one: '1 place', other: '# places' }),
  masjid: 'My masjid',
  seeMasjid: 'Open its page',
  chooseMasjid: 'Find my masjid',
  noMasjid: 'Choose the mosque you pray at and see its times first.',
  following: (n: number) => count(n, { one: 'You follow 1 mosque.', other: 'You follow # mosques.' }),
  businesses: 'My businesses',
  openDashboard: 'Open the dashboard',
  addBusiness: 'List a business',
  resume: 'Finish your listing',
  businessCount: (n: number) => count(n, { one: '1 listing', other: '# listings' }),
  draftWaits: 'Your draft is saved. Pick up where you left off.',
  noBusiness: 'Do you run a business? Listing it is free.',
  security: 'Security',
  openSecurity: 'Security settings',
  securityText: 'Add a second step so that only you can sign in.',
  reviews: 'My reviews',
  noReviews: 'You have not reviewed a place yet.',
  states: { pending: 'Awaiting review', rejected: 'Not published', removed: 'Removed' },
}
