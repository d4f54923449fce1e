// The way to a person, for questions that no answer fits.
import { Link } from 'react-router'
import { useT } from '#app/i18n/catalogue.ts'
import { MessageCircle } from '#app/ui/icons.ts'

export function AskPerson() {
  const t = useT().help
  return (
    <aside className="panel row row--wrap gap-4">
      <MessageCircle className="i i--lg text-brand-ink" aria-hidden="true" />
      <p className="soft grow basis-60">{t.askPersonText}</p>
      <Link className="btn btn--line" to="/contact">
        {t.askPerson}
      </Link>
    </aside>
  )
}
