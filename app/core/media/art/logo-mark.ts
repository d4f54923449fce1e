// The mark: an eight-pointed star (khatam) with a niche cut out of it. Draw the path with fill-rule "evenodd", in
// currentColor; the niche then shows whatever lies behind, in either theme.

export const LOGO_STAR_PATH =
  'M16 0 20.69 4.69H27.31V11.31L32 16 27.31 20.69V27.31H20.69L16 32 11.31 27.31H4.69V20.69L0 16 4.69 11.31V4.69H11.31Z'

export const LOGO_NICHE_PATH =
  'M10.6 23v-7.2c0-3.5 3.2-5.2 5.4-8.3 2.2 3.1 5.4 4.8 5.4 8.3V23h-3.1v-6.4c0-1.5-1.2-2.3-2.3-3.6-1.1 1.3-2.3 2.1-2.3 3.6V23z'

export const LOGO_MARK_PATH = `${LOGO_STAR_PATH}${LOGO_NICHE_PATH}`
