// The question when Jumu'ah is held, where nobody told: a time, and a tap that says "I pray here".
import { Form, Link, useNavigation } from 'react-router'
import { useI18n } from '#app/i18n/catalogue.ts'
import { writeTime } from '#app/i18n/write-time.ts'
import { Button } from '#app/ui/button.tsx'
import { Field } from '#app/ui/field.tsx'
import { Input } from '#app/ui/input.tsx'
import { Radio } from '#app/ui/radio.tsx'

const COMMON = ['12:30', '12:45', '13:00', '13:15', '13:30', '14:00']

export function TellJumuah({ path }: { path: string }) {
  const { locale, t } = useI18n()
  const words = t.timetable
  const isBusy = useNavigation().formData?.get('intent') === 'tell-jumuah'
  return (
    <Form method="post" preventScrollReset className="stack gap-3 pt-3">
      <fieldset className="stack gap-2">
        <legend className="strong">{words.when}</legend>
        <p className="small muted">{words.whenHint}</p>
        <div className="row row--wrap gap-x-5 gap-y-1 num">
          {COMMON.map((time) => (
            <Radio key={time} name="common" value={time} label={writeTime(locale, time)} />
          ))}
        </div>
      </fieldset>
      <div className="row row--wrap items-end gap-3">
        <Field label={words.other} optional>
          <Input type="time" name="other" />
        </Field>
        <Button type="submit" name="intent" value="tell-jumuah" busy={isBusy}>
          {words.wasThere}
        </Button>
        <Link className="link small" to={`${path}/tell`}>
          {words.tell}
        </Link>
      </div>
    </Form>
  )
}
