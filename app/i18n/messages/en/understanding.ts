// Words for understanding a search: the chips and how to remove them, the assistant's answers, and suggestions while typing.

import { plural } from '../../plural.ts'

const count = plural('en')

export const understanding = {
  /** What the assistant says with what it has looked up. Every sentence leads to a record or a page. */
  answers: {
    needPlace: 'Which city do you mean? Type its name, or [choose your place](/place).',
    anywhere:
      'Without a city I can’t say what is near. These work from anywhere: [mosques](/mosques), [businesses](/businesses), [prayer times](/athan).',
    prayer: (prayer: string, place: string, time: string, day: string) =>
      `${prayer} in ${place} is at ${time} (${day}).`,
    prayerDay: (place: string, day: string) => `Prayer times in ${place}, ${day}.`,
    method: (name: string) => `Calculated with the ${name} method. [Prayer times](/athan)`,
    and: (prayer: string) => `And ${prayer}?`,
    tomorrow: 'What about tomorrow?',
    jumuah: (place: string) => `Jumu’ah near ${place}. Times are what each mosque has told us.`,
    mosques: (place: string) => `The nearest mosques to ${place}.`,
    mosquesNamed: 'Mosques with that name.',
    noMosques: (place: string) => `I don’t know a mosque near ${place} yet.`,
    iqamah: (mosque: string) => `Iqamah times at ${mosque} today, as the mosque gives them.`,
    noIqamah: (mosque: string) => `${mosque} hasn’t told us its iqamah times yet. Its page has the prayer times.`,
    seeAll: 'See all',
    places: 'Places',
    businesses: (what: string, place: string) => (place ? `${what} near ${place}.` : `${what}.`),
    nearestOnly: (what: string, place: string) =>
      place
        ? `Nothing matches all of that near ${place}. The closest I found: ${what}.`
        : `Nothing matches all of that. The closest I found: ${what}.`,
    noBusinesses: 'I found nothing like that yet. Try other words, or add the first one.',
    noHours: (name: string) => `${name} hasn’t given opening hours. Its page may have a phone number.`,
    byName: 'Is one of these what you mean?',
    ruling:
      'I don’t give rulings. Please ask a scholar you trust: [mosques near you](/mosques) can point you to one. For a place, I can show what proof of halal is on file.',
    evidence: (name: string) =>
      `I don’t give rulings, but this is what is on file for ${name}: who says so, since when, and with what proof.`,
    inMakkah: 'In Makkah you face the Kaaba itself. [Qibla](/athan/qibla)',
    qibla: (place: string, degrees: string) =>
      `From ${place} the qibla is ${degrees}° clockwise from true north. [See it on the map](/athan/qibla)`,
    fromNorth: 'Clockwise from true north',
    hijri: (date: string) => `Today is ${date}. [Islamic calendar](/athan/hijri)`,
    hijriDay: (name: string, date: string) => `${name} is expected on ${date}. [Islamic calendar](/athan/hijri)`,
    occasions: (what: string, place: string) => `${what} near ${place}, as each mosque has told us.`,
    moonMayDiffer: 'The sighting of the moon may move it by a day.',
    surah: (name: string, number: string, verses: string) =>
      `Surah ${name} is chapter ${number} and has ${verses} verses.`,
    verse: (surah: string, number: string, text: string) => `${surah} ${number}: “${text}”`,
    itself:
      'I’m Mahalla’s assistant: a program, not a person. I look up places, mosques, prayer times, the qibla, the Quran and how this site works, and I say so when I don’t know. [Talk to a person](/contact)',
    hasFacility: (name: string, what: string) => `${name} has this: ${what}.`,
    facilityUnknown: (name: string, what: string) =>
      `I don’t know whether ${name} has this: ${what}. Please ask them before you go.`,
    hasNoFacility: (name: string, what: string) => `We were told that ${name} does not have this: ${what}.`,
    page: 'This page is about that:',
    versesOn: (words: string, count: string) => `Verses that speak of “${words}” (${count}).`,
    readSurah: 'Read it',
    verses: (n: string) => `${n} verses`,
    nisab: {
      gold: (value: string, grams: string, date: string) => `Gold (${grams} g): ${value}, price of ${date}`,
      silver: (value: string, grams: string, date: string) => `Silver (${grams} g): ${value}, price of ${date}`,
    },
    zakaat: ['The nisab by today’s prices.', 'The calculator works out what is due: [zakaat](/zakaat)'],
    zakaatDue: (sum: string, due: string) =>
      `If ${sum} is above your nisab and has been yours for a lunar year, zakaat on it is ${due} (2.5%). `,
    zakaatBelow: (sum: string) => `${sum} alone is below the nisab, so no zakaat is due on it. `,
    zakaatNoPrices:
      'I have no metal prices right now. In the calculator you can enter them yourself: [zakaat](/zakaat)',
    plans: ['Plans for businesses.', 'A basic listing is always free. [Compare plans](/packages)'],
    plansTitle: 'Plans',
    perMonth: (price: string) => `${price} a month`,
    /** In a section where nothing fits. */
    noneNow: (section: string) => `Nothing like that under ${section} right now. Here is everything there.`,
    sections: { event: 'Events', job: 'Jobs', course: 'Courses', recipe: 'Recipes' },
    person: 'I’ll pass you on to our team. Leave an email if you can’t wait here.',
    /** Typed as the visitor would. */
    chips: {
      openNow: 'open now',
      prayerSpace: 'with a prayer space',
      sisters: 'with sisters’ space',
      prayer: 'prayer times',
    },
    setPlace: (name: string) => `Use ${name} as my place`,
    save: (name: string) => `Save ${name}`,
    follow: (name: string) => `Follow ${name}`,
    report: (name: string) => `Report a problem with ${name}`,
    /** Before something to do that was asked for. */
    confirm: 'Of course. Please confirm:',
    closest: (place: string) => `The closest ones${place ? ` to ${place}` : ''}.`,
    exactPlace: 'Your exact place makes this better: [choose your place](/place).',
    planFree: (name: string) => `The ${name} plan is free.`,
    planCosts: (name: string, monthly: string, annual: string) =>
      `The ${name} plan costs ${monthly} a month, or ${annual} a year.`,
    jumuahAt: (mosque: string, times: string) => `Jumu’ah at ${mosque}: ${times}.`,
    noJumuahAt: (mosque: string) =>
      `${mosque} hasn’t told us its Jumu’ah times yet. If you know them, its page lets you add them.`,
    ringFirst: (what: string, place: string) =>
      `I don’t know yet which mosques near ${place} have this: ${what}. These are the nearest. Please call before you go.`,
    reading:
      'I don’t give rulings. This is what our articles say, with their sources; where scholars differ, they say so. For your own case, please ask an imam.',
    imam: 'Ask an imam near you',
    callPlace: (name: string, number: string) => `Call ${name}: ${number}`,
    wayTo: (name: string) => `The way to ${name}`,
    noPhone: (name: string) => `We don’t have a phone number for ${name} yet.`,
    noneSaved: 'You haven’t saved any places yet. Tap the heart on a place to keep it.',
    noPlan: 'You don’t have a plan yet. Listing your business is free.',
    planRuns: (name: string, date: string, days: number) =>
      count(days, {
        one: `Your ${name} plan runs until ${date}: # day left.`,
        other: `Your ${name} plan runs until ${date}: # days left.`,
      }),
    signInFirst: 'Please sign in first, then I can look it up for you.',
    modelAway: 'Answered without the language model, which isn’t available right now.',
    sure: (what: string) => `${what}?`,
    yes: 'Yes',
    no: 'No',
    done: 'Done.',
    /** Nobody knows whether it arrived. */
    lost: 'The connection dropped before I heard back, so it may not be done. Please try again.',
    askPerson: 'Ask our team',
    emailLabel: 'Your email, in case you have to go',
    sendOn: 'Send to our team',
    waiting: 'Our team has your question. Answers appear here; you can also close this and come back.',
    waitingMail: (email: string) =>
      `Our team has your question. Answers appear here, and by email at ${email} if you leave.`,
    staff: 'Our team',
    closed: 'This conversation is closed. Ask again any time.',
    notSure: 'I’m not sure about that. I can ask our team for you.',
  },
  understoodAs: 'We understood:',
  asTyped: 'Search the exact words',
  didYouMean: 'Or did you mean',
  nearMe: 'Near me',
  cheap: 'Low prices',
  open: { now: 'Open now', late: 'Open late', prayer: 'Open after the next prayer' },
  days: {
    today: 'Today',
    tomorrow: 'Tomorrow',
    sunday: 'Sunday',
    monday: 'Monday',
    tuesday: 'Tuesday',
    wednesday: 'Wednesday',
    thursday: 'Thursday',
    friday: 'Friday',
    saturday: 'Saturday',
    weekend: 'Weekend',
  },
  elsewhere: {
    business: 'See businesses for this search',
    job: 'See jobs for this search',
    event: 'See events for this search',
    recipe: 'See recipes for this search',
    course: 'See courses',
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
    everything: (_: string) => `Nothing like this yet. This is what is listed nearby.`,
    anyDay: (_: string) => `Nothing on that day. These are on other days.`,
    all: (_: string) => `Nothing like this yet. This is everything we have.`,
  },
  /** What is not there: its name in the words that were typed, and where; an empty place is not said. */
  none: {
    listed: (what: string, where: string) =>
      where ? `No “${what}” is listed in ${where} yet.` : `No “${what}” is listed yet.`,
    filtered: (where: string) =>
      where ? `Nothing in ${where} matches all your filters.` : 'Nothing matches all your filters.',
    anything: (where: string) => (where ? `Nothing is listed in ${where} yet.` : 'Nothing is listed here yet.'),
  },
  /** What stands below it. */
  instead: {
    closest: (n: string, _word: string) => (n === '1' ? 'The closest:' : `The ${n} closest:`),
    withoutFilters: (n: string, _word: string) => `${n} without them:`,
    inKind: (n: string, word: string) => `${n} under ${word} nearby:`,
    anyWord: (n: string, word: string) => `${n} for “${word}”:`,
    anything: (n: string, _word: string) => `${n} places nearby:`,
  },
  knowOne: 'Know one? Add it',
  named: 'Looking for this?',
  suggestions: {
    label: 'Suggestions',
    places: 'Places',
    categories: 'Categories',
    businesses: 'Businesses',
    mosques: 'Mosques',
    rooms: 'Prayer rooms',
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
  /** Under a card: why the search found it. */
  why: {
    name: 'The name matches',
    menu: (dish: string) => `Menu mentions ${dish}`,
    offer: (what: string) => `Offers ${what}`,
    kind: (part: string) => `In ${part}`,
    about: (words: string) => `Description mentions ${words}`,
    place: 'The place matches',
  },
  /** A city in which nobody is listed. */
  nobodyIn: (city: string) => `No one is listed in ${city} yet.`,
  addFirstIn: (city: string) => `Add the first in ${city}`,
}
