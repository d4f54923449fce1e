// Places saved before joining, brought to the new member's shelf: sent once, and gone from the device when they arrived.
import { useEffect, useRef } from 'react'
import { useSending } from '#app/core/request/use-sending.tsx'
import { useT } from '#app/i18n/catalogue.ts'
import type { Outcome } from '#app/lib/outcome.ts'
import { showToast } from '#app/ui/toasts.ts'
import { forgetSaves, useDeviceSaves } from './device-saves.ts'

export function TakeAlong({ userId }: { userId: string | null }) {
  const saves = useDeviceSaves()
  const words = useT().business.savedPage.device
  const { submit, answer } = useSending<Outcome<string[]>>({ key: 'take-along' })
  const sent = useRef<string | null>(null)
  useEffect(() => {
    if (userId === null || saves.length === 0) return
    // Refused once is enough for one page: the next one tries again.
    const ids = saves.map(({ id }) => id).join(',')
    if (sent.current === ids) return
    sent.current = ids
    submit({ places: ids }, { action: '/saved/take' })
  }, [userId, saves, submit])
  useEffect(() => {
    if (!answer?.ok) return
    forgetSaves(answer.value)
    showToast(words.tookAlong)
  }, [answer, words])
  return null
}
