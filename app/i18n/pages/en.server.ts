// Headings and texts of the location pages. Read by loaders only; English gives the shape of the other languages.

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
