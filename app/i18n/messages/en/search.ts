// One search for everything.

export const search = {
  title: 'Search',
  description: 'Search businesses, mosques, events, jobs, recipes, the community and help in one place.',
  label: 'Search everything',
  placeholder: 'A place, a mosque, a dish, an event…',
  search: 'Search',
  tabs: 'Kinds of results',
  all: 'All',
  kinds: {
    businesses: 'Businesses',
    mosques: 'Mosques',
    rooms: 'Prayer rooms',
    spaces: 'Businesses with a prayer space',
    events: 'Events',
    jobs: 'Jobs',
    recipes: 'Recipes',
    community: 'Community',
    help: 'Help',
  },
  /** The same search where all its filters are. */
  open: {
    businesses: 'Open in businesses',
    mosques: 'Open in mosques',
    rooms: 'Open in prayer rooms',
    spaces: 'Open in businesses',
    events: 'Open in events',
    jobs: 'Open in jobs',
    recipes: 'Open in recipes',
    community: 'Open in the community',
    help: 'Open in help',
  },
  more: (count: string, kind: string) => `See all ${count} under ${kind}`,
  /** Where nobody offers what is done at a mosque. */
  askAMosque: 'Mosques often hold weddings, funerals and Quran classes. Ask one near you:',
  nothing: (words: string) => `We found nothing for “${words}”`,
  nothingText: 'Try fewer words, or another name for it. You can also look through the lists below.',
  add: 'Know one? Add it',
}
