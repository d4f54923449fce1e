// The panels beside the form of a category: how many listings have it, whether it is offered, and who changed what.
import { Form, useNavigation } from 'react-router'
import { useI18n } from '#app/i18n/catalogue.ts'
import { writeDate } from '#app/i18n/write-date.ts'
import { Badge } from '#app/ui/badge.tsx'
import { Button } from '#app/ui/button.tsx'
import type { CategoryFile } from './queries.server.ts'

type Props = { file: CategoryFile }

export function CategoryState({ file }: Props) {
  const { t } = useI18n()
  const words = t.categories
  const isSaving = useNavigation().state !== 'idle'
  const isRemovable = !file.isShipped && file.listings === 0 && file.parts.length === 0
  return (
    <section className="panel stack gap-3" aria-labelledby="state">
      <div className="panel__head">
        <h2 className="h3" id="state">
          {words.state}
        </h2>
        <Badge tone={file.isRetired ? 'neutral' : 'brand'}>{file.isRetired ? words.retired : words.offered}</Badge>
      </div>
      <p className="soft">{words.listings(file.listings)}</p>
      <p className="small muted">{file.isRetired ? words.retiredText : words.offeredText}</p>
      <div className="row row--wrap gap-3">
        <Form method="post">
          <input type="hidden" name="seen" value={file.values.seen} />
          <Button
            type="submit"
            name="intent"
            value={file.isRetired ? 'offer' : 'retire'}
            variant="outline"
            busy={isSaving}
          >
            {file.isRetired ? words.offer : words.retire}
          </Button>
        </Form>
        {isRemovable && (
          <Form method="post">
            <input type="hidden" name="seen" value={file.values.seen} />
            <Button type="submit" name="intent" value="remove" variant="outline" busy={isSaving}>
              {words.remove}
            </Button>
          </Form>
        )}
      </div>
    </section>
  )
}

export function CategoryHistory({ file }: Props) {
  const { locale, t } = useI18n()
  const words = t.categories
  if (file.history.length === 0) return null
  return (
    <section className="stack gap-3" aria-labelledby="history">
      <h2 className="h3" id="history">
        {words.history}
      </h2>
      <ul className="stack gap-2">
        {file.history.map(({ at, by, isAdded, fields }) => (
          <li key={at}>
            {writeDate(locale, at)} <bdi className="num">{at.slice(11, 16)}</bdi>
            {by && (
              <>
                {' · '}
                <bdi>{by}</bdi>
              </>
            )}
            {' · '}
            <span className="soft">
              {isAdded ? words.added : new Intl.ListFormat(locale).format(fields.map((field) => words.changed[field]))}
            </span>
          </li>
        ))}
      </ul>
    </section>
  )
}
