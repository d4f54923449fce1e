// The times as a calendar to subscribe to.
import { useT } from '#app/i18n/catalogue.ts'
import { Button } from '#app/ui/button.tsx'
import { Field } from '#app/ui/field.tsx'
import { CalendarPlus, Download } from '#app/ui/icons.ts'
import { Input } from '#app/ui/input.tsx'

/** `address`: of the feed, whole. */
export function CalendarFeed({ address }: { address: string }) {
  const words = useT().athan.calendar
  return (
    <section className="panel stack gap-4 no-print" aria-labelledby="calendar-feed">
      <div>
        <h2 className="h3" id="calendar-feed">
          {words.title}
        </h2>
        <p className="soft">{words.lead}</p>
      </div>
      <div className="row row--wrap">
        <Button href={address.replace(/^https?:/, 'webcal:')}>
          <CalendarPlus className="i i--sm" />
          {words.subscribe}
        </Button>
        <Button variant="outline" href={address} download>
          <Download className="i i--sm" />
          {words.download}
        </Button>
      </div>
      <Field label={words.address} hint={words.privacy}>
        <Input readOnly value={address} dir="ltr" onFocus={(event) => event.currentTarget.select()} />
      </Field>
    </section>
  )
}
