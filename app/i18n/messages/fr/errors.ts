import type { Messages } from '#app/i18n/catalogue.ts'

export const errors = {
  panel: {
    title: 'Une erreur est survenue',
    details: 'Afficher les détails',
    unknown: 'Une erreur inconnue est survenue',
    advice: 'Actualisez la page, ou contactez l’assistance si le problème persiste.',
    reference: (id: string) => `Référence pour l’assistance : ${id}`,
    refresh: 'Actualiser la page',
    support: 'Contacter l’assistance',
  },
  notFound: {
    title: 'Page introuvable',
    lead: 'L’adresse a peut-être changé, ou il y manque une lettre. Cherchez ce qu’il vous faut, ou partez de l’une des pages ci-dessous.',
    business: 'Commerce introuvable',
    mosque: 'Mosquée introuvable',
    searchLabel: 'Rechercher un commerce',
    searchPlaceholder: 'Un nom, un plat, un service…',
    search: 'Rechercher',
    nearest: 'Cherchiez-vous l’un de ces lieux ?',
    kindBusiness: 'Commerce',
    kindMosque: 'Mosquée',
    start: 'Par où commencer',
    links: {
      home: 'Page d’accueil',
      businesses: 'Tous les commerces',
      mosques: 'Toutes les mosquées',
      community: 'Communauté',
      help: 'Aide et FAQ',
    },
  },
} satisfies Messages['errors']
