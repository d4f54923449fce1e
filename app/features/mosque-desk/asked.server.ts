// Reads the known times a mosque was asked about by letter, and records its answer.
import { href } from 'react-router'
import { readRow, readText } from '#app/core/listings/source-row.ts'
import { JAMAAH_PRAYERS, type Prayer } from '#app/core/mosques/iqamah.ts'
import { ask, attempt } from '#app/core/request/ask.server.ts'
import type { Services } from '#app/core/request/services.ts'

export type AskedMosque = {
  name: string
  path: string
  /** A calendar's time of today is on the page; here it is left out. */
  times: { prayer: Prayer | 'jumuah'; time: string | null; minutes: string | null }[]
}

const isToken = (token: string) => /^[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}$/.test(token)

export async function findAsk(services: Services, token: string): Promise<AskedMosque | null> {
  if (!isToken(token)) return null
  const row = readRow(await ask(services, services.db().rpc('mosque_ask', { token })))
  const [name, slug] = [readText(row?.name), readText(row?.slug)]
  if (!name || !slug) return null
  const known = readRow(row?.known)
  const iqamah = readRow(known?.iqamah)
  const jumuah = Array.isArray(known?.jumuah) ? known.jumuah : []
  return {
    name,
    path: href('/mosque/:id', { id: slug }),
    times: [
      ...JAMAAH_PRAYERS.flatMap((prayer) => {
        const told = readRow(iqamah?.[prayer])
        const [time, minutes] = [readText(told?.at), readText(told?.minutes)]
        return time || minutes ? [{ prayer, time, minutes }] : []
      }),
      ...jumuah.flatMap((time) =>
        typeof time === 'string' ? [{ prayer: 'jumuah' as const, time, minutes: null }] : [],
      ),
    ],
  }
}

export async function answerAsk(
  services: Services,
  token: string,
  answer: 'right' | 'end',
): Promise<'right' | 'end' | 'unknown' | 'failed'> {
  if (!isToken(token)) return 'unknown'
  const said = await attempt(services, services.db().rpc('answer_mosque_ask', { token, answer }))
  if (!said.ok) return 'failed'
  return said.value ? answer : 'unknown'
}
