// Shared style of our maps' layers: colours of the theme, fonts of the page.
import type { Locale } from '#app/i18n/locales.ts'

/** The custom properties a map is painted with. */
export const MAP_TOKENS = [
  '--map-land',
  '--map-block',
  '--map-water',
  '--map-park',
  '--map-road',
  '--map-road-2',
  '--map-label',
  '--ink',
] as const
export type MapColours = Record<(typeof MAP_TOKENS)[number], string>

export const isArabicScript = (locale: Locale) => locale === 'ar' || locale === 'ur'

/** Naskh for both languages of Arabic script: Nastaliq's joined letters cannot be drawn one by one. */
export const mapFonts = (locale: Locale): readonly string[] =>
  isArabicScript(locale) ? ['Noto Naskh Arabic', 'Figtree'] : ['Figtree']

/** No family has the first of these names: MapLibre reads the weight from it and draws with the others. */
export const textFont = (locale: Locale, weight: 'Medium' | 'Semibold') => {
  const fonts = mapFonts(locale)
  return [`${fonts[0]} ${weight}`, ...fonts]
}

export const halo = (colours: MapColours) => ({ 'text-halo-color': colours['--map-land'], 'text-halo-width': 1.6 })
