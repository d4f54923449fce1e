// The home page.
import type { Messages } from '#app/i18n/catalogue.ts'
import { inCountry, ofCity } from './place-phrases.ts'

export const home = {
  title: 'Commerces musulmans, mosquées et horaires de prière près de chez vous',
  description:
    'Trouvez autour de vous des commerces halal tenus par des musulmans, des mosquées et les horaires de prière du jour, avec une communauté qui prend soin des siens. Inscrire un commerce est gratuit.',
  hero: {
    tagline: { first: 'Par des musulmans,', second: 'pour les musulmans' },
    lead: {
      what: 'Commerces tenus par des musulmans, mosquées et horaires de prière autour de vous',
      more: ', et une communauté qui prend soin des siens.',
    },
    searchLabel: 'Chercher des commerces près de vous',
    searchPlaceholder: 'Que cherchez-vous ?',
    search: 'Chercher',
    popular: 'Recherches fréquentes',
    tiles: { food: 'Restaurants', groceries: 'Épiceries', mosques: 'Mosquées', services: 'Services' },
    setPlace: 'Indiquez votre lieu pour les heures de prière',
    enterCommunity: 'Rejoindre la communauté',
    listBusiness: 'Inscrivez votre commerce musulman, c’est gratuit !',
  },
  now: {
    mosque: 'Mosquée la plus proche',
    event: 'Prochain événement',
    timetable: 'Tous les horaires',
  },
  features: {
    title: 'La vie de la communauté',
    lead: 'De petits gestes, faits ensemble et en toute transparence.',
    open: 'Découvrir',
    givingBack: {
      title: 'Solidarité',
      text: 'Des collectes locales avec un objectif, des nouvelles et la preuve de l’emploi des fonds.',
    },
    gaza: {
      title: 'Messages pour Gaza',
      text: 'Laissez quelques mots de soutien et une doua. Chaque message est lu par une personne avant de paraître.',
    },
    reviews: {
      title: 'Avis et retours',
      text: 'Des avis sincères de ceux qui y sont allés, et les réponses des propriétaires.',
    },
  },
  businesses: {
    near: (place: string) => `Commerces musulmans près ${ofCity(place)}`,
    inCountry: (country: string) => `Commerces musulmans ${inCountry(country)}`,
    nearYou: 'Commerces musulmans près de chez vous',
    worldwide: 'Commerces musulmans dans le monde',
    lead: 'Tous les commerces musulmans sont inscrits GRATUITEMENT. Leurs propriétaires peuvent opter pour une fiche à la une, avec plus de visibilité et des fonctions premium.',
    viewAll: 'Voir tous les commerces',
    empty: 'Aucun commerce trouvé',
    browse: 'Parcourir tous les commerces',
  },
  sponsors: { title: 'Nos sponsors', become: 'Devenir sponsor' },
  worship: {
    title: 'Horaires de prière et mosquées',
    lead: 'Les horaires là où vous êtes, et les mosquées autour de vous.',
    leadUnknown: 'Dites-nous où vous êtes pour voir vos horaires de prière et les mosquées autour de vous.',
    viewAll: 'Voir toutes les mosquées',
    noMosques: 'Aucune mosquée trouvée',
    noneNearby: 'Aucune mosquée répertoriée à moins de 50 km de vous pour l’instant',
    browseMosques: 'Parcourir toutes les mosquées',
    choosePlace: 'Choisir mon lieu',
    placeNeeded: 'Nous calculons les horaires pour votre ville. Seul le secteur est gardé, sur cet appareil.',
  },
  testimonials: {
    title: 'Paroles de quartier',
    quoted: (quote: string) => `« ${quote} »`,
    sampleFrom: (place: string) => `${place} · Exemple`,
  },
  callToAction: {
    title: 'Votre commerce a sa place sur la carte',
    text: 'Gratuit pour toujours. Vos 30 premiers jours sont VIP : vos voisins vous trouvent plus facilement.',
    list: 'Inscrire mon commerce',
    compare: 'Comparer les formules',
  },
} satisfies Messages['home']
