import type { BusinessCardData } from '#app/core/listings/business-card.tsx'

const OPEN: readonly (string | undefined)[] = ['always', 'until', 'closesSoon', 'pausesSoon']

/** What people come for first: food, and of everything what is open now. Within that the order stays: the nearest first. */
export function foodFirst<Card extends Pick<BusinessCardData, 'halalLevel' | 'open'>>(cards: readonly Card[]): Card[] {
  const rank = ({ halalLevel, open }: Card) => (halalLevel === null ? 2 : 0) + (OPEN.includes(open?.kind) ? 0 : 1)
  return cards.toSorted((a, b) => rank(a) - rank(b))
}
