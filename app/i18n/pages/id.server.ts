// Headings and texts of the location pages.
import type { LocationTexts } from './en.server.ts'

/** Headings and texts of the location pages; `place` is a city with its country, or a country as `country` writes it. */

export const location = {
  country: (name: string): string => name,
  city: (city: string, country: string): string => (city === country ? city : `${city}, ${country}`),
  headings: {
    restaurants: (place: string) => `Restoran halal di ${place}`,
    grocery: (place: string) => `Toko bahan makanan halal di ${place}`,
    healthcare: (place: string) => `Tenaga kesehatan Muslim di ${place}`,
    trades: (place: string) => `Tukang Muslim di ${place}`,
    education: (place: string) => `Sekolah Islam dan guru les di ${place}`,
    finance: (place: string) => `Keuangan syariah dan akuntan Muslim di ${place}`,
    retail: (place: string) => `Toko milik Muslim di ${place}`,
    technology: (place: string) => `Bisnis teknologi Muslim di ${place}`,
    travel: (place: string) => `Haji, umrah, dan perjalanan halal di ${place}`,
    services: (place: string) => `Jasa profesional Muslim di ${place}`,
    beauty: (place: string) => `Usaha kecantikan dan kebugaran milik Muslim di ${place}`,
    community: (place: string) => `Organisasi komunitas Muslim di ${place}`,
  },
  /** A part of a category: "Toko daging halal". */
  partHeading: (part: string, place: string) => `${part} di ${place}`,
  lead: (count: string, heading: string) => `${heading}: ${count}, lengkap dengan penilaian dan jam buka.`,
  leadEmpty: (heading: string) =>
    `${heading}: belum ada yang tercantum di sini. Anda tahu suatu tempat? Sampaikan kepada pemiliknya bahwa mendaftar itu gratis.`,
} satisfies LocationTexts
