// Title, lead and "what you will find here" of every page whose own screen is not built yet. Read by loaders only,
// so that no browser downloads sixty pages of text to show one. English gives the shape of the other languages.

export type PageText = { title: string; lead: string; about: string }

export const pages = {
  // Mosques and worship

  // Community
} satisfies Record<string, PageText>

/** Pages that are built and that planned ones lead on to. */
export const built = {
  'community/giving-back': {
    title: 'Giving back',
    lead: 'Give money or time, and see what became of it.',
  },
  donate: {
    title: 'Donate',
    lead: 'Help keep the directory free for everyone.',
  },
  partners: {
    title: 'Partners and the Partner Badge',
    lead: 'Organisations that stand with us, and the badge that says so.',
  },
  courses: { title: 'Courses', lead: 'Learn at your own pace.' },
  jobs: {
    title: 'Jobs',
    lead: 'Work where your faith is welcome.',
  },
  'how-we-make-money': {
    title: 'How we make money',
    lead: 'Who pays for this site, and what they get for it.',
  },
  affiliates: {
    title: 'Affiliates',
    lead: 'Bring businesses to the directory and earn a share.',
  },
  packages: {
    title: 'Plans',
    lead: 'A listing is free. A paid plan brings you more visibility.',
  },
  community: {
    title: 'Community',
    lead: 'As-salamu alaykum. Here is what your neighbours are doing.',
  },
  'community/forum': {
    title: 'Forum',
    lead: 'Ask, answer and talk with care.',
  },
  'community/gaza': {
    title: 'Messages to Gaza',
    lead: 'A wall of words for the people of Gaza.',
  },
  'community/ideas': {
    title: 'Ideas',
    lead: 'Tell us what would help you, and vote for what others ask.',
  },
  test: {
    title: 'Site check',
    lead: 'A quick look at whether the site is well.',
  },
  'auth-test': {
    title: 'Sign-in check',
    lead: 'Is signing in working, and who does the site think you are?',
  },
  'verify-env': {
    title: 'Settings check',
    lead: 'Are all the settings the site needs in place?',
  },
  'verify-supabase': {
    title: 'Backend check',
    lead: 'Can the site reach its data?',
  },
  'seo-test': {
    title: 'Search metadata check',
    lead: 'What search engines and link previews see of a page.',
  },
  mosques: {
    title: 'Mosques',
    lead: 'Mosques near you and around the world.',
  },
  quran: {
    title: 'Read the Quran',
    lead: 'The whole Quran, free, with translations.',
  },
  athan: {
    title: 'Athan',
    lead: 'The call to prayer, on time, wherever you are.',
  },
  'business-register': {
    title: 'List your business',
    lead: 'All Muslim businesses are listed for free. It takes a few minutes.',
  },
  help: { title: 'Help and FAQs', lead: 'Answers, and a person when you need one.' },
  faq: { title: 'Frequently asked questions', lead: 'The questions people ask us most.' },
  'about-us': { title: 'About us', lead: 'A neighbourhood, for Muslims, by Muslims.' },
  'privacy-policy': { title: 'Privacy policy', lead: 'What we know about you, why, and how to make us forget it.' },
  'terms-of-service': { title: 'Terms of service', lead: 'What you can expect of us, and what we ask of you.' },
  contact: { title: 'Contact us', lead: 'Write to a person. We answer by email.' },
  businesses: {
    title: 'Muslim businesses',
    lead: 'Muslim-owned and halal businesses, with ratings, opening hours and halal evidence.',
  },
  services: {
    title: 'Halal services',
    lead: 'From Hajj travel to a marriage contract: people who know how you want it done.',
  },
  'categories/food-restaurants': {
    title: 'Halal food and restaurants',
    lead: 'Kitchens, bakeries and cafés, each with its halal evidence.',
  },
  'categories/finance': {
    title: 'Islamic finance and accounting',
    lead: 'Accountants, advisers and interest-free finance.',
  },
  zakaat: {
    title: 'Zakaat calculator',
    lead: 'Work out your zakaat, privately, step by step.',
  },
  widgets: {
    title: 'Widgets',
    lead: 'Prayer times, Jumu’ah and badges for your own website.',
  },
}

export type PlannedPage = keyof typeof pages
export type PageTexts = Readonly<Record<PlannedPage, PageText>>
export type BuiltPage = keyof typeof built
export type BuiltTexts = Readonly<Record<BuiltPage, Omit<PageText, 'about'>>>

/** Countries that take an article in running text. */
const WITH_ARTICLE: ReadonlySet<string> = new Set(['AE', 'BS', 'CF', 'DO', 'GB', 'GM', 'KM', 'MV', 'NL', 'PH', 'US'])

const CUISINE = /(Asian|Eastern|Turkish|African)$/

/** Headings and texts of the location pages; `place` is a city with its country, or a country as `country` writes it. */
export const location = {
  country: (name: string, code: string): string => (WITH_ARTICLE.has(code) ? `the ${name}` : name),
  city: (city: string, country: string): string => (city === country ? city : `${city}, ${country}`),
  headings: {
    restaurants: (place: string) => `Halal restaurants in ${place}`,
    grocery: (place: string) => `Halal grocery shops in ${place}`,
    healthcare: (place: string) => `Muslim healthcare providers in ${place}`,
    trades: (place: string) => `Muslim tradespeople in ${place}`,
    education: (place: string) => `Islamic schools and tutors in ${place}`,
    finance: (place: string) => `Islamic finance and Muslim accountants in ${place}`,
    retail: (place: string) => `Muslim-owned shops in ${place}`,
    technology: (place: string) => `Muslim technology businesses in ${place}`,
    travel: (place: string) => `Hajj, Umrah and halal travel in ${place}`,
    services: (place: string) => `Muslim professional services in ${place}`,
    beauty: (place: string) => `Muslim-owned beauty and wellness in ${place}`,
    community: (place: string) => `Muslim community organisations in ${place}`,
  },
  /** A part of a category: "Halal butchers". A cuisine is only an adjective, so it gets its noun here. */
  partHeading: (part: string, place: string) => `${part}${CUISINE.test(part) ? ' restaurants' : ''} in ${place}`,
  lead: (count: string, heading: string) => `${heading}: ${count}, with ratings and opening hours.`,
  leadEmpty: (heading: string) =>
    `${heading}: nobody is listed here yet. Do you know a place? Tell its owner that a listing is free.`,
}

export type LocationTexts = typeof location
