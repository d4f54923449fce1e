// Words of the design system's own parts.
import type { Messages } from '#app/i18n/catalogue.ts'
import { plural } from '#app/i18n/plural.ts'

const count = plural('fr')

export const ui = {
  close: 'Fermer',
  dismiss: 'Masquer ce message',
  loading: 'Chargement…',
  optional: 'Facultatif',
  notifications: 'Notifications',
  removeFilter: 'Retirer ce filtre',
  errorSummary: (n: number) =>
    count(n, { one: 'Corrigez # point avant de continuer', other: 'Corrigez # points avant de continuer' }),
  /** `rating` is already written in the language's digits. */
  stars: (rating: string) => `Note : ${rating} sur 5 étoiles`,
  breadcrumbs: 'Vous êtes ici',
  pages: 'Pages',
  previousPage: 'Page précédente',
  nextPage: 'Page suivante',
  page: (number: string) => `Page ${number}`,
} satisfies Messages['ui']
