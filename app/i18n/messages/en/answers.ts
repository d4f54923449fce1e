// What the assistant says with what it has looked up. Every sentence leads to a record or a page.

export const answers = {
  needPlace: 'Which city do you mean? Type its name, or [choose your place](/place).',
  prayer: (prayer: string, place: string, time: string, day: string) => `${prayer} in ${place} is at ${time} (${day}).`,
  prayerDay: (place: string, day: string) => `Prayer times in ${place}, ${day}.`,
  method: (name: string) => `Calculated by ${name}. [Prayer times](/athan)`,
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
  moonMayDiffer: 'The sighting of the moon may move it by a day.',
  surah: (name: string) => `Here is Surah ${name}.`,
  verse: (surah: string, number: string) => `Here is the verse: ${surah} ${number}.`,
  verses: (n: string) => `${n} verses`,
  nisab: {
    gold: (value: string, grams: string, date: string) => `Gold (${grams} g): ${value}, price of ${date}`,
    silver: (value: string, grams: string, date: string) => `Silver (${grams} g): ${value}, price of ${date}`,
  },
  zakaat: 'The nisab by today’s prices. The calculator works out what is due: [zakaat](/zakaat)',
  zakaatNoPrices: 'I have no metal prices right now. In the calculator you can enter them yourself: [zakaat](/zakaat)',
  plans: 'Our plans for businesses. A basic listing is always free. [Compare plans](/packages)',
  plansTitle: 'Plans',
  perMonth: (price: string) => `${price} a month`,
  section: 'You’ll find that here.',
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
  sure: (what: string) => `${what}?`,
  yes: 'Yes',
  no: 'No',
  done: 'Done.',
  askPerson: 'Ask our team',
  emailLabel: 'Your email, if you may leave',
  sendOn: 'Send to our team',
  waiting: 'Our team has your question. Answers appear here; you can also close this and come back.',
  waitingMail: (email: string) =>
    `Our team has your question. Answers appear here, and by email at ${email} if you leave.`,
  staff: 'Our team',
  closed: 'This conversation is closed. Ask again any time.',
  notSure: 'I’m not sure about that. I can ask our team for you.',
}
