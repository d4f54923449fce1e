// A form that a member sends again because its answer was lost goes through once: whoever brings the same key and the same words
// is led where the first one led (docs/decisions/181-each-form-goes-through-once.md).
import { createHash } from 'node:crypto'
import { setTimeout as wait } from 'node:timers/promises'
import { type MiddlewareFunction, redirect } from 'react-router'
import * as z from 'zod'
import { attempt } from '#app/core/request/ask.server.ts'
import { type Services, servicesContext } from '#app/core/request/services.ts'
import { ONCE, PASSING } from './form-name.ts'

const LOOK_AGAIN_MS = 300

/** What tells a sending from others with its key. What the page draws anew each time is no part of it. */
export function digestOf(path: string, fields: Iterable<[string, string]>): string {
  const own = [...fields].filter(([name]) => !PASSING.includes(name))
  return createHash('sha256')
    .update(JSON.stringify([path, own]))
    .digest('hex')
}

type Acting = Pick<Services, 'db' | 'log'>
type Sending = { once: string; digest: string }

const before = z.object({ led_to: z.string().nullable() }).nullable()

/** Where the first one led; null for the first one itself, and where nobody can tell. */
async function findFirst(services: Acting, sending: Sending): Promise<string | null> {
  for (;;) {
    const begun = await attempt(services, services.db().rpc('begin_sending', sending), { shape: before })
    if (!begun.ok || begun.value === null) return null
    if (begun.value.led_to !== null) return begun.value.led_to
    await wait(LOOK_AGAIN_MS)
  }
}

/** Of more than this the larger part is pictures, which are not read twice. */
const MOST_BYTES = 4_000_000

const mayBeRead = ({ method, headers }: Request) =>
  method === 'POST' &&
  /^(?:application\/x-www-form-urlencoded|multipart\/form-data)/.test(headers.get('content-type') ?? '') &&
  Number(headers.get('content-length') ?? 0) <= MOST_BYTES

const readFields = async (request: Request): Promise<[string, string][]> =>
  [...(await request.clone().formData())].map(([name, value]) => [
    name,
    typeof value === 'string' ? value : `${value.name} ${value.size}`,
  ])

export const sendOnce: MiddlewareFunction<Response> = async ({ request, context, url }, next) => {
  const services = context.get(servicesContext)
  if (!services.mayHaveSession || !mayBeRead(request)) return next()
  const fields = await readFields(request).catch(() => [])
  const { data: once } = z.guid().safeParse(fields.find(([name]) => name === ONCE)?.[1])
  if (!once) return next()
  const sending = { once, digest: digestOf(url.pathname + url.search, fields) }
  const ledTo = await findFirst(services, sending)
  if (ledTo !== null) throw redirect(ledTo || url.pathname + url.search)
  let answer: Response | null = null
  try {
    answer = await next()
    return answer
  } finally {
    const isTaken = answer !== null && answer.status < 400
    await attempt(
      services,
      services
        .db()
        .rpc('end_sending', { ...sending, ...(isTaken && { led_to: answer?.headers.get('location') ?? '' }) }),
    )
  }
}
