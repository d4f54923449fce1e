// Adding a prayer room: what somebody has seen there. Only the kind of house and the pin must be told.
import '#app/ui/styles/work.css'
import { Form, useNavigation } from 'react-router'
import { PositionPicker } from '#app/core/map/position-picker.tsx'
import { FOR_WHOM, HOSTS } from '#app/core/prayer-rooms/hosts.ts'
import { errorAt, summaryOf } from '#app/core/request/refused.ts'
import { useT } from '#app/i18n/catalogue.ts'
import type { Refusal } from '#app/lib/outcome.ts'
import { Button } from '#app/ui/button.tsx'
import { Field } from '#app/ui/field.tsx'
import { FormPage } from '#app/ui/form-page.tsx'
import { Input } from '#app/ui/input.tsx'
import { Select } from '#app/ui/select.tsx'
import { Textarea } from '#app/ui/textarea.tsx'
import { ROOMS_PATH } from './rules.ts'
import { LONGEST_LINE, LONGEST_WAY } from './schema.ts'

type Props = { isGuest: boolean; state: Refusal | null }

export function NewRoomPage({ isGuest, state }: Props) {
  const { prayerRooms, ui } = useT()
  const words = prayerRooms.add
  const errors = { ...ui.refusals, ...prayerRooms.errors }
  const isBusy = useNavigation().state === 'submitting'
  const typed = state?.values ?? {}
  const at = (field: string) => errorAt(errors, state, field)
  const yesNo = { yes: prayerRooms.page.yes, no: prayerRooms.page.no }
  const choice = (name: string, label: string, options: Readonly<Record<string, string>>) => (
    <Field id={name} label={label} error={at(name)}>
      <Select name={name} defaultValue={typed[name] ?? ''}>
        <option value="">{words.dontKnow}</option>
        {Object.entries(options).map(([value, text]) => (
          <option key={value} value={value}>
            {text}
          </option>
        ))}
      </Select>
    </Field>
  )
  const line = (name: string, label: string, hint: string) => (
    <Field id={name} label={label} hint={hint} error={at(name)} optional>
      <Input name={name} defaultValue={typed[name]} maxLength={LONGEST_LINE} dir="auto" autoComplete="off" />
    </Field>
  )
  return (
    <FormPage
      title={words.title}
      lead={words.lead}
      back={{ to: ROOMS_PATH, label: words.back }}
      errors={summaryOf(errors, state)}
    >
      {isGuest && <p className="small soft">{words.guest}</p>}
      <Form method="post" className="panel stack gap-5" noValidate>
        <Field id="host_kind" label={words.host} error={at('host_kind')} required>
          <Select name="host_kind" defaultValue={typed.host_kind ?? ''} required>
            <option value="">{words.choose}</option>
            {HOSTS.map((host) => (
              <option key={host} value={host}>
                {prayerRooms.hosts[host]}
              </option>
            ))}
          </Select>
        </Field>
        {line('host_name', words.hostName, words.hostNameHint)}
        {line('name', words.name, words.nameHint)}
        {line('inside', words.inside, words.insideHint)}
        <Field id="how_to_find" label={words.find} hint={words.findHint} error={at('how_to_find')} optional>
          <Textarea name="how_to_find" rows={3} maxLength={LONGEST_WAY} dir="auto" defaultValue={typed.how_to_find} />
        </Field>
        {choice('for_whom', words.forWhom, Object.fromEntries(FOR_WHOM.map((who) => [who, prayerRooms.forWhom[who]])))}
        {choice('kind', words.kind, {
          musalla: prayerRooms.kinds.musalla,
          multi_faith: prayerRooms.kinds.multi_faith,
        })}
        {choice('opens', words.opens, { always: prayerRooms.opens.always, with_host: prayerRooms.opens.with_host })}
        {choice('wudu', words.wudu, yesNo)}
        {choice('qibla', words.qibla, yesNo)}
        {choice('wheelchair', words.wheelchair, yesNo)}
        <div className="stack gap-2">
          <PositionPicker
            latName="latitude"
            lngName="longitude"
            latId="latitude"
            lngId="longitude"
            defaultLat={typed.latitude}
            defaultLng={typed.longitude}
            latError={at('latitude')}
            lngError={at('longitude')}
            required
          />
          <p className="hint">{words.positionHint}</p>
        </div>
        <div>
          <Button type="submit" size="lg" busy={isBusy}>
            {words.send}
          </Button>
        </div>
      </Form>
    </FormPage>
  )
}
