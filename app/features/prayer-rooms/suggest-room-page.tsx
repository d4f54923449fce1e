// Saying one thing about a prayer room: which, and then the field itself, as it stands.
import '#app/ui/styles/detail.css'
import '#app/ui/styles/work.css'
import { Form, Link, useNavigation } from 'react-router'
import { HoursEditor } from '#app/core/hours/hours-editor.tsx'
import { FOR_WHOM, HOSTS } from '#app/core/prayer-rooms/hosts.ts'
import { ROOM_FIELDS, type Room, type RoomField } from '#app/core/prayer-rooms/room.ts'
import { errorAt, summaryOf } from '#app/core/request/refused.ts'
import { useT } from '#app/i18n/catalogue.ts'
import { Button } from '#app/ui/button.tsx'
import { Field } from '#app/ui/field.tsx'
import { FieldGroup } from '#app/ui/field-group.tsx'
import { FormPage } from '#app/ui/form-page.tsx'
import { ChevronRight } from '#app/ui/icons.ts'
import { Input } from '#app/ui/input.tsx'
import { Radio } from '#app/ui/radio.tsx'
import { Textarea } from '#app/ui/textarea.tsx'
import type { RoomRefusal } from './commands.server.ts'
import { LONGEST_LINE, LONGEST_WAY } from './schema.ts'

type Props = {
  room: Room
  name: string
  path: string
  field: RoomField | null
  state: RoomRefusal | null
}

export function SuggestRoomPage({ room, name, path, field, state }: Props) {
  const { prayerRooms, hours, ui } = useT()
  const words = prayerRooms.suggest
  const isBusy = useNavigation().state === 'submitting'
  const errors = { ...ui.refusals, ...prayerRooms.errors }
  const wrongHours = state?.hours?.errors.map((one) => ({
    fieldId: one.field,
    message: hours.editor.errors[one.error],
  }))
  return (
    <FormPage
      title={words.title(name)}
      lead={words.lead}
      back={{ to: path, label: words.back }}
      errors={wrongHours ?? summaryOf(errors, state)}
    >
      {field ? (
        <Form method="post" className="panel stack gap-5" noValidate key={field}>
          <input type="hidden" name="field" value={field} />
          <Asked field={field} room={room} state={state} />
          <div>
            <Button type="submit" size="lg" busy={isBusy}>
              {words.send}
            </Button>
          </div>
        </Form>
      ) : (
        <nav className="stack gap-3" aria-labelledby="choose">
          <h2 className="h4" id="choose">
            {words.choose}
          </h2>
          <ul className="list panel">
            {ROOM_FIELDS.map((one) => (
              <li key={one}>
                <Link className="row grow between" to={`${path}/suggest?field=${one}`}>
                  {prayerRooms.page[one]}
                  <ChevronRight className="i i--sm flip" />
                </Link>
              </li>
            ))}
          </ul>
        </nav>
      )}
    </FormPage>
  )
}

function Asked({ field, room, state }: { field: RoomField; room: Room; state: RoomRefusal | null }) {
  const { prayerRooms, ui } = useT()
  const error = errorAt({ ...ui.refusals, ...prayerRooms.errors }, state, 'value')
  const label = prayerRooms.page[field]
  const radios = (options: Readonly<Record<string, string>>, now: string | null) => (
    <FieldGroup id="value" legend={label} error={error}>
      {Object.entries(options).map(([value, text]) => (
        <Radio
          key={value}
          framed
          name="value"
          value={value}
          label={text}
          defaultChecked={(state?.values.value ?? now) === value}
        />
      ))}
    </FieldGroup>
  )
  const flag = (now: boolean | null) =>
    radios({ yes: prayerRooms.page.yes, no: prayerRooms.page.no }, now === null ? null : now ? 'yes' : 'no')
  switch (field) {
    case 'wudu':
    case 'qibla':
    case 'wheelchair':
      return flag(room[field])
    case 'for_whom':
      return radios(Object.fromEntries(FOR_WHOM.map((who) => [who, prayerRooms.forWhom[who]])), room.forWhom)
    case 'host_kind':
      return radios(Object.fromEntries(HOSTS.map((host) => [host, prayerRooms.hosts[host]])), room.host)
    case 'hours':
      return (
        <>
          {radios(prayerRooms.opens, room.opens ?? 'hours')}
          <HoursEditor
            name="hours"
            defaultValue={room.hours}
            draft={state?.hours?.draft}
            errors={state?.hours?.errors ?? []}
          />
        </>
      )
    case 'how_to_find':
      return (
        <Field id="value" label={label} hint={prayerRooms.add.findHint} error={error}>
          <Textarea
            name="value"
            rows={4}
            maxLength={LONGEST_WAY}
            dir="auto"
            defaultValue={state?.values.value ?? room.howToFind ?? ''}
          />
        </Field>
      )
    default: {
      const now = { inside: room.inside, host_name: room.hostName, name: room.name }[field]
      return (
        <Field id="value" label={label} error={error}>
          <Input name="value" maxLength={LONGEST_LINE} dir="auto" defaultValue={state?.values.value ?? now ?? ''} />
        </Field>
      )
    }
  }
}
