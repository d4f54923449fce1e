import { plural } from '#app/i18n/plural.ts'
import type { EmbedTexts } from './en.server.ts'

const count = plural('fr')

export default {
  from: (site) => `Via ${site}`,
  today: 'Aujourd’hui',
  prayer: 'Prière',
  begins: 'Début',
  iqamah: 'Iqama',
  next: 'Prochaine',
  jumuah: 'Joumou’a',
  khutbah: 'Khotba',
  sisters: 'Espace sœurs',
  noJumuah: 'La mosquée n’a pas encore communiqué ses horaires de Joumou’a.',
  noTimes: 'La mosquée n’a pas encore communiqué ses horaires.',
  estimated: 'Certains horaires sont des estimations.',
  hijri: 'Date hégirienne',
  reviews: (n) => count(n, { one: '# avis', other: '# avis' }),
  outOf: (rating, most) => `${rating} sur ${most}`,
  noReviews: 'Pas encore d’avis',
  writeReview: 'Écrire un avis',
  evidence: 'Voir les preuves',
  asOf: (date) => `Au ${date}`,
  halal: 'Halal',
  closed: 'Ce commerce a fermé.',
  missing: 'Il n’y a plus rien ici',
  missingText: 'Ce que ce widget montrait n’est plus dans l’annuaire.',
  bad: 'Ce widget est mal réglé',
} satisfies EmbedTexts
