// The home page.
import { withArticle } from './place-phrases.ts'

export const home = {
  title: 'Muslim-owned businesses, mosques and prayer times near you',
  description:
    'Find Muslim-owned halal businesses, mosques and today’s prayer times around you, and a community that looks after its own. Listing a business is free.',
  hero: {
    tagline: { first: 'For Muslims,', second: 'by Muslims' },
    /** Phones show what it is, and leave out the rest. */
    lead: {
      what: 'Muslim-owned businesses, mosques and prayer times around you',
      more: ', and a community that looks after its own.',
    },
    searchLabel: 'Search businesses near you',
    searchPlaceholder: 'What do you need?',
    search: 'Search',
    popular: 'Popular searches',
    tiles: { food: 'Food', groceries: 'Groceries', mosques: 'Mosques', services: 'Services' },
    setPlace: 'Set your place for prayer times',
    enterCommunity: 'Enter Community',
    listBusiness: "List Your Muslim Business - It's Free!",
  },
  now: { mosque: 'Nearest mosque', event: 'Next event', timetable: 'Full timetable' },
  features: {
    title: 'Community Features',
    lead: 'Small acts, done together and in the open.',
    open: 'Open',
    givingBack: {
      title: 'Giving Back',
      text: 'Local campaigns with a goal, updates and proof of how the money was spent.',
    },
    gaza: {
      title: 'Messages to Gaza',
      text: 'Leave a few words of support and dua. Each message is read by a person before it is shown.',
    },
    reviews: {
      title: 'Reviews & Feedback',
      text: 'Honest reviews from people who have been there, and replies from the owners.',
    },
  },
  businesses: {
    near: (place: string) => `Muslim businesses near ${place}`,
    inCountry: (country: string) => `Muslim businesses in ${withArticle(country)}`,
    nearYou: 'Muslim businesses near you',
    worldwide: 'Muslim businesses worldwide',
    lead: 'All Muslim businesses are listed for FREE. Owners can upgrade to a featured listing for more visibility and premium features.',
    viewAll: 'View All Businesses',
    empty: 'No businesses found',
    browse: 'Browse all businesses',
  },
  sponsors: { title: 'Our sponsors', become: 'Become a sponsor' },
  worship: {
    title: 'Prayer Times & Mosques',
    lead: 'Prayer times for where you are, and the mosques around you.',
    leadUnknown: 'Tell us where you are to see your prayer times and the mosques around you.',
    viewAll: 'View All Mosques',
    noMosques: 'No mosques found',
    noneNearby: 'No mosque is listed within 50 km of you yet',
    browseMosques: 'Browse all mosques',
    choosePlace: 'Choose your place',
    placeNeeded: 'We calculate the times for your city. Only the area is kept, on this device.',
  },
  testimonials: {
    title: 'From the neighbourhood',
    quoted: (quote: string) => `“${quote}”`,
    sampleFrom: (place: string) => `${place} · Sample`,
  },
  callToAction: {
    title: 'Your shop belongs on the map',
    text: 'Free forever. Your first 30 days come with VIP, so neighbours find you more easily.',
    list: 'List your business',
    compare: 'Compare plans',
  },
}
