// Title, lead and "what you will find here" of every page whose own screen is not built yet, in French, and the
// headings of the location pages.
import { inCity, inCountry } from '#app/i18n/messages/fr/place-phrases.ts'
import type { BuiltTexts, LocationTexts, PageTexts } from './en.server.ts'

export const pages = {
  // Mosques and worship

  // Community
  'community/events': {
    title: 'Événements',
    lead: 'Rencontres, cours et iftars près de chez vous.',
    about:
      'Des événements aux heures fiables, à heure fixe ou « après Maghrib ». Voyez qui organise et où, réservez une place, rejoignez la liste d’attente et notez la date dans votre agenda. Un événement annulé reste visible, pour que personne ne se déplace en vain.',
  },
  'community/education': {
    title: 'Éducation',
    lead: 'Des articles et des cours, pour tous les niveaux.',
    about:
      'De courtes lectures et des cours par niveau et par langue, en ligne ou dans une mosquée près de chez vous. Mettez de côté ce que vous voulez relire, et passez à une formation complète quand vous le voulez.',
  },
  'community/reviews': {
    title: 'Avis et retours',
    lead: 'Ce que l’on dit des adresses, et ce que vous dites de nous.',
    about:
      'Les derniers avis de tout le site, les adresses les plus aimées près de chez vous, et un moyen rapide d’écrire le vôtre. Vos retours sur le site lui-même sont aussi les bienvenus.',
  },
  'community-events': {
    title: 'Agenda de la communauté',
    lead: 'Le mois en un coup d’œil, dans les deux calendriers.',
    about:
      'Tous les événements de la communauté dans une vue par mois, dates hégiriennes et grégoriennes côte à côte. Filtrez par lieu et par type, et abonnez-vous depuis votre propre agenda.',
  },

  // Membership and money
  sponsorship: {
    title: 'Sponsoring',
    lead: 'Associez votre nom à quelque chose de bien.',
    about:
      'Comment votre commerce peut soutenir une partie du site ou un événement de la communauté, ce que cela coûte, qui le verra, et comment nous le signalons pour que les visiteurs sachent toujours ce qui est sponsorisé.',
  },
  partners: {
    title: 'Partenaires et badge partenaire',
    lead: 'Les organisations à nos côtés, et le badge qui le dit.',
    about:
      'Découvrez nos partenaires, lisez ce que nous leur demandons et proposez votre candidature. Les partenaires acceptés reçoivent pour leur site un badge qui renvoie à leur fiche ici, et leur logo figure dans le bandeau de l’accueil.',
  },
  merchstore: {
    title: 'Boutique',
    lead: 'Des objets utiles et bien faits, qui soutiennent le site.',
    about:
      'Une petite boutique avec tailles, couleurs, stocks réels et un panier tout simple. Ce qu’elle rapporte aide à garder les fiches gratuites.',
  },
  donate: {
    title: 'Faire un don',
    lead: 'Aidez l’annuaire à rester gratuit pour tous.',
    about:
      'Choisissez un montant, une fois ou chaque mois, et voyez exactement ce qu’il finance. C’est un don au site. Pour la zakat et la sadaqa, la rubrique Solidarité vous mène aux collectes et à leur façon de les traiter.',
  },
  automation: {
    title: 'Automatisation',
    lead: 'Laissez la routine se gérer toute seule.',
    about:
      'Les propriétaires créent des règles simples : quand ceci arrive, si telle condition est remplie, faire cela. Remerciez un client pour son avis, changez vos horaires pour le Ramadan, ou prévoyez un rappel avant la fin d’un certificat. Un journal montre chaque exécution.',
  },

  // Learning, work, help
  courses: {
    title: 'Cours',
    lead: 'Apprenez à votre rythme.',
    about:
      'Un catalogue de cours dont vous pouvez interrompre et reprendre les leçons, avec notes, transcriptions et quiz. Les conditions pour terminer un cours sont affichées dès le départ, et chaque certificat a une page où chacun peut le vérifier.',
  },
  'courses/:courseId': {
    title: 'Cours',
    lead: 'Leçons, notes et quiz, à votre rythme.',
    about:
      'Des leçons que vous pouvez interrompre et reprendre, avec des notes, une transcription et des quiz, et un certificat à la fin.',
  },
  jobs: {
    title: 'Emplois',
    lead: 'Travaillez là où votre foi est la bienvenue.',
    about:
      'Cherchez un emploi près de chez vous ou à distance, et voyez d’emblée ce que l’employeur prévoit pour la prière, la Joumou’a, le hijab et les horaires du Ramadan. Postulez en quelques étapes. Chaque offre expire à la date indiquée.',
  },
  'social-media': {
    title: 'Annuaire des réseaux sociaux',
    lead: 'Des créateurs et des commerces musulmans à suivre.',
    about:
      'Un annuaire de créateurs et de commerces musulmans par plateforme et par thème, chacun avec un mot sur ce qu’il fait. Vous pouvez suggérer quelqu’un, et une personne lit chaque suggestion.',
  },
  'social-media/instagram': {
    title: 'Sur Instagram',
    lead: 'Créateurs et commerces musulmans sur Instagram.',
    about:
      'Des comptes par thème et par langue, chacun avec un mot sur ce qu’il publie. Suggérez-en un qui vous apprend quelque chose.',
  },
  'social-media/youtube': {
    title: 'Sur YouTube',
    lead: 'Les chaînes musulmanes sur YouTube.',
    about:
      'Des chaînes par thème et par langue, des conférences à la cuisine. Suggérez-en une qui vous apprend quelque chose.',
  },
  'social-media/tiktok': {
    title: 'Sur TikTok',
    lead: 'Les créateurs musulmans sur TikTok.',
    about:
      'Des créateurs par thème et par langue, avec des vidéos courtes, utiles et bienveillantes. Suggérez-en un qui vous apprend quelque chose.',
  },
  'social-media/twitter': {
    title: 'Sur Twitter',
    lead: 'Les voix musulmanes sur Twitter.',
    about:
      'Des comptes par thème et par langue : actualité, savoir, affaires et humour. Suggérez-en un qui vous apprend quelque chose.',
  },
  'social-media/linkedin': {
    title: 'Sur LinkedIn',
    lead: 'Professionnels et entreprises musulmans sur LinkedIn.',
    about:
      'Des personnes et des entreprises par domaine et par pays. Suggérez un compte qui vous apprend quelque chose.',
  },
} satisfies PageTexts

