// A still life is drawn for cards; for the head of a page there is a wide one at the address beside it.

export const STILL_LIFE_ROOT = '/still-life/'
const CARD = `${STILL_LIFE_ROOT}card/`

export const isStillLife = (image: string) => image.startsWith(STILL_LIFE_ROOT)

/** Any other picture stays what it is. */
export const wideImage = (image: string) =>
  image.startsWith(CARD) ? `${STILL_LIFE_ROOT}wide/${image.slice(CARD.length)}` : image
