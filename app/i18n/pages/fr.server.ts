// Title, lead and "what you will find here" of every page whose own screen is not built yet, in French, and the
// headings of the location pages.
import { inCity, inCountry } from '#app/i18n/messages/fr/place-phrases.ts'
import type { BuiltTexts, LocationTexts, PageTexts } from './en.server.ts'

export const pages = {
  // Mosques and worship

  // Community
} satisfies PageTexts

/** A country arrives with its preposition, from `country` below; a city arrives bare and gets its own here. */
const at = (place: string) => (/^(à|au|aux|en|sur) /.test(place) ? place : inCity(place))

/** Headings and texts of the location pages; `place` is a city with its country, or a country as `country` writes it. */
export const built: BuiltTexts = {
  'community/giving-back': {
    title: 'Solidarité',
    lead: 'Donnez de l’argent ou du temps, et voyez ce que votre don est devenu.',
  },
  donate: {
    title: 'Faire un don',
    lead: 'Aidez l’annuaire à rester gratuit pour tous.',
  },
  partners: {
    title: 'Partenaires et badge partenaire',
    lead: 'Les organisations à nos côtés, et le badge qui le dit.',
  },
  courses: { title: 'Cours', lead: 'Apprenez à votre rythme.' },
  jobs: {
    title: 'Emplois',
    lead: 'Travaillez là où votre foi est la bienvenue.',
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
