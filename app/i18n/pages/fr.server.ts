// Headings and texts of the location pages.
import { inCity, inCountry } from '#app/i18n/messages/fr/place-phrases.ts'
import type { LocationTexts } from './en.server.ts'

/** A country arrives with its preposition, from `country` below; a city arrives bare and gets its own here. */
const at = (place: string) => (/^(à|au|aux|en|sur) /.test(place) ? place : inCity(place))

/** Headings and texts of the location pages; `place` is a city with its country, or a country as `country` writes it. */
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
