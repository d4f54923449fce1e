// The widget builder and the staff's list of where widgets are shown.
import type { Messages } from '#app/i18n/catalogue.ts'
import { plural } from '#app/i18n/plural.ts'

const count = plural('fr')

export const widgets = {
  title: 'Widgets',
  lead: 'Horaires de prière, Joumou’a et badges pour votre propre site. Choisissez-en un, regardez-le, copiez une ligne. Ils ne posent aucun cookie et ne suivent personne.',
  description:
    'Des widgets gratuits pour votre site : horaires de prière, fiche de mosquée, Joumou’a, date hégirienne, fiche de commerce, badges d’avis et halal. Sans cookies ni pistage.',
  kind: 'Widget',
  kinds: {
    'prayer-times': { name: 'Horaires de prière', lead: 'Les horaires du jour pour la ville de votre choix' },
    mosque: { name: 'Fiche de mosquée', lead: 'Horaires de prière et iqama d’une mosquée' },
    jumuah: { name: 'Joumou’a', lead: 'Les prières du vendredi d’une mosquée' },
    hijri: { name: 'Date hégirienne', lead: 'La date selon la lune' },
    business: { name: 'Fiche de commerce', lead: 'Quoi, où, ouvert ou fermé' },
    reviews: { name: 'Badge d’avis', lead: 'Étoiles et nombre d’avis' },
    halal: { name: 'Badge halal', lead: 'Devient gris quand les preuves expirent' },
  },
  find: {
    city: 'Ville',
    cityHint: 'Saisissez le début de son nom, dans n’importe quelle écriture.',
    mosque: 'Mosquée',
    business: 'Commerce',
    button: 'Rechercher',
    found: 'Résultats',
    none: (query: string) => `Aucun résultat pour « ${query} ».`,
  },
  options: {
    title: 'Options',
    language: 'Langue',
    theme: 'Couleurs',
    themes: { auto: 'Selon l’appareil du visiteur', light: 'Clair', dark: 'Sombre' },
    size: 'Taille',
    sizes: { regular: 'Complète', compact: 'Compacte' },
    method: 'Méthode',
    school: 'Asr',
    iqamah: 'Afficher les heures d’iqama',
    offset: 'Décalage hégirien, en jours',
    offsetHint: 'Si votre observation de la lune diffère du calendrier',
    update: 'Actualiser l’aperçu',
  },
  preview: 'Aperçu',
  frameTitle: (kind: string, name: string) => (name ? `${kind} : ${name}` : kind),
  code: {
    title: 'L’ajouter à votre site',
    script: 'Script',
    scriptHint:
      'Une seule ligne. La hauteur s’adapte au contenu. Utilisez-le autant de fois que vous voulez sur une page.',
    iframe: 'Cadre',
    iframeHint: 'Pour les sites qui n’acceptent pas les scripts. La hauteur est fixe.',
    svg: 'Image',
    svgHint: 'Pour les e-mails et partout où les cadres ne sont pas acceptés.',
    ics: 'Agenda',
    icsHint: 'Abonnez-vous à cette adresse dans n’importe quel agenda.',
    json: 'Données',
    jsonHint: 'La même chose en JSON, pour vos propres pages. Accessible depuis n’importe quel site.',
    copy: 'Copier',
    copyThis: (what: string) => `Copier : ${what}`,
    copied: 'Copié',
  },
  stats: {
    title: 'Où il est affiché',
    lead: 'Les 30 derniers jours. Nous comptons les chargements par site et par jour, jamais les visiteurs.',
    host: 'Site',
    direct: 'Site non indiqué',
    other: 'Autres sites',
    widget: 'Widget',
    loads: 'Chargements',
    lastDay: 'Dernier',
  },
  staff: {
    title: 'Widgets',
    lead: 'Les sites où nos widgets ont été affichés ces 30 derniers jours, les plus chargés d’abord.',
    place: 'Fiche',
    none: 'Aucun widget n’a été chargé ces 30 derniers jours.',
  },
} satisfies Messages['widgets']