/** A country arrives with its preposition, from `country` below; a city arrives bare and gets its own here. */
const at = (place: string) => (/^(à|au|aux|en|sur) /.test(place) ? place : inCity(place))

/** Headings and texts of the location pages; `place` is a city with its country, or a country as `country` writes it. */
export const built: BuiltTexts = {
  'community/giving-back': {
    title: 'Solidarité',
    lead: 'Donnez de l’argent ou du temps, et voyez ce que votre don est devenu.',
  },
  'how-we-make-money': {
    title: 'Notre financement',
    lead: 'Qui finance ce site, et avec quelle contrepartie.',
  },
  affiliates: {
    title: 'Affiliation',
    lead: 'Faites venir des commerces dans l’annuaire et touchez une commission.',
  },
  packages: {
    title: 'Formules',
    lead: 'La fiche est gratuite. Une formule payante vous donne plus de visibilité.',
  },
  community: {
    title: 'Communauté',
    lead: 'As-salamou alaykoum. Voici ce que font vos voisins.',
  },
  'community/forum': {
    title: 'Forum',
    lead: 'Demander, répondre et échanger avec respect.',
  },
  'community/gaza': {
    title: 'Messages pour Gaza',
    lead: 'Un mur de mots pour les habitants de Gaza.',
  },
  'community/ideas': {
    title: 'Idées',
    lead: 'Dites-nous ce qui vous aiderait, et votez pour les demandes des autres.',
  },
  test: {
    title: 'Contrôle du site',
    lead: 'Un coup d’œil rapide pour voir si le site va bien.',
  },
  'auth-test': {
    title: 'Contrôle de la connexion',
    lead: 'La connexion fonctionne-t-elle, et qui êtes-vous pour le site ?',
  },
  'verify-env': {
    title: 'Contrôle des réglages',
    lead: 'Tous les réglages nécessaires au site sont-ils en place ?',
  },
  'verify-supabase': {
    title: 'Contrôle du serveur de données',
    lead: 'Le site peut-il atteindre ses données ?',
  },
  'seo-test': {
    title: 'Contrôle du référencement',
    lead: 'Ce que les moteurs de recherche et les aperçus de liens voient d’une page.',
  },
  mosques: {
    title: 'Mosquées',
    lead: 'Les mosquées près de chez vous et dans le monde.',
  },
  quran: {
    title: 'Lire le Coran',
    lead: 'Le Coran entier, gratuit, avec des traductions.',
  },
  athan: {
    title: 'Adhan',
    lead: 'L’appel à la prière, à l’heure, où que vous soyez.',
  },
  'business-register': {
    title: 'Inscrire votre commerce',
    lead: 'Tous les commerces musulmans sont inscrits gratuitement. Quelques minutes suffisent.',
  },
  help: { title: 'Aide et FAQ', lead: 'Des réponses, et quelqu’un à qui parler si besoin.' },
  faq: { title: 'Questions fréquentes', lead: 'Les questions que l’on nous pose le plus.' },
  'about-us': { title: 'Qui sommes-nous ?', lead: 'Un quartier, par des musulmans, pour les musulmans.' },
  'privacy-policy': {
    title: 'Politique de confidentialité',
    lead: 'Ce que nous savons de vous, pourquoi, et comment nous le faire oublier.',
  },
  'terms-of-service': {
    title: 'Conditions d’utilisation',
    lead: 'Ce que vous pouvez attendre de nous, et ce que nous vous demandons.',
  },
  contact: { title: 'Nous contacter', lead: 'Écrivez à une personne. Nous répondons par e-mail.' },
  businesses: {
    title: 'Commerces musulmans',
    lead: 'Des commerces musulmans et halal, avec notes, horaires et justificatifs halal.',
  },
  services: {
    title: 'Services halal',
    lead: 'Du voyage du Hajj au contrat de mariage : des personnes qui savent ce qui compte pour vous.',
  },
  'categories/food-restaurants': {
    title: 'Restaurants et cuisine halal',
    lead: 'Restaurants, boulangeries et cafés, chacun avec ses justificatifs halal.',
  },
  'categories/finance': {
    title: 'Finance islamique et comptabilité',
    lead: 'Comptables, conseillers et financements sans intérêt.',
  },
  zakaat: {
    title: 'Calcul de la zakat',
    lead: 'Calculez votre zakat en toute confidentialité, étape par étape.',
  },
  widgets: {
    title: 'Widgets',
    lead: 'Horaires de prière, Joumou’a et badges pour votre propre site.',
  },
}

