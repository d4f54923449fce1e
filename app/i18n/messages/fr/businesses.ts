// The list of businesses: search, filters, results and map. Numbers, times and distances arrive already written.
import type { Messages } from '#app/i18n/catalogue.ts'
import { plural } from '#app/i18n/plural.ts'
import { factNames } from './fact-names.ts'
import { ofCity } from './place-phrases.ts'
import { places } from './places.ts'

const count = plural('fr')

/** The visitor's own position has no name to put a preposition before: "de vous", "de Lyon". */
const ofPlace = (place: string) => (place === places.here ? 'de vous' : ofCity(place))

export const businesses = {
  title: 'Commerces musulmans',
  lead: 'Commerces halal ou tenus par des musulmans, avec avis, horaires d’ouverture et preuves halal.',
  skipToResults: 'Aller aux résultats',
  searchLabel: 'Rechercher un commerce',
  searchPlaceholder: 'Nom, plat ou service',
  search: 'Rechercher',
  changePlace: (place: string) => `Lieu : ${place}. Changer de lieu`,
  where: 'Où ?',
  choosePlace: 'Choisir mon lieu',
  allCategories: 'Toutes',
  subcategories: (category: string) => `${category} : par type`,
  allOf: (category: string) => `Tout : ${category}`,
  radius: 'Distance',
  anyRadius: 'Toutes distances',
  within: (distance: string) => `À moins de ${distance}`,
  filters: 'Filtres',
  activeCount: (n: number) => count(n, { one: '# filtre actif', other: '# filtres actifs' }),
  quickFilters: 'Filtres rapides',
  activeFilters: 'Filtres actifs',
  clearAll: 'Tout effacer',
  apply: 'Voir les résultats',
  showPlaces: (n: number) => count(n, { one: 'Voir # adresse', other: 'Voir # adresses' }),
  open: {
    legend: 'Horaires d’ouverture',
    any: 'Peu importe',
    now: 'Ouvert maintenant',
    prayer: 'Ouvert après la prochaine prière',
    prayerNamed: (prayer: string) => `Ouvert après ${prayer}`,
    late: (time: string) => `Ouvert à ${time}`,
  },
  halal: {
    legend: 'Preuves halal',
    any: 'Peu importe',
    /** The level itself, and all above it. */
    orMore: (level: string, isHighest: boolean) => (isHighest ? level : `${level}, ou mieux`),
    levels: {
      1: 'Déclaré par le commerce',
      2: 'Confirmé par la communauté',
      3: 'Certificat fourni',
      4: 'Visité par notre équipe',
    },
    chip: (level: string) => `Halal : ${level.toLowerCase()}`,
    wordLegend: 'Ce que dit une source',
    says: {
      only: 'Tout est halal, selon la source',
      yes: 'Choix halal, selon la source',
      name: 'Halal dans son nom',
      reported: 'Une simple mention sur la carte',
    },
  },
  cuisine: { legend: 'Cuisine ou plat', any: 'Toutes' },
  muslimOwned: 'Commerce musulman',
  facts: {
    legend: 'Sur place',
    ...factNames,
  },
  price: { legend: 'Prix', levels: ['', 'Bon marché', 'Moyens', 'Élevés', 'Très élevés'] },
  rating: {
    legend: 'Note',
    any: 'Peu importe',
    atLeast: (rating: string) => `${rating} étoiles ou plus`,
    chip: (rating: string) => `${rating} étoiles et +`,
  },
  sort: {
    label: 'Trier',
    best: 'Les plus proches',
    bestAnywhere: 'Recommandés',
    distance: 'Distance seule',
    rating: 'Note',
    newest: 'Les plus récents',
    name: 'Nom',
  },
  places: (n: number) => count(n, { one: '# adresse', other: '# adresses' }),
  moreThan: (n: string) => `Plus de ${n} adresses`,
  withinOf: (distance: string, place: string) => `à moins de ${distance} ${ofPlace(place)}`,
  nearPlace: (place: string) => `près ${ofPlace(place)}`,
  noneNear: (place: string) => `Rien près ${ofPlace(place)} pour l’instant. Voici les adresses les plus proches.`,
  furtherAway: 'Plus loin',
  showElsewhere: (n: number) =>
    count(n, { one: 'Voir # autre adresse plus loin', other: 'Voir # autres adresses plus loin' }),
  lookWithin: (distance: string) => `Chercher à moins de ${distance}`,
  mapArea: 'Zone de la carte',
  inArea: 'dans la zone de la carte',
  worldwide: 'à toute distance, les plus proches d’abord',
  anywhere: 'dans le monde',
  /** After the number: "86 adresses · Ouvert maintenant". */
  openWhen: (open: string) => `· ${open} ·`,
  openAmong: (checked: string) => `D’après les ${checked} premières adresses qui indiquent leurs horaires.`,
  noneTyped: (query: string) => `Aucun résultat exact pour « ${query} ». Voici des noms proches.`,
  range: (from: string, to: string, total: string) => `${from}–${to} sur ${total}`,
  rangeOfMany: (from: string, to: string, total: string) => `${from}–${to} sur plus de ${total}`,
  results: 'Résultats',
  empty: 'Aucune adresse ne correspond à tous vos filtres. Retirez-en un ou cherchez plus loin.',
  emptyByWords: 'Vérifiez l’orthographe ou essayez avec moins de mots.',
  waysOut: 'Ce que vous pouvez essayer',
  without: (filter: string) => `Sans « ${filter} »`,
  withoutSearch: (query: string) => `Sans les mots « ${query} »`,
  inAllCategories: 'Dans toutes les catégories',
  showList: 'Liste',
  showMap: 'Carte',
  hideMap: 'Masquer la carte',
  map: 'Carte des résultats',
  searchThisArea: 'Chercher dans cette zone',
  closeCard: 'Fermer',
} satisfies Messages['businesses']
