import type { BusinessCardData } from '#app/core/listings/business-card.tsx'

const OPEN: readonly (string | undefined)[] = ['always', 'until', 'closesSoon', 'pausesSoon']

/** What people come for first: food, and of everything what is open now. Within that the order stays: the nearest first. */
export function foodFirst<Card extends Pick<BusinessCardData, 'halalLevel' | 'open'>>(cards: readonly Card[]): Card[] {
  const rank = ({ halalLevel, open }: Card) => (halalLevel === null ? 2 : 0) + (OPEN.includes(open?.kind) ? 0 : 1)
  return cards.toSorted((a, b) => rank(a) - rank(b))
}

/** The nearest that is open, food before the rest, a sample only where nothing real is. Without distances nobody knows what is near. */
export function nearestOpen<Card extends Pick<BusinessCardData, 'open' | 'distance' | 'isSample' | 'halalLevel'>>(
  cards: readonly Card[],
): Card | null {
  const rank = ({ isSample, halalLevel }: Card) => (isSample ? 2 : 0) + (halalLevel === null ? 1 : 0)
  return (
    cards
      .filter(({ open, distance }) => distance !== null && OPEN.includes(open?.kind))
      .toSorted((a, b) => rank(a) - rank(b) || Number(a.distance) - Number(b.distance))[0] ?? null
  )
}
