// Notifications on this device while the site is closed, and the member's other devices.
import { useEffect, useState } from 'react'
import { Form, Link } from 'react-router'
import { errorAt } from '#app/core/request/refused.ts'
import { useRootData } from '#app/core/request/root-data.ts'
import { useSending } from '#app/core/request/use-sending.tsx'
import { useI18n } from '#app/i18n/catalogue.ts'
import { writeDate } from '#app/i18n/write-date.ts'
import type { Refusal } from '#app/lib/outcome.ts'
import { Alert } from '#app/ui/alert.tsx'
import { Button } from '#app/ui/button.tsx'
import { Checkbox } from '#app/ui/checkbox.tsx'
import { Field } from '#app/ui/field.tsx'
import { FormPage } from '#app/ui/form-page.tsx'
import { Input } from '#app/ui/input.tsx'
import type { Device } from './devices.server.ts'
import { isUsual, PRAYERS, subjectsFor } from './schema.ts'
import './pocket.css'

type Page = { devices: Device[]; key: string; hasPlace: boolean; isSaved: boolean }
type State = Refusal | null

const canNotify = () => 'serviceWorker' in navigator && 'PushManager' in window && 'Notification' in window

async function subscribed(): Promise<PushSubscription | null> {
  const worker = await navigator.serviceWorker.getRegistration('/')
  return (await worker?.pushManager.getSubscription()) ?? null
}

/** Asks the person first, where the browser has not been told yet. */
async function subscribe(key: string): Promise<PushSubscription | null> {
  if ((await Notification.requestPermission()) !== 'granted') return null
  await navigator.serviceWorker.register('/worker.js', { scope: '/', updateViaCache: 'none' })
  const { pushManager } = await navigator.serviceWorker.ready
  return pushManager.subscribe({ userVisibleOnly: true, applicationServerKey: key })
}

export function DevicesPage({ page, state }: { page: Page; state: State }) {
  const { t } = useI18n()
  const words = t.pocket.devices
  const { devices, key, hasPlace, isSaved } = page
  const roles = useRootData()?.user?.roles ?? []
  const { submit, isBusy, answer } = useSending<State>()
  const [here, setHere] = useState<string | null>(null)
  const [trouble, setTrouble] = useState<'refused' | 'cannot' | null>(null)
  const device = devices.find(({ endpoint }) => endpoint === here)
  const wrong = errorAt(t.ui.refusals, answer ?? state, 'form')

  useEffect(() => {
    if (!canNotify()) setTrouble('cannot')
    else void subscribed().then((found) => setHere(found?.endpoint ?? null))
  }, [])

  async function turnOn(form: FormData) {
    setTrouble(null)
    const found = await subscribe(key).catch(() => null)
    if (!found) return setTrouble('refused')
    setHere(found.endpoint)
    const { endpoint, keys } = found.toJSON()
    form.set('intent', 'keep')
    form.set('endpoint', endpoint ?? '')
    form.set('p256dh', keys?.p256dh ?? '')
    form.set('auth', keys?.auth ?? '')
    form.set('time_zone', Intl.DateTimeFormat().resolvedOptions().timeZone)
    submit(form)
  }

  return (
    <FormPage
      title={words.title}
      lead={words.lead}
      back={{ to: '/account', label: t.account.title }}
      said={isSaved ? words.saved : null}
      errors={wrong ? [{ message: wrong }] : []}
    >
      {trouble && (
        <Alert tone="warning" announce>
          {words[trouble]}
        </Alert>
      )}
      <form
        key={device?.id ?? 'new'}
        className="stack gap-6"
        data-draft="off"
        onSubmit={(event) => {
          event.preventDefault()
          void turnOn(new FormData(event.currentTarget))
        }}
      >
        <fieldset className="stack gap-2">
          <legend className="h4">{words.subjectsTitle}</legend>
          {subjectsFor(roles).map((subject) => (
            <Checkbox
              key={subject}
              name="subjects"
              value={subject}
              label={words.subjects[subject]}
              defaultChecked={device ? device.subjects.includes(subject) : isUsual(subject)}
            />
          ))}
        </fieldset>
        <PrayerChoices device={device} hasPlace={hasPlace} />
        <fieldset className="stack gap-2">
          <legend className="h4">{words.quiet}</legend>
          <p className="small soft">{words.quietHint}</p>
          <div className="row row--wrap gap-3">
            <Field label={words.from}>
              <Input type="time" name="quiet_from" defaultValue={device?.quiet_from ?? '22:00'} />
            </Field>
            <Field label={words.until}>
              <Input type="time" name="quiet_until" defaultValue={device?.quiet_until ?? '07:00'} />
            </Field>
          </div>
        </fieldset>
        <div>
          <Button type="submit" busy={isBusy} disabled={trouble === 'cannot'}>
            {device ? words.save : words.on}
          </Button>
        </div>
      </form>
      <DeviceList devices={devices} here={here} />
    </FormPage>
  )
}

function PrayerChoices({ device, hasPlace }: { device: Device | undefined; hasPlace: boolean }) {
  const { t } = useI18n()
  const words = t.pocket.devices
  return (
    <fieldset className="stack gap-2">
      <legend className="h4">{words.prayers}</legend>
      {hasPlace ? (
        PRAYERS.map((prayer) => (
          <Checkbox
            key={prayer}
            name="prayers"
            value={prayer}
            label={t.prayer.names[prayer]}
            defaultChecked={device?.prayers.includes(prayer) ?? false}
          />
        ))
      ) : (
        <p>
          {words.needPlace}{' '}
          <Link className="link" to="/place">
            {t.athan.placeNeeded.choose}
          </Link>
        </p>
      )}
      <p className="small soft">
        {words.honest}{' '}
        <Link className="link" to="/athan/month">
          {words.calendar}
        </Link>
      </p>
    </fieldset>
  )
}

function DeviceList({ devices, here }: { devices: readonly Device[]; here: string | null }) {
  const { locale, t } = useI18n()
  const words = t.pocket.devices
  return (
    <section className="stack gap-3" aria-labelledby="devices">
      <h2 className="h4" id="devices">
        {words.list}
      </h2>
      {devices.length === 0 ? (
        <p className="soft">{words.none}</p>
      ) : (
        <ul className="pocket-list">
          {devices.map(({ id, endpoint, created_at }) => (
            <li key={id} className="row row--wrap gap-3">
              <span className="grow">
                {endpoint === here && <b>{words.here} · </b>}
                {words.since(writeDate(locale, created_at))}
              </span>
              <Form method="post">
                <input type="hidden" name="id" value={id} />
                <Button type="submit" name="intent" value="forget" size="sm" variant="outline">
                  {words.off}
                </Button>
              </Form>
            </li>
          ))}
        </ul>
      )}
    </section>
  )
}
