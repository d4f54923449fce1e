import type { Messages } from '#app/i18n/catalogue.ts'
import { plural } from '#app/i18n/plural.ts'

const count = plural('fr')

/** The map: its controls, what it says when it cannot be drawn, and choosing a position. */
export const map = {
  label: 'Carte',
  results: 'Résultats sur une carte',
  loading: 'Chargement de la carte…',
  zoomIn: 'Zoom avant',
  zoomOut: 'Zoom arrière',
  you: 'Vous êtes ici',
  cluster: (n: number) => count(n, { one: '# adresse. Zoomer', other: '# adresses. Zoomer' }),
  close: 'Fermer',
  open: (name: string) => `Ouvrir ${name}`,
  directions: 'Itinéraire',
  directionsTo: (name: string) => `Itinéraire vers ${name}`,
  /** The choice of a maps app. */
  directionsWith: {
    title: 'Itinéraire avec',
    apps: {
      device: 'L’application de cartes du téléphone',
      google: 'Google Maps',
      apple: 'Plans (Apple)',
      osm: 'OpenStreetMap',
    },
  },
  towards: ['au nord', 'au nord-est', 'à l’est', 'au sud-est', 'au sud', 'au sud-ouest', 'à l’ouest', 'au nord-ouest'],
  crowFlies: 'à vol d’oiseau',
  setPlace: 'Indiquez où vous êtes pour voir la distance',
  attribution: 'Sources de la carte',
  notDrawn: 'Ce navigateur ne peut pas dessiner la carte. Voici les adresses à la place.',
  notDrawnOne: 'Ce navigateur ne peut pas dessiner la carte.',
  noStreets: 'Nous n’avons pas encore de plan des rues pour ce secteur.',
  noScript: 'La carte a besoin de JavaScript. Tout ce qu’elle montre est aussi dans la liste.',
  gestures: {
    windows: 'Maintenez Ctrl et faites défiler pour zoomer sur la carte',
    mac: 'Maintenez ⌘ et faites défiler pour zoomer sur la carte',
    touch: 'Déplacez la carte avec deux doigts',
  },
  picker: {
    title: 'Position sur la carte',
    hint: 'Faites glisser le repère, touchez la carte, ou déplacez le repère avec les flèches du clavier. Petits pas avec Maj.',
    noScript:
      'Indiquez la position par deux nombres. La plupart des applis de cartes les affichent quand on garde le doigt sur un endroit.',
    pin: (lat: string, lng: string) => `Repère à ${lat} ; ${lng}. Déplacez-le avec les flèches du clavier`,
    useMyLocation: 'Utiliser ma position',
    locating: 'Recherche de votre position…',
    refused: 'Votre navigateur n’a pas partagé votre position. Touchez plutôt la carte.',
    failed: 'Nous n’avons pas pu trouver où vous êtes. Touchez plutôt la carte.',
    placed: {
      door: 'Nous avons placé le repère à cette adresse. Déplacez-le s’il est mal situé.',
      street: 'Nous avons placé le repère dans cette rue. Déplacez-le devant la bonne porte.',
      postcode: 'Nous avons placé le repère au centre de ce code postal. Déplacez-le devant la bonne porte.',
    },
    latitude: 'Latitude',
    longitude: 'Longitude',
    none: 'Pas encore de position. Touchez la carte pour en choisir une.',
    moved: (lat: string, lng: string) => `Position fixée à ${lat} ; ${lng}`,
  },
} satisfies Messages['map']
