// Telling a mosque's times: Jumu'ah first, then the five, then a whole timetable.
import { Form, Link, useNavigation } from 'react-router'
import { PhotoUploadField } from '#app/core/media/photo-upload-field.tsx'
import { JAMAAH_PRAYERS, type Prayer } from '#app/core/mosques/iqamah.ts'
import { errorAt } from '#app/core/request/refused.ts'
import { useI18n } from '#app/i18n/catalogue.ts'
import { formatNumber } from '#app/i18n/plural.ts'
import { writeTime } from '#app/i18n/write-time.ts'
import { Alert } from '#app/ui/alert.tsx'
import { Button } from '#app/ui/button.tsx'
import { Checkbox } from '#app/ui/checkbox.tsx'
import { Field } from '#app/ui/field.tsx'
import { FieldGroup } from '#app/ui/field-group.tsx'
import { Input } from '#app/ui/input.tsx'
import { Textarea } from '#app/ui/textarea.tsx'
import { BoardPhotos } from './board-photos.tsx'
import { DeskPage } from './desk-page.tsx'
import type { FormState } from './rules.ts'
import { SharedFile } from './shared-file.tsx'
import type { TellAnswer } from './tell-commands.server.ts'
import type { TellData } from './tell-queries.server.ts'
import { TimetableReview } from './timetable-review.tsx'

type Notice = { tone: 'success' | 'warning'; text: string }
type Props = {
  data: TellData
  state: FormState | null
  answer: TellAnswer | null
  said: string | null
  /** What became of a photo. */
  notice: Notice | null
}

export function TellPage({ data, state, answer, said, notice }: Props) {
  const { t } = useI18n()
  const words = t.timetable
  const { name, path, isKeeper } = data
  const review = answer?.kind === 'read' ? answer.review : null
  const messages: Record<string, string> = {
    told: words.told,
    agreed: words.agreed,
    rules: words.kept,
    suggestion: words.suggested,
  }
  return (
    <DeskPage
      title={words.title(name)}
      lead={isKeeper ? words.leadKeeper : words.lead}
      path={path}
      said={said && !state && !review ? (messages[said] ?? null) : null}
      state={state}
      wide
    >
      {notice && !review && (
        <Alert tone={notice.tone} announce>
          {notice.text}
        </Alert>
      )}
      {review ? (
        <TimetableReview review={review} isKeeper={isKeeper} path={path} />
      ) : (
        <>
          {isKeeper ? (
            <p>
              <Link className="link" to={`${path}/edit`}>
                {words.byHand}
              </Link>
            </p>
          ) : (
            <TellForm data={data} state={state} />
          )}
          <BoardPhotos boards={data.boards} isKeeper={isKeeper} />
          <PasteForm state={state} isKeeper={isKeeper} />
        </>
      )}
    </DeskPage>
  )
}

const LINES = ['1', '2', '3'] as const

function TellForm({ data, state }: Pick<Props, 'data' | 'state'>) {
  const { locale, t } = useI18n()
  const words = t.timetable
  const isBusy = useNavigation().state === 'submitting'
  const typed = (field: string, value: string) => state?.values[field] ?? value
  const field = (name: string) => ({ id: name, error: errorAt(t.mosques.errors, state, name) })
  return (
    <Form method="post" encType="multipart/form-data" className="desk-form panel" noValidate>
      <input type="hidden" name="intent" value="tell" />
      <FieldGroup legend={t.mosques.jumuah.title} hint={words.jumuahHint}>
        <div className="desk-grid">
          {LINES.map((line, i) => (
            <Field
              key={line}
              {...field(`jumuah_${line}`)}
              label={t.mosques.suggest.khutbah(formatNumber(locale, i + 1))}
              optional={i > 0}
            >
              <Input
                type="time"
                name={`jumuah_${line}`}
                defaultValue={typed(`jumuah_${line}`, data.told.jumuah[i] ?? '')}
              />
            </Field>
          ))}
        </div>
      </FieldGroup>
      <FieldGroup legend={words.five} hint={words.fiveHint}>
        <div className="desk-grid">
          {JAMAAH_PRAYERS.map((prayer) => (
            <PrayerField key={prayer} prayer={prayer} data={data} state={state} />
          ))}
        </div>
      </FieldGroup>
      <PhotoUploadField id="board" label={words.board.label} hint={words.board.hint} most={1} />
      <div>
        <Checkbox
          name="there"
          id="there"
          label={words.there}
          hint={words.thereHint}
          defaultChecked={typed('there', '') === 'on'}
        />
        {errorAt(t.mosques.errors, state, 'there') && (
          <p className="error">{errorAt(t.mosques.errors, state, 'there')}</p>
        )}
      </div>
      <div>
        <Button type="submit" size="lg" busy={isBusy}>
          {words.send}
        </Button>
      </div>
    </Form>
  )
}

/** Maghrib is told in minutes: it moves with the sun every day. */
function PrayerField({ prayer, data, state }: { prayer: Prayer; data: TellData; state: FormState | null }) {
  const { locale, t } = useI18n()
  const words = t.timetable
  const isAfter = prayer === 'maghrib'
  const name = `${isAfter ? 'after' : 'at'}_${prayer}`
  const begins = writeTime(locale, data.begins[prayer])
  return (
    <Field
      id={name}
      label={isAfter ? words.minutesAfter(t.mosques.prayers[prayer]) : t.mosques.prayers[prayer]}
      hint={words.beginsAt(begins)}
      error={errorAt(t.mosques.errors, state, name)}
    >
      {isAfter ? (
        <Input
          type="number"
          min={0}
          max={60}
          name={name}
          defaultValue={state?.values[name] ?? data.told.after[prayer] ?? ''}
        />
      ) : (
        <Input type="time" name={name} defaultValue={state?.values[name] ?? data.told.at[prayer] ?? ''} />
      )}
    </Field>
  )
}

function PasteForm({ state, isKeeper }: { state: FormState | null; isKeeper: boolean }) {
  const { t } = useI18n()
  const words = t.timetable
  const isBusy = useNavigation().state === 'submitting'
  return (
    <Form method="post" encType="multipart/form-data" className="desk-form panel" noValidate aria-labelledby="whole">
      <input type="hidden" name="intent" value="read" />
      <SharedFile />
      <div className="stack gap-2">
        <h2 className="h3" id="whole">
          {words.whole}
        </h2>
        <p className="soft">{words.wholeLead}</p>
        {!isKeeper && <Alert tone="info">{words.wholeMember}</Alert>}
      </div>
      <Field id="text" label={words.paste} hint={words.pasteHint} error={errorAt(t.mosques.errors, state, 'text')}>
        <Textarea name="text" rows={8} dir="auto" spellCheck={false} defaultValue={state?.values.text ?? ''} />
      </Field>
      <Field
        id="file"
        label={words.file}
        hint={words.fileHint}
        error={errorAt(t.mosques.errors, state, 'file')}
        optional
      >
        <Input
          type="file"
          name="file"
          accept=".csv,.tsv,.txt,.html,.xlsx,.ics,.pdf,text/csv,text/calendar,application/pdf"
        />
      </Field>
      <div>
        <Button type="submit" size="lg" variant="soft" busy={isBusy}>
          {words.read}
        </Button>
      </div>
    </Form>
  )
}
