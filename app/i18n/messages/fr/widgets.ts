// The widget builder and the staff's list of where widgets are shown.
import type { Messages } from '#app/i18n/catalogue.ts'
import { plural } from '#app/i18n/plural.ts'

const count = plural('fr')

export const widgets = {
  title: 'Widgets',
  lead: 'Horaires de prière, Joumou’a et badges pour votre propre site. Choisissez-en un, regardez-le, copiez une ligne. Ils ne posent aucun cookie et ne suivent personne.',
  description:
    'Des widgets gratuits pour votre site : horaires de prière, carte de mosquée, Joumou’a, date hégirienne, carte de commerce, badges d’avis et halal. Sans cookies ni pistage.',
  kind: 'Widget',
  kinds: {
    'prayer-times': { name: 'Horaires de prière', lead: 'Les horaires du jour pour toute ville' },
    mosque: { name: 'Carte de mosquée', lead: 'Début des prières et iqama d’une mosquée' },
    jumuah: { name: 'Joumou’a', lead: 'Les prières du vendredi d’une mosquée' },
    hijri: { name: 'Date hégirienne', lead: 'La date selon la lune' },
    business: { name: 'Carte de commerce', lead: 'Quoi, où, ouvert ou fermé' },
    reviews: { name: 'Badge d’avis', lead: 'Étoiles et nombre d’avis' },
    halal: { name: 'Badge halal', lead: 'Devient gris quand les preuves expirent' },
  },
  find: {
    city: 'Ville',
    cityHint: 'Saisissez le début de son nom, dans n’importe quelle écriture.',
    mosque: 'Mosquée',
    mosqueHint: 'Saisissez une partie de son nom ou de sa ville.',
    business: 'Commerce',
    businessHint: 'Saisissez une partie de son nom.',
    button: 'Rechercher',
    found: 'Résultats',
    none: (query: string) => `Rien trouvé pour « ${query} ».`,
  },
  options: {
    title: 'Options',
    language: 'Langue',
    theme: 'Couleurs',
    themes: { auto: 'Comme l’appareil du lecteur', light: 'Clair', dark: 'Sombre' },
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
    title: 'À mettre sur votre site',
    script: 'Script',
    scriptHint:
      'Une seule ligne. Sa hauteur s’adapte à ce qu’il montre. Utilisez-le autant de fois que vous voulez sur une page.',
    iframe: 'Cadre',
    iframeHint: 'Pour les sites qui n’acceptent pas les scripts. La hauteur est fixe.',
    svg: 'Image',
    svgHint: 'Pour les e-mails et partout où les cadres ne sont pas acceptés.',
    ics: 'Agenda',
    icsHint: 'Abonnez-vous à cette adresse dans n’importe quel agenda.',
    json: 'Données',
    jsonHint: 'La même chose en JSON, pour vos propres pages. Ouvert à toutes les origines.',
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
    loadsOf: (n: number) => count(n, { one: '# chargement', other: '# chargements' }),
  },
  staff: {
    title: 'Widgets',
    lead: 'Les sites où nos widgets ont été affichés ces 30 derniers jours, les plus chargés d’abord.',
    place: 'Fiche',
    none: 'Aucun widget n’a été chargé ces 30 derniers jours.',
  },
} satisfies Messages['widgets']
