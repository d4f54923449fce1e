// The prayer card's clock: which prayer is next as time goes by, and where the times of the next day come from.
import { useEffectEvent, useRef, useState } from 'react'
import { useRootData } from '#app/core/request/root-data.ts'
import { useRenewal } from '#app/core/request/use-renewal.ts'
import { useI18n } from '#app/i18n/catalogue.ts'
import type { PrayerCardData } from './prayer-card.tsx'
import { useEachMinute } from './use-each-minute.ts'

const DAY = 86_400_000

const dayOf = (instant: number, zoneOffset: number) => Math.floor((instant + zoneOffset) / DAY)

/**
 * Minute by minute from the server's moment on. Once the next prayer has come, or another day, the server is asked again;
 * where it does not answer the card goes on by itself, into the next day too.
 */
export function useLiveCard(served: PrayerCardData): { data: PrayerCardData; now: number } {
  const { locale } = useI18n()
  const [now, setNow] = useState(served.now)
  const [carried, setCarried] = useState<{ from: PrayerCardData; card: PrayerCardData } | null>(null)
  const renew = useRenewal()
  const publicFallbacks = useRootData()?.config.publicFallbacks ?? false
  const isAsking = useRef(false)
  const data = carried?.from === served ? carried.card : served

  const goOn = useEffectEvent(async () => {
    if ((await renew()) || data.times.some(({ at }) => at > Date.now())) return
    const { carryOnCard } = await import('./carry-on.ts')
    const card = await carryOnCard(data, { now: Date.now(), locale, publicFallbacks })
    if (card) setCarried({ from: served, card })
  })

  useEachMinute(() => {
    setNow(Date.now())
    const isAnotherDay = dayOf(Date.now(), served.zoneOffset) > dayOf(served.now, served.zoneOffset)
    if ((Date.now() < served.next.at && !isAnotherDay) || isAsking.current) return
    isAsking.current = true
    void goOn().finally(() => {
      isAsking.current = false
    })
  })

  return { data, now }
}

/** Of the times the card has, so that it need not be told when one has come. */
export function nextIn({ times, next, zoneOffset }: PrayerCardData, now: number): PrayerCardData['next'] {
  const coming = times.find(({ name, at }) => name !== 'sunrise' && at > now)
  if (!coming || coming.name === 'sunrise') return next
  return {
    name: coming.name,
    at: coming.at,
    time: coming.time,
    isTomorrow: dayOf(coming.at, zoneOffset) > dayOf(now, zoneOffset),
  }
}
