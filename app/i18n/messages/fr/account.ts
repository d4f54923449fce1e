import type { Messages } from '#app/i18n/catalogue.ts'
import { plural } from '../../plural.ts'

const count = plural('fr')

export const account = {
  title: 'Votre compte',
  lead: 'Ce que vous avez enregistré, écrit et suivi, au même endroit.',
  greeting: (name: string) => (name ? `Salam, ${name}` : 'Salam'),
  saved: 'Lieux enregistrés',
  seeSaved: 'Voir les lieux enregistrés',
  nothingSaved: 'Touchez le cœur d’un lieu pour le retrouver ici.',
  savedCount: (n: number) => count(n, { one: '1 lieu', other: '# lieux' }),
  masjid: 'Ma mosquée',
  seeMasjid: 'Ouvrir sa page',
  chooseMasjid: 'Trouver ma mosquée',
  noMasjid: 'Choisissez la mosquée où vous priez pour voir ses horaires en premier.',
  following: (n: number) => count(n, { one: 'Vous suivez 1 mosquée.', other: 'Vous suivez # mosquées.' }),
  businesses: 'Mes entreprises',
  openDashboard: 'Ouvrir le tableau de bord',
  addBusiness: 'Inscrire une entreprise',
  resume: 'Terminer votre fiche',
  businessCount: (n: number) => count(n, { one: '1 fiche', other: '# fiches' }),
  draftWaits: 'Votre brouillon est enregistré. Reprenez où vous en étiez.',
  noBusiness: 'Vous tenez une entreprise ? L’inscription est gratuite.',
  security: 'Sécurité',
  openSecurity: 'Réglages de sécurité',
  securityText: 'Ajoutez une deuxième étape pour être seul à pouvoir vous connecter.',
  reviews: 'Mes avis',
  noReviews: 'Vous n’avez encore donné aucun avis.',
  states: { pending: 'En attente de vérification', rejected: 'Non publié', removed: 'Retiré' },
} satisfies Messages['account']
