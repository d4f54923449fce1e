// What was read from a search in one’s own words, how it was let go of, and suggestions while typing.

import { answers } from './answers.ts'

export const understanding = {
  answers,
  understoodAs: 'We understood:',
  asTyped: 'Search the exact words',
  didYouMean: 'Or did you mean',
  nearMe: 'Near me',
  cheap: 'Low prices',
  open: { now: 'Open now', late: 'Open late', prayer: 'Open after the next prayer' },
  elsewhere: {
    mosque: 'See mosques for this search',
    prayer: 'See prayer times',
    quran: 'Open it in the Quran',
    qibla: 'Find the qibla',
    zakaat: 'Open the zakaat calculator',
    hijri: 'See the Islamic calendar',
  },
  needsPlace: 'We don’t know where you are yet.',
  choosePlace: 'Choose your place',
  /** Above what was found with less asked for. */
  relaxedTitle: 'But we found these',
  relaxed: {
    farther: (_: string) => `Nothing that near. These are further away.`,
    withoutFilters: (_: string) => `Nothing matches every filter. These match without them.`,
    anywhere: (_: string) => `Nothing in this area. These are the nearest anywhere.`,
    anyWord: (word: string) => `Nothing matches all the words. These match “${word}”.`,
    withoutWords: (word: string) => `Nothing matches the words. These are in ${word}.`,
    similar: (word: string) => `Nothing of this kind here. These are similar, in ${word}.`,
    similarAnywhere: (word: string) => `Nothing of this kind nearby. These are the nearest in ${word}.`,
    everything: (_: string) => `Nothing like this yet. This is what is listed nearby.`,
  },
  addFirst: 'Know one? Add the first',
  named: 'Looking for this?',
  suggestions: {
    label: 'Suggestions',
    places: 'Places',
    categories: 'Categories',
    businesses: 'Businesses',
    mosques: 'Mosques',
    quran: 'Quran',
    pages: 'Pages',
    recent: 'Recent searches',
    forget: 'Remove from recent searches',
    forgetAll: 'Clear recent searches',
    all: (text: string) => `Search for “${text}”`,
    count: (n: string) => `${n} suggestions`,
    inCity: (what: string, city: string) => `${what} in ${city}`,
    none: 'No suggestions',
  },
  /** Under a card: the words of the search that its text has. */
  why: (words: string) => `Mentions ${words}`,
}
