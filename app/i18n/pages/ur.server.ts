// Headings and texts of the location pages.
import type { LocationTexts } from './en.server.ts'

/** Headings and texts of the location pages; `place` is a city with its country, or a country alone. */

export const location = {
  country: (name: string): string => name,
  city: (city: string, country: string): string => (city === country ? city : `${city}، ${country}`),
  headings: {
    restaurants: (place: string) => `${place} میں حلال ریستوران`,
    grocery: (place: string) => `${place} میں حلال کریانے کی دکانیں`,
    healthcare: (place: string) => `${place} میں صحت کے مسلم ماہرین`,
    trades: (place: string) => `${place} میں مسلم کاریگر`,
    education: (place: string) => `${place} میں اسلامی اسکول اور اساتذہ`,
    finance: (place: string) => `${place} میں اسلامی مالیات اور مسلم اکاؤنٹنٹ`,
    retail: (place: string) => `${place} میں مسلمانوں کی دکانیں`,
    technology: (place: string) => `${place} میں مسلم ٹیکنالوجی کاروبار`,
    travel: (place: string) => `${place} میں حج، عمرہ اور حلال سفر`,
    services: (place: string) => `${place} میں مسلم پیشہ ورانہ خدمات`,
    beauty: (place: string) => `${place} میں مسلمانوں کے بیوٹی اور تندرستی کے مراکز`,
    community: (place: string) => `${place} میں مسلم کمیونٹی کے ادارے`,
  },
  /** A part of a category: "Halal butchers". */
  partHeading: (part: string, place: string) => `${place} میں ${part}`,
  lead: (count: string, heading: string) => `${heading}: ${count}، ریٹنگ اور اوقاتِ کار کے ساتھ۔`,
  leadEmpty: (heading: string) =>
    `${heading}: یہاں ابھی کوئی درج نہیں۔ آپ کسی جگہ کو جانتے ہیں؟ اس کے مالک کو بتائیں کہ اندراج مفت ہے۔`,
} satisfies LocationTexts
