/** For somebody in need: said before anything else, and beside nothing that sells. */
export const care = {
  title: 'You’re not alone. Help is here.',
  lead: {
    self: 'I’m so sorry you’re going through this. Your life matters, and you don’t have to carry this alone. Please talk to someone now.',
    violence: 'I’m so sorry this is happening to you. It isn’t your fault, and you deserve to be safe.',
    medical: 'This may be an emergency. Please call for help now, and stay with the person.',
    any: 'Whatever you’re going through, there are people who will listen and help.',
  },
  danger: 'If anyone is in danger right now, call:',
  call: (name: string, number: string) => `Call ${name}: ${number}`,
  services: {
    any: 'emergency services',
    police: 'the police',
    ambulance: 'an ambulance',
  },
  mind: 'Someone to talk to',
  home: 'Violence or abuse at home',
  people: 'People near you',
  mosque: 'Find a mosque near you',
  team: 'Write to our team',
  teamNote: 'We answer as soon as we can. In an emergency, please call.',
  unknown:
    'We don’t know the numbers for your country. Please call your local emergency number. From most mobile phones 112 works too.',
  more: 'For helplines in other countries and languages, visit',
  all: 'All numbers for your country',
  country: 'Country',
  show: 'Show',
  results: 'Show search results',
  compared: (date: string) =>
    `Numbers change. If one doesn’t answer, call the emergency number. Compared with published lists on ${date}.`,
}
