import { formatHijri } from '#app/core/prayer/hijri.ts'
import { type CalendarDay, calendarDayAt, dayNumber } from '#app/core/prayer/local-time.ts'
import { useI18n } from '#app/i18n/catalogue.ts'
import { writeDate } from '#app/i18n/write-date.ts'
import { Field } from '#app/ui/field.tsx'
import { Input } from '#app/ui/input.tsx'
import { useCalculator } from './calculator-context.ts'
import { type Hawl, readDay, trackHawl } from './hawl.ts'

const DAY_MS = 86_400_000
const instantOf = (day: CalendarDay) => new Date(dayNumber(day) * DAY_MS)

export function HawlSection() {
  const { locale, t } = useI18n()
  const words = t.zakaat.hawl
  const { sheet, change } = useCalculator()
  const today = calendarDayAt(new Date(), Intl.DateTimeFormat().resolvedOptions().timeZone)
  const [start, fell, rose] = [readDay(sheet.hawl.start), readDay(sheet.hawl.fell), readDay(sheet.hawl.rose)]
  const isOutOfOrder = fell !== null && rose !== null && dayNumber(rose) < dayNumber(fell)
  const dip = fell && !isOutOfOrder ? { fell, rose } : null
  const hawl = start ? trackHawl({ start, dip, year: sheet.year }, today) : null

  const set = (patch: Partial<typeof sheet.hawl>) => change((old) => ({ ...old, hawl: { ...old.hawl, ...patch } }))
  const hijriOf = (day: CalendarDay) => formatHijri(instantOf(day), { timeZone: 'UTC' }, locale)
  const hint = (day: CalendarDay | null, fallback?: string) => (day ? words.hijri(hijriOf(day)) : fallback)
  const error = (text: string) => (text && !readDay(text) ? words.bad : undefined)

  const DueDate = ({ due }: { due: Hawl['ends'] }) => (
    <>
      <b>{writeDate(locale, instantOf(due.due).toISOString())}</b>
      <span className="soft">
        {hijriOf(due.due)} · {due.daysLeft === 0 ? words.today : words.daysLeft(due.daysLeft)}
      </span>
    </>
  )

  return (
    <section className="panel stack gap-5" id="hawl" aria-labelledby="hawl-title">
      <div className="stack gap-1">
        <h2 className="h3" id="hawl-title">
          {words.title}
        </h2>
        <p className="soft">{words.lead}</p>
      </div>
      <Field label={words.start} id="zk-hawl-start" hint={hint(start)} error={error(sheet.hawl.start)}>
        <Input type="date" value={sheet.hawl.start} onChange={(event) => set({ start: event.target.value })} />
      </Field>
      <div className="zk-pair">
        <Field label={words.fell} id="zk-hawl-fell" hint={hint(fell, words.optional)} error={error(sheet.hawl.fell)}>
          <Input type="date" value={sheet.hawl.fell} onChange={(event) => set({ fell: event.target.value })} />
        </Field>
        <Field
          label={words.rose}
          id="zk-hawl-rose"
          hint={hint(rose, words.optional)}
          error={error(sheet.hawl.rose) ?? (isOutOfOrder ? words.order : undefined)}
        >
          <Input type="date" value={sheet.hawl.rose} onChange={(event) => set({ rose: event.target.value })} />
        </Field>
      </div>
      {hawl && (
        <dl className="zk-dates" aria-live="polite">
          {hawl.isDipInside ? (
            <>
              <div>
                <dt>{words.ends}</dt>
                <dd>
                  <DueDate due={hawl.ends} />
                </dd>
              </div>
              <div>
                <dt>{words.unbroken}</dt>
                <dd>{hawl.unbroken ? <DueDate due={hawl.unbroken} /> : words.noYear}</dd>
              </div>
            </>
          ) : (
            <div>
              <dt>{words.due}</dt>
              <dd>
                <DueDate due={hawl.ends} />
              </dd>
            </div>
          )}
        </dl>
      )}
    </section>
  )
}
