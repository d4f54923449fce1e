// Headings and texts of the location pages.
import type { LocationTexts } from './en.server.ts'

/**
 * Headings and texts of the location pages. "genelinde" (throughout) fits a city and a country alike and spares the
 * name its suffix; the country stands in brackets, because a comma would break the phrase.
 */

export const location = {
  country: (name: string): string => name,
  city: (city: string, country: string): string => (city === country ? city : `${city} (${country})`),
  headings: {
    restaurants: (place: string) => `${place} genelinde helal restoranlar`,
    grocery: (place: string) => `${place} genelinde helal market ve bakkallar`,
    healthcare: (place: string) => `${place} genelinde Müslüman sağlık uzmanları`,
    trades: (place: string) => `${place} genelinde Müslüman ustalar`,
    education: (place: string) => `${place} genelinde İslami okullar ve özel dersler`,
    finance: (place: string) => `${place} genelinde İslami finans ve Müslüman muhasebeciler`,
    retail: (place: string) => `${place} genelinde Müslümanlara ait mağazalar`,
    technology: (place: string) => `${place} genelinde Müslüman teknoloji işletmeleri`,
    travel: (place: string) => `${place} genelinde hac, umre ve helal seyahat`,
    services: (place: string) => `${place} genelinde Müslüman uzmanlardan hizmetler`,
    beauty: (place: string) => `${place} genelinde Müslümanlara ait güzellik ve bakım işletmeleri`,
    community: (place: string) => `${place} genelinde Müslüman topluluk kuruluşları`,
  },
  /** A part of a category keeps its capital letter, so it stands first: "Helal kasaplar – Londra (Birleşik Krallık)". */
  partHeading: (part: string, place: string) => `${part} – ${place}`,
  lead: (count: string, heading: string) => `${heading}: ${count}; puanları ve çalışma saatleriyle.`,
  leadEmpty: (heading: string) =>
    `${heading}: henüz kimse listelenmedi. Bir yer biliyor musunuz? Sahibine listelenmenin ücretsiz olduğunu söyleyin.`,
} satisfies LocationTexts
