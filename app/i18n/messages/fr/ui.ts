// Words of the design system's own parts.
import type { Messages } from '#app/i18n/catalogue.ts'
import { plural } from '#app/i18n/plural.ts'

const count = plural('fr')

export const ui = {
  close: 'Fermer',
  dismiss: 'Masquer ce message',
  loading: 'Chargement…',
  optional: 'Facultatif',
  copying: {
    copy: 'Copier',
    copyThis: (what: string) => `Copier : ${what}`,
    copied: 'Copié',
  },
  notifications: 'Notifications',
  filters: 'Filtres',
  removeFilter: 'Retirer ce filtre',
  errorSummary: (n: number) =>
    count(n, { one: 'Corrigez # point avant de continuer', other: 'Corrigez # points avant de continuer' }),
  /** What any form may be refused for; sections have words of their own where these are too general. */
  refusals: {
    signIn: 'Connectez-vous d’abord.',
    notAllowed: 'Vous n’avez pas l’autorisation de faire cela.',
    missing: 'Ce n’est plus ici.',
    twice: 'Cela existe déjà.',
    conflict: 'Quelqu’un l’a modifié entre-temps. Regardez à nouveau.',
    changedMeanwhile: 'Cela a changé pendant votre lecture. Relisez avant de décider.',
    silenced: 'Vous ne pouvez pas publier pour le moment. La page de votre compte dit pourquoi et jusqu’à quand.',
    suspended: 'Votre compte est suspendu. La page de votre compte dit pourquoi, jusqu’à quand et comment faire appel.',
    tooMany: 'Cela suffit pour le moment. Réessayez plus tard.',
    invalid: 'Il manque quelque chose dans le formulaire, ou un point est incorrect. Vérifiez-le.',
    sealedDocument:
      'Nous ne pouvons pas retirer les informations cachées de ce PDF, car il est verrouillé. Enregistrez-le sans mot de passe ou envoyez-en une photo.',
    failed: 'Un problème est survenu de notre côté. Réessayez.',
    offline: 'La connexion a été coupée. Ce que vous avez saisi est toujours là : réessayez.',
  },
  waitingForLine: 'La connexion a été coupée. La page s’ouvrira dès qu’elle sera rétablie.',
  /** `rating` is already written in the language's digits. */
  stars: (rating: string) => `Note : ${rating} sur 5 étoiles`,
  breadcrumbs: 'Vous êtes ici',
  pages: 'Pages',
  previousPage: 'Page précédente',
  nextPage: 'Page suivante',
  page: (number: string) => `Page ${number}`,
} satisfies Messages['ui']
