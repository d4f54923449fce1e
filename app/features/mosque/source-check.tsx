// A mosque that only OpenStreetMap tells of: whoever knows it says with one tap that it is there, or what is wrong.
import { Form, Link } from 'react-router'
import { OPEN_DATA_FILE } from '#app/core/listings/source-name.ts'
import { useT } from '#app/i18n/catalogue.ts'
import { Check, Pencil } from '#app/ui/icons.ts'
import type { MineAtMosque, MosquePageData } from './queries.server.ts'

export function SourceCheck({
  page,
  mine,
}: {
  page: Pick<MosquePageData, 'path' | 'check'>
  mine: MineAtMosque | null
}) {
  const words = useT().mosques.check
  if (!page.check) return null
  const { confirmations } = page.check
  const hasConfirmed = mine?.isHere === true
  return (
    <section className="panel mosque-check" id="check" aria-label={words.label}>
      <p className="strong">{confirmations > 0 ? words.confirmed(confirmations) : words.ask}</p>
      <div className="row row--wrap gap-2 pt-3">
        {hasConfirmed ? (
          <p className="small soft grow">{words.thanks}</p>
        ) : (
          <Form method="post" preventScrollReset className="contents">
            <input type="hidden" name="intent" value="confirm" />
            <input type="hidden" name="facility" value="address" />
            <button type="submit" name="answer" value="yes" className="btn btn--soft btn--sm">
              <Check className="i i--sm" />
              {words.yes}
            </button>
          </Form>
        )}
        <Link className="btn btn--line btn--sm" to={`${page.path}/suggest`}>
          <Pencil className="i i--sm" />
          {words.correct}
        </Link>
      </div>
      <p className="small muted pt-3">
        <a className="link" href={OPEN_DATA_FILE} download>
          {words.download}
        </a>
      </p>
    </section>
  )
}
