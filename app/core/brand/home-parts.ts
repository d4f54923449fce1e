// The parts of the home page, which the operator orders and leaves out.

/** The parts of the home page below its opening, in the order that ships. */
export const HOME_PARTS = [
  'community',
  'promotion',
  'businesses',
  'sponsors',
  'worship',
  'partners',
  'testimonials',
  'invitation',
] as const
export type HomePart = (typeof HOME_PARTS)[number]

/** By the places that were wanted; 0: nowhere. Of two who want one place the one that moved gets it. */
export function orderHome(now: readonly HomePart[], wanted: (part: HomePart) => number): HomePart[] {
  const keyOf = (part: HomePart) => {
    const [was, place] = [now.indexOf(part) + 1, wanted(part)]
    if (was === place) return place
    return was > 0 && was < place ? place + 0.5 : place - 0.5
  }
  return HOME_PARTS.filter((part) => wanted(part) > 0).toSorted((a, b) => keyOf(a) - keyOf(b))
}

/** The parts of the home page that are shown, in the operator's order. */
export const homeParts = ({ home }: { home?: readonly HomePart[] | undefined }): readonly HomePart[] =>
  home ?? HOME_PARTS
