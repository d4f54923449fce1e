// The composer: a text field with marks to put around words, names and tags as one types them, and a preview by the very
// renderer of the page. Without scripts it is a text field.
import { type ComponentProps, useEffect, useId, useRef, useState } from 'react'
import { useI18n } from '#app/i18n/catalogue.ts'
import { Button } from '#app/ui/button.tsx'
import { Textarea } from '#app/ui/textarea.tsx'
import { KnownHandles, MarkdownText } from './markdown-text.tsx'
import { Suggestions } from './suggestions.tsx'
import { MARKS, type Mark, putMark } from './text-marks.ts'
import { useSuggestions } from './use-suggestions.ts'

type Props = Omit<ComponentProps<'textarea'>, 'value' | 'onChange' | 'defaultValue'> & {
  value: string
  onText: (text: string) => void
  /** Whoever takes part there is suggested first. */
  contribution?: string
}

/** What each mark looks like on its button. */
const FACES: Record<Mark, string> = { bold: 'B', italic: 'I', list: '•', quote: '❝', link: '↗' }

export function Composer({ value, onText, contribution, ...rest }: Props) {
  const { locale, t } = useI18n()
  const words = t.contributions.composer
  const field = useRef<HTMLTextAreaElement>(null)
  const [isReady, setReady] = useState(false)
  const [isShown, setShown] = useState(false)
  const listId = useId()
  const suggestions = useSuggestions(field, contribution)
  useEffect(() => setReady(true), [])
  const { items, chosen } = suggestions
  return (
    <div className="contribution-composer">
      {isReady && (
        <div className="contribution-composer__tools" role="toolbar" aria-label={words.tools} aria-controls={rest.id}>
          {MARKS.map((mark) => (
            <button
              key={mark}
              type="button"
              className={`contribution-composer__tool contribution-composer__tool--${mark}`}
              title={words.marks[mark]}
              aria-label={words.marks[mark]}
              onClick={() => field.current && putMark(field.current, mark)}
            >
              {FACES[mark]}
            </button>
          ))}
          <Button
            type="button"
            size="sm"
            variant="ghost"
            className="contribution-composer__preview"
            aria-pressed={isShown}
            onClick={() => setShown(!isShown)}
          >
            {words.preview}
          </Button>
        </div>
      )}
      <Textarea
        {...rest}
        ref={field}
        dir="auto"
        value={value}
        aria-autocomplete="list"
        {...(items.length > 0 && {
          'aria-controls': listId,
          'aria-activedescendant': `${listId}-${chosen}`,
        })}
        onChange={(event) => {
          onText(event.target.value)
          suggestions.look()
        }}
        onKeyDown={suggestions.keyDown}
        onBlur={suggestions.close}
      />
      <Suggestions id={listId} items={items} chosen={chosen} onChoose={suggestions.choose} />
      {isShown && (
        <section className="panel" aria-label={words.preview}>
          {value.trim() === '' ? (
            <p className="muted">{words.nothing}</p>
          ) : (
            <KnownHandles value={suggestions.handles}>
              <MarkdownText text={value} language={locale} />
            </KnownHandles>
          )}
        </section>
      )}
    </div>
  )
}
