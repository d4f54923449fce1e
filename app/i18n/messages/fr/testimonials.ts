// Testimonials on the desk of staff.
import type { Messages } from '#app/i18n/catalogue.ts'

export const testimonials = {
  title: 'Témoignages',
  lead: 'Ce que les gens disent de nous, sur la page d’accueil. Uniquement avec leur accord.',
  add: 'Nouveau témoignage',
  empty: 'Aucun témoignage pour l’instant',
  emptyText: 'Ajoutez ce que quelqu’un a dit, puis son accord.',
  back: 'Tous les témoignages',
  table: {
    title: 'Témoignages',
    name: 'Nom',
    about: 'Paroles',
    state: 'État',
    sample: 'Exemple',
  },
  fields: {
    name: 'Nom affiché',
    quote: 'Ses paroles',
    place: 'D’où',
    published: 'Afficher sur la page d’accueil',
  },
  nameHint: 'Comme la personne veut être nommée, par exemple « Samira K. »',
  quoteHint: 'Comme elles ont été dites. La page d’accueil en montre trois.',
  save: 'Enregistrer',
  saved: 'Enregistré.',
  remove: 'Supprimer',
  errors: {
    name: 'Indiquez un nom, 120 caractères au plus.',
    quote: 'Écrivez les paroles en anglais, 1 000 caractères au plus par langue.',
    place: 'Écrivez aussi le lieu en anglais, 160 caractères au plus par langue.',
    conflict: 'Quelqu’un d’autre l’a modifié entre-temps. Rechargez la page.',
  },
} satisfies Messages['testimonials']
