// The panel that freezes a listing and thaws it. Posts to the page it stands on.
import { Form } from 'react-router'
import { useI18n } from '#app/i18n/catalogue.ts'
import { intlTag } from '#app/i18n/locales.ts'
import { Alert } from '#app/ui/alert.tsx'
import { Button } from '#app/ui/button.tsx'
import type { Freeze } from './queries.server.ts'

type Props = { businessId: string; freeze: Freeze | null; timeZone: string; said: 'frozen' | 'lifted' | null }

export function FreezePanel({ businessId, freeze, timeZone, said }: Props) {
  const { locale, t } = useI18n()
  const words = t.businessDesk.freeze
  const date = new Intl.DateTimeFormat(intlTag(locale), { dateStyle: 'long', timeZone })
  return (
    <section className="panel stack gap-4" id="freeze" aria-labelledby="freeze-title">
      <h2 className="h4" id="freeze-title">
        {words.heading}
      </h2>
      {said && (
        <Alert tone="success" announce>
          {words[said]}
        </Alert>
      )}
      {freeze && <p className="strong">{words.since(date.format(new Date(freeze.at)))}</p>}
      <p>{freeze && !freeze.may_lift ? words.byOther : words.about}</p>
      {(!freeze || freeze.may_lift) && (
        <Form method="post" action="?#freeze">
          <input type="hidden" name="business" value={businessId} />
          <Button type="submit" name="intent" value={freeze ? 'lift' : 'freeze'} variant="outline">
            {freeze ? words.lift : words.freeze}
          </Button>
        </Form>
      )}
    </section>
  )
}
