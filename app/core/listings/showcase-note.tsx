// One line for a page whose businesses are the sample community's, all of them: it never stands over a real one.
import { useT } from '#app/i18n/catalogue.ts'

export function ShowcaseNote({ cards }: { cards: readonly { isSample: boolean }[] }) {
  const words = useT().listings
  if (cards.length === 0 || !cards.every(({ isSample }) => isSample)) return null
  return (
    <p className="small muted pb-3" data-showcase>
      {words.showcase}
    </p>
  )
}
