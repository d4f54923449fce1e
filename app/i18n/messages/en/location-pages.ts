import { plural } from '#app/i18n/plural.ts'
import { withArticle } from './place-phrases.ts'

const count = plural('en')

/**
 * Pages of a category in a place, and the guide to services. Numbers, names and headings arrive written in the page's
 * language.
 */
export const locationPages = {
  mosquesOf: {
    name: 'Mosques',
    lead: (n: number) =>
      count(n, {
        one: '# mosque, with prayer times and directions.',
        other: '# mosques, with prayer times and directions.',
      }),
    none: 'No mosque is listed here yet.',
    nearMe: 'Mosques near me',
    restaurants: 'Places to eat',
  },
  facts: {
    title: 'At a glance',
    listings: 'Listings',
    rating: 'Typical rating',
    ratingHint: (n: number) => count(n, { one: 'from # rated place', other: 'from # rated places' }),
    certified: 'Halal certificate on file',
    owned: 'Muslim-owned',
    mosques: 'Mosques close by',
    mosquesInCountry: 'Mosques listed',
    openNow: 'Open right now',
    openHint: (n: number) => count(n, { one: 'of # with opening hours', other: 'of # with opening hours' }),
  },
  list: {
    title: 'Listings',
    range: (from: string, to: string, total: string) => `${from}–${to} of ${total}`,
    filters: 'Search and filter these',
    map: 'On the map',
    empty: 'No places listed here yet',
    emptyText: 'See places nearby below, or be the first to add one.',
  },
  neighbours: {
    subcategories: 'Narrow it down',
    cities: 'In other cities',
    citiesInCountry: 'By city',
    countries: 'By country',
    categories: 'Other categories here',
    mosques: 'Mosques close by',
    counted: (label: string, amount: string) => `${label} (${amount})`,
  },
  faq: {
    title: 'Questions and answers',
    howMany: {
      question: (heading: string) => `How many places are listed under “${heading}”?`,
      answer: (n: number) => count(n, { one: 'One place is listed.', other: '# places are listed.' }),
      owned: (n: number) => count(n, { one: ' # of them is Muslim-owned.', other: ' # of them are Muslim-owned.' }),
    },
    best: {
      question: 'Which are rated best?',
      answer: (names: string) => `According to our members’ reviews: ${names}.`,
      rated: (name: string, rating: string) => `${name} (${rating})`,
    },
    halal: {
      question: 'Is the food halal-certified?',
      certified: (n: number) =>
        count(n, {
          one: '# place has an unexpired halal certificate on file with us.',
          other: '# places have an unexpired halal certificate on file with us.',
        }),
      confirmed: (n: number) =>
        count(n, {
          one: ' # more has been confirmed by several members.',
          other: ' # more have been confirmed by several members.',
        }),
      none: 'We have no halal certificates on file here yet. Each page shows what is known and who says so.',
    },
    openNow: {
      question: 'Which are open now?',
      answer: (open: string, n: number) =>
        count(n, {
          one: `${open} of # place with opening hours is open right now.`,
          other: `${open} of # places with opening hours are open right now.`,
        }),
    },
    prayer: {
      question: 'Is there a place to pray nearby?',
      mosques: (n: number) =>
        count(n, { one: '# mosque is listed in the area.', other: '# mosques are listed in the area.' }),
      space: (n: number) =>
        count(n, {
          one: ' # of the places has a prayer space.',
          other: ' # of the places have a prayer space.',
        }),
    },
    add: {
      question: 'How do I add a business?',
      answer: 'It’s free. Register, tell us about the place, and it appears here straight away.',
    },
  },
  demand: {
    title: 'Do you run a place like this?',
    text: (heading: string) => `People are looking for “${heading}” here. Listing is free and takes a few minutes.`,
    action: 'Add your business',
  },
  categories: {
    restaurants: {
      title: 'Halal restaurants and food',
      lead: 'Restaurants, grills, takeaways and cafés, with halal evidence, ratings and opening hours.',
    },
    technology: {
      title: 'Muslim technology businesses',
      lead: 'Software, web design, IT support and repairs from the community.',
    },
    finance: {
      title: 'Islamic finance and accountants',
      lead: 'Accountants, home finance, takaful and investments that keep clear of riba.',
    },
  },
  near: (place: string) => `Near ${place}`,
  inCountry: (country: string) => `In ${withArticle(country)}`,
  worldwide: 'Worldwide',
  services: {
    title: 'Halal services for every part of life',
    lead: 'What do you need help with? Choose it, and see who offers it near you.',
    description:
      'Hajj and Umrah, marriage, funerals, law, accounting, translation, tutoring, childcare and more, offered by Muslims near you.',
    near: (place: string) => `Counts are for ${place} and 75 km around it.`,
    anywhere: 'Counts are for the whole world. Set your place to see who is near you.',
    setPlace: 'Set your place',
    listed: (n: number) => count(n, { one: '# listed', other: '# listed' }),
    none: 'None listed yet',
    inCity: (name: string, city: string) => `${name} in ${city}`,
    all: (name: string) => `All ${name}`,
    missing: {
      title: 'Not listed?',
      text: 'If you offer a service people need, add it. Someone near you is looking.',
    },
    groups: {
      journeys: {
        title: 'Hajj, Umrah and travel',
        text: 'Guides, flights, hotels and transport for journeys that respect prayer and food.',
      },
      family: {
        title: 'Marriage and celebrations',
        text: 'From the first meeting to the walima: matchmaking, halls, henna and catering.',
      },
      farewell: { title: 'Funerals', text: 'Washing, shrouding, transport and burial, day and night.' },
      law: {
        title: 'Law, papers and property',
        text: 'Wills, contracts, immigration, certified translation and homes.',
      },
      money: { title: 'Money without riba', text: 'Accounts, tax, zakaat, home finance, takaful and savings.' },
      learning: { title: 'Learning', text: 'Quran teachers, tutors, languages and schools.' },
      children: { title: 'Children and care', text: 'Childcare, nurseries, midwives and someone to talk to.' },
      home: { title: 'Home and repairs', text: 'Builders, electricians, plumbers and people who help you move.' },
    },
  },
  external: {
    label: (source: string) => `Rating from ${source}`,
    rating: (rating: string) => `${rating} out of 5`,
    reviews: (n: number) => count(n, { one: '# review', other: '# reviews' }),
    source: 'Google',
    title: (source: string) => `Reviews from ${source}`,
    note: (source: string) => `As shown on ${source}. They don’t count towards the rating here.`,
  },
}
