// Facts the kitchen states about itself: menu, alcohol, pork, slaughter. A fact nobody stated is left out.
import { type HalalDetails, MEATS } from '#app/core/listings/facts.ts'
import { useT } from '#app/i18n/catalogue.ts'

export function KitchenList({ kitchen }: { kitchen: HalalDetails }) {
  const words = useT().business.halal
  const { menu, alcohol, pork, slaughter } = kitchen
  const meats = MEATS.flatMap((meat) => {
    const how = slaughter?.[meat]
    return how ? [`${words.meats[meat]}: ${words.slaughters[how]}`] : []
  })
  const items: [term: string, detail: string][] = []
  if (menu) items.push([words.menu, words.menus[menu]])
  if (alcohol) items.push([words.alcohol, words.alcohols[alcohol]])
  if (pork !== undefined) items.push([words.pork, pork ? words.porks.yes : words.porks.no])
  if (meats.length > 0) items.push([words.slaughter, meats.join(' · ')])
  if (items.length === 0) return null
  return (
    <section className="border-t border-line px-5 py-4 sm:px-6" aria-label={words.kitchen}>
      <h3 className="h4 pb-3">{words.kitchen}</h3>
      <dl className="dl">
        {items.map(([term, detail]) => (
          <div key={term} className="contents">
            <dt>{term}</dt>
            <dd>{detail}</dd>
          </div>
        ))}
      </dl>
    </section>
  )
}
