// Ten thousand devices due in one minute, handed to a push service on this machine that opens every message; then once more with
// the process killed in the middle.
import { setTimeout as wait } from 'node:timers/promises'
import { startPushReceiver } from '#tests/fixtures/push-receiver.ts'
import { copyOfFilledFolder, type RunningSite, startSite } from '#tests/fixtures/site.ts'
import type { Measurement } from '../measurement.ts'

const DEVICES = 10_000
const PART = 1000
/** What a node takes at a time (server/jobs/send-pushes.ts): so many may be in doubt when it dies. */
const IN_HAND = 200
/** Notices wait a moment for more of the same, and the job comes every ten seconds. */
const LONGEST_MS = 180_000

type Receiver = Awaited<ReturnType<typeof startPushReceiver>>

async function ask(site: RunningSite, path: string, init: RequestInit = {}) {
  const headers = {
    apikey: site.serviceRoleKey,
    Authorization: `Bearer ${site.serviceRoleKey}`,
    'Content-Type': 'application/json',
    Prefer: 'return=minimal',
  }
  const answer = await fetch(`${site.url}/rest/v1/${path}`, { ...init, headers })
  if (!answer.ok) throw new Error(`${path}: ${await answer.text()}`)
}

async function newMember(site: RunningSite): Promise<string> {
  const headers = {
    apikey: site.serviceRoleKey,
    Authorization: `Bearer ${site.serviceRoleKey}`,
    'Content-Type': 'application/json',
  }
  const body = JSON.stringify({ email: 'bench@example.com', password: 'Right-1-password', email_confirm: true })
  const answer = await fetch(`${site.url}/auth/v1/admin/users`, { method: 'POST', headers, body })
  return ((await answer.json()) as { id: string }).id
}

async function signUp(site: RunningSite, receiver: Receiver) {
  const person = await newMember(site)
  for (let from = 0; from < DEVICES; from += PART) {
    const devices = Array.from({ length: PART }, (_, n) => ({
      user_id: person,
      endpoint: `${receiver.url}/device-${from + n}`,
      ...receiver.keys,
      language: 'en',
      time_zone: 'Europe/London',
      subjects: ['talk'],
    }))
    await ask(site, 'push_subscriptions', { method: 'POST', body: JSON.stringify(devices) })
  }
  return person
}

const happen = (site: RunningSite, user: string, title: string) =>
  ask(site, 'notifications', {
    method: 'POST',
    body: JSON.stringify({ user_id: user, kind: 'mention', title, path: '/community/forum' }),
  })

async function until(isSo: () => boolean) {
  const end = Date.now() + LONGEST_MS
  while (!isSo() && Date.now() < end) await wait(50)
}

/** Until nothing more comes. */
async function quiet(receiver: Receiver) {
  for (let before = -1; before !== receiver.received.length; ) {
    before = receiver.received.length
    await wait(25_000)
  }
}

const twice = ({ received }: Receiver) => received.length - new Set(received.map(({ path }) => path)).size

export async function measure(): Promise<Measurement[]> {
  const receiver = await startPushReceiver()
  const env = { PRIVATE_WEBHOOKS: 'on', DATA_DIR: copyOfFilledFolder() }
  let site = await startSite(env)
  const scenario = 'push'
  try {
    const user = await signUp(site, receiver)
    await happen(site, user, 'All of them')
    await until(() => receiver.received.length > 0)
    const began = performance.now()
    await until(() => receiver.received.length >= DEVICES)
    const seconds = (performance.now() - began) / 1000
    const all: Measurement[] = [
      {
        scenario,
        what: 'handed over',
        value: receiver.received.length,
        unit: `of ${DEVICES}`,
        budget: { atLeast: DEVICES },
      },
      { scenario, what: 'from the first to the last', value: seconds, unit: 's', budget: { atMost: 30 } },
      { scenario, what: 'told twice', value: twice(receiver), unit: 'devices', budget: { atMost: 0 } },
    ]
    receiver.received.length = 0
    await happen(site, user, 'And killed in the middle')
    await until(() => receiver.received.length > DEVICES / 3)
    await site.stop({ signal: 'SIGKILL', keepData: true })
    site = await startSite(env)
    await until(() => receiver.received.length >= DEVICES - IN_HAND)
    await quiet(receiver)
    return [
      ...all,
      {
        scenario,
        what: 'handed over, killed in the middle',
        value: receiver.received.length,
        unit: `of ${DEVICES}`,
        budget: { atLeast: DEVICES - IN_HAND },
      },
      {
        scenario,
        what: 'told twice, killed in the middle',
        value: twice(receiver),
        unit: 'devices',
        budget: { atMost: 0 },
      },
    ]
  } finally {
    await site.stop()
    await receiver.stop()
  }
}
