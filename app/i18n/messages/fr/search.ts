import type { Messages } from '#app/i18n/catalogue.ts'

export const search: Messages['search'] = {
  title: 'Recherche',
  description: 'Cherchez commerces, mosquées, événements, emplois, recettes et aide au même endroit.',
  label: 'Rechercher partout',
  placeholder: 'Un lieu, une mosquée, un plat, un événement…',
  search: 'Rechercher',
  tabs: 'Types de résultats',
  all: 'Tout',
  kinds: {
    businesses: 'Commerces',
    mosques: 'Mosquées',
    rooms: 'Salles de prière',
    spaces: 'Commerces avec un espace de prière',
    events: 'Événements',
    jobs: 'Emplois',
    recipes: 'Recettes',
    community: 'Communauté',
    help: 'Aide',
  },
  /** The same search where all its filters are. */
  open: {
    businesses: 'Ouvrir dans les commerces',
    mosques: 'Ouvrir dans les mosquées',
    rooms: 'Ouvrir dans les salles de prière',
    spaces: 'Ouvrir dans les commerces',
    events: 'Ouvrir dans les événements',
    jobs: 'Ouvrir dans les emplois',
    recipes: 'Ouvrir dans les recettes',
    community: 'Ouvrir dans la communauté',
    help: 'Ouvrir dans l’aide',
  },
  more: (count: string, kind: string) => `Tout voir dans ${kind} (${count})`,
  askAMosque:
    'Les mosquées célèbrent souvent mariages et funérailles et enseignent le Coran. Demandez à l’une d’elles près de vous :',
  nothing: (words: string) => `Nous n’avons rien trouvé pour « ${words} »`,
  nothingText: 'Essayez avec moins de mots ou un autre nom. Vous pouvez aussi parcourir les listes ci-dessous.',
  add: 'Vous en connaissez un ? Ajoutez-le',
}
