import type { understanding as en } from '../en/understanding.ts'
import { answers } from './answers.ts'

export const understanding: typeof en = {
  answers,
  understoodAs: 'Nous avons compris :',
  asTyped: 'Chercher les mots exacts',
  didYouMean: 'Ou vouliez-vous dire',
  nearMe: 'Près de moi',
  cheap: 'Petits prix',
  open: { now: 'Ouvert maintenant', late: 'Ouvert tard', prayer: 'Ouvert après la prochaine prière' },
  elsewhere: {
    mosque: 'Voir les mosquées pour cette recherche',
    prayer: 'Voir les heures de prière',
    quran: 'L’ouvrir dans le Coran',
    qibla: 'Trouver la qibla',
    zakaat: 'Ouvrir le calculateur de zakaat',
    hijri: 'Voir le calendrier musulman',
  },
  needsPlace: 'Nous ne savons pas encore où vous êtes.',
  choosePlace: 'Choisir votre lieu',
  /** Above what was found with less asked for. */
  relaxedTitle: 'Mais voici ce que nous avons trouvé',
  relaxed: {
    farther: (_: string) => `Rien d’aussi proche. Voici ce qui est un peu plus loin.`,
    withoutFilters: (_: string) => `Rien ne correspond à tous les filtres. Voici sans eux.`,
    anywhere: (_: string) => `Rien dans ce secteur. Voici les plus proches, où que ce soit.`,
    anyWord: (word: string) => `Rien ne correspond à tous les mots. Voici pour « ${word} ».`,
    withoutWords: (word: string) => `Rien ne correspond à ces mots. Voici la catégorie ${word}.`,
    similar: (word: string) => `Rien de ce type ici. Voici des lieux proches, dans ${word}.`,
    similarAnywhere: (word: string) => `Rien de ce type à proximité. Voici les plus proches dans ${word}.`,
    everything: (_: string) => `Rien de tel pour l’instant. Voici ce qui est référencé près d’ici.`,
  },
  addFirst: 'Vous en connaissez un ? Ajoutez le premier',
  named: 'Est-ce cela que vous cherchez ?',
  suggestions: {
    label: 'Suggestions',
    places: 'Lieux',
    categories: 'Catégories',
    businesses: 'Commerces',
    mosques: 'Mosquées',
    quran: 'Coran',
    pages: 'Pages',
    recent: 'Recherches récentes',
    forget: 'Retirer des recherches récentes',
    forgetAll: 'Effacer les recherches récentes',
    all: (text: string) => `Rechercher « ${text} »`,
    count: (n: string) => `${n} suggestions`,
    inCity: (what: string, city: string) => `${what} à ${city}`,
    none: 'Aucune suggestion',
  },
  /** Under a card: the words of the search that its text has. */
  why: (words: string) => `Mentionne ${words}`,
}