export const location = {
  country: (name: string, _code: string) => inCountry(name),
  city: (city: string, country: string) => (city === country ? city : `${city}, ${country}`),
  headings: {
    restaurants: (place: string) => `Restaurants halal ${at(place)}`,
    grocery: (place: string) => `Épiceries halal ${at(place)}`,
    healthcare: (place: string) => `Professionnels de santé musulmans ${at(place)}`,
    trades: (place: string) => `Artisans musulmans ${at(place)}`,
    education: (place: string) => `Écoles et cours islamiques ${at(place)}`,
    finance: (place: string) => `Finance islamique et comptables musulmans ${at(place)}`,
    retail: (place: string) => `Boutiques musulmanes ${at(place)}`,
    technology: (place: string) => `Entreprises technologiques musulmanes ${at(place)}`,
    travel: (place: string) => `Hajj, Omra et voyages halal ${at(place)}`,
    services: (place: string) => `Services de professionnels musulmans ${at(place)}`,
    beauty: (place: string) => `Salons et instituts musulmans ${at(place)}`,
    community: (place: string) => `Associations musulmanes ${at(place)}`,
  },
  /** A part of a category: "Boucheries halal". */
  partHeading: (part: string, place: string) => `${part} ${at(place)}`,
  lead: (count: string, heading: string) => `${heading} : ${count}, avec notes et horaires d’ouverture.`,
  leadEmpty: (heading: string) =>
    `${heading} : personne n’y figure encore. Vous connaissez une adresse ? Dites à son propriétaire que l’inscription est gratuite.`,
} satisfies LocationTexts
