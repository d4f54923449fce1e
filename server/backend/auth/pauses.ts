// One mail a minute for an address and purpose, whether or not the address has an account: the answer tells nothing.
import type { Tries } from './tries.ts'
import { refuse } from './who-asks.ts'

export type Pauses = ReturnType<typeof createPauses>

export function createPauses(tries: Tries) {
  return async (purpose: string, address: string): Promise<void> => {
    const wait = await tries.count('mail', `${purpose} ${address}`)
    if (wait > 0)
      refuse(
        429,
        'over_email_send_rate_limit',
        `For security purposes, you can only request this after ${wait} seconds.`,
      )
  }
}
