// The cards of businesses and mosques. Numbers, times and distances arrive already written in the digits of the
// language.
export const listings = {
  nameNotFound: 'Business Name Not Found',
  featured: 'Featured',
  sample: 'Sample',
  showcase: 'These are sample listings, made up to show how the site works.',
  muslimOwned: 'Muslim-owned',
  call: 'Call',
  callNamed: (name: string) => `Call ${name}`,
  directions: 'Directions',
  directionsTo: (name: string) => `Directions to ${name}`,
  halalLevels: {
    unknown: 'Halal status unknown',
    selfDeclared: 'Halal, self-declared',
    community: 'Halal, community-confirmed',
    certificate: 'Halal certificate on file',
    visited: 'Halal, visited by our staff',
  },
  /** The word of open data, which nobody here has checked. */
  sourceSays: {
    only: (source: string) => `${source} says all halal`,
    yes: (source: string) => `${source} says it has halal options`,
    name: (_source: string) => 'Its name says halal',
    on_request: (source: string) => `${source} says halal on request`,
    reported: (source: string) => `Marked halal on ${source}, not borne out`,
  },
  /** Of a claim some years old. */
  lastSeen: (claim: string, year: string) => `${claim} (last seen ${year})`,
  open: {
    always: 'Open 24 hours',
    until: (time: string) => `Open until ${time}`,
    closesSoon: (time: string) => `Closes ${time}`,
    pausesSoon: (prayer: string, time: string) => `Closes for ${prayer} ${time}`,
    paused: (prayer: string, time: string) => `Closed for ${prayer} until ${time}`,
    jumuah: 'Jumu’ah',
    opensToday: (time: string) => `Closed · opens ${time}`,
    opensLater: (weekday: string, time: string) => `Closed · opens ${weekday} ${time}`,
    closed: 'Closed',
    weekdays: { mon: 'Mon', tue: 'Tue', wed: 'Wed', thu: 'Thu', fri: 'Fri', sat: 'Sat', sun: 'Sun' },
  },
  somewhereIn: (city: string) => `Somewhere in ${city}`,
  distance: {
    metres: (amount: string) => `${amount} m`,
    kilometres: (amount: string) => `${amount} km`,
    notSpecified: 'Location not specified',
  },
  mosque: {
    by: (method: string) => `By ${method}`,
    byTold: 'From the mosque’s own timetable',
    nameNotFound: 'Mosque without a name',
    next: (prayer: string, time: string) => `Next: ${prayer} ${time}`,
  },
}
