// The cards of businesses and mosques. Numbers, times and distances arrive already written in the digits of the
// language.
import type { Messages } from '#app/i18n/catalogue.ts'
import { inCity } from './place-phrases.ts'

export const listings = {
  nameNotFound: 'Nom du commerce introuvable',
  featured: 'À la une',
  sample: 'Exemple',
  showcase: 'Ces adresses sont des exemples inventés, pour montrer comment le site fonctionne.',
  muslimOwned: 'Commerce musulman',
  call: 'Appeler',
  callNamed: (name: string) => `Appeler ${name}`,
  directions: 'Itinéraire',
  directionsTo: (name: string) => `Itinéraire vers ${name}`,
  halalLevels: {
    unknown: 'Statut halal inconnu',
    selfDeclared: 'Halal, selon le commerce',
    community: 'Halal, selon la communauté',
    certificate: 'Halal, certificat fourni',
    visited: 'Halal, visité par notre équipe',
  },
  /** The word of open data, which nobody here has checked. */
  sourceSays: {
    only: (source: string) => `Entièrement halal selon ${source}`,
    yes: (source: string) => `Choix halal selon ${source}`,
    name: (_source: string) => 'Halal dans son nom',
    on_request: (source: string) => `Halal sur demande selon ${source}`,
    reported: (source: string) => `Indiqué halal sur ${source}, sans autre indice`,
  },
  lastSeen: (claim: string, year: string) => `${claim} (relevé en ${year})`,
  open: {
    always: 'Ouvert 24 h/24',
    until: (time: string) => `Ouvert jusqu’à ${time}`,
    closesSoon: (time: string) => `Ferme à ${time}`,
    pausesSoon: (prayer: string, time: string) => `Ferme pour ${prayer} à ${time}`,
    paused: (prayer: string, time: string) => `Fermé pour ${prayer} jusqu’à ${time}`,
    jumuah: 'la prière du vendredi',
    opensToday: (time: string) => `Fermé · ouvre à ${time}`,
    opensLater: (weekday: string, time: string) => `Fermé · ouvre ${weekday} à ${time}`,
    closed: 'Fermé',
    weekdays: { mon: 'lun.', tue: 'mar.', wed: 'mer.', thu: 'jeu.', fri: 'ven.', sat: 'sam.', sun: 'dim.' },
  },
  somewhereIn: (city: string) => `Quelque part ${inCity(city)}`,
  distance: {
    metres: (amount: string) => `${amount} m`,
    kilometres: (amount: string) => `${amount} km`,
    notSpecified: 'Lieu non précisé',
  },
  mosque: {
    by: (method: string) => `Selon « ${method} »`,
    byTold: 'D’après les horaires de la mosquée',
    nameNotFound: 'Mosquée sans nom',
    next: (prayer: string, time: string) => `À venir : ${prayer} ${time}`,
  },
} satisfies Messages['listings']
