import { useState } from 'react'
import { useRenewal } from '#app/core/request/use-renewal.ts'
import { useEachMinute } from './use-each-minute.ts'

/** Whether the moment of what the server called next has come. The page then asks it for what follows. */
export function useCome(at: number | null): boolean {
  const [now, setNow] = useState(0)
  const renew = useRenewal()
  useEachMinute(() => {
    setNow(Date.now())
    if (at !== null && Date.now() >= at) void renew()
  })
  return at !== null && now >= at
}
