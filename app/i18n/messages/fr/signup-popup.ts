import type { Messages } from '#app/i18n/catalogue.ts'
import { inCity } from './place-phrases.ts'

const yourCity = 'Votre ville'

/** The stand-in for an unknown city needs another preposition than a name: "dans votre ville", "à Lyon". */
const inTheCity = (city: string) => (city === yourCity ? 'dans votre ville' : inCity(city))

/** The signup popup. */
export const signupPopup = {
  label: 'Type d’inscription',
  close: 'Fermer',
  tabs: {
    business: 'Commerce VIP',
    community: 'Communauté',
  },
  yourCity,
  /** Chosen at random, one per page load. */
  businessButtons: ['Commencer mon essai VIP', 'Obtenir mes 30 jours VIP gratuits'],
  business: {
    artTitle: '30 jours de VIP, offerts',
    artText: (city: string) => `Pour les commerces musulmans ${inTheCity(city)}`,
    heading: (city: string) => `Soyez plus facile à trouver ${inTheCity(city)}`,
    text: (isTrue) =>
      `${isTrue ? 'Rejoignez plus de 50 commerces musulmans. ' : ''}Pendant 30 jours, essayez ce qu’apportent les formules payantes ; votre fiche reste gratuite.`,
    points: [
      '20 règles d’automatisation pour votre fiche',
      'Votre page avec carte, horaires et avis',
      'L’essai s’arrête de lui-même',
    ],
    urgency: 'Places limitées ce mois-ci',
    note: 'Sans carte bancaire.',
  },
  community: {
    artTitle: 'Pensé pour les voisins',
    artText: (city) =>
      city ? `Pour les musulmans, ${inTheCity(city)} et partout dans le monde` : 'Pour les musulmans du monde entier',
    heading: (city) => (city ? `Rencontrez votre communauté ${inTheCity(city)}` : 'Rencontrez votre communauté'),
    text: (isTrue) =>
      `${isTrue ? 'Plus de 500 musulmans déjà connectés. ' : ''}Partagez ce que vous savez, demandez ce qu’il vous faut et aidez là où vous pouvez.`,
    points: [
      'Des événements et des cours près de chez vous',
      'Un forum, des recettes et des avis sincères',
      'Des façons d’aider, près de chez vous et à Gaza',
    ],
    button: 'Rejoindre la communauté',
    note: 'Gratuit pour tous.',
  },
  dontShowAgain: 'Ne plus afficher',
} satisfies Messages['signupPopup']
