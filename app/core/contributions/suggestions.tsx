// Names or tags that begin with what was typed, below the text; chosen with the keys or by a tap.
import { useI18n } from '#app/i18n/catalogue.ts'
import type { Suggestion } from './use-suggestions.ts'

type Props = { id: string; items: readonly Suggestion[]; chosen: number; onChoose: (item: Suggestion) => void }

export function Suggestions({ id, items, chosen, onChoose }: Props) {
  const words = useI18n().t.contributions.composer
  return (
    <>
      <p className="sr-only" role="status">
        {items.length > 0 ? words.found(items.length) : ''}
      </p>
      {items.length > 0 && (
        <div className="contribution-composer__suggestions" role="listbox" id={id} aria-label={words.suggestions}>
          {items.map((item, i) => (
            <div
              key={item.inserts}
              id={`${id}-${i}`}
              role="option"
              tabIndex={-1}
              aria-selected={i === chosen}
              // Before the text field loses the caret.
              onPointerDown={(event) => {
                event.preventDefault()
                onChoose(item)
              }}
            >
              <bdi className="strong">{item.inserts}</bdi> {item.says && <bdi className="muted">{item.says}</bdi>}
            </div>
          ))}
        </div>
      )}
    </>
  )
}
