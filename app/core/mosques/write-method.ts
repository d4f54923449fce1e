// By whose method a mosque's times are calculated, in the words of the page's language.
import type { Messages } from '#app/i18n/catalogue.ts'
import type { TimedMosque } from './mosque-days.ts'

export type MethodOf = {
  method: string
  methodFrom: TimedMosque['methodFrom']
  /** The country's name, where the method is the usual one there. */
  country: string | null
}

export function methodName(key: string, t: Pick<Messages, 'prayer'>): string {
  const names: Record<string, string> = t.prayer.methods
  return names[key] ?? key
}

/** "Calculated with the Umm al-Qura method, usual in Saudi Arabia; the mosque has not told us its method." */
export function writeMethod(
  { method, methodFrom, country }: MethodOf,
  t: Pick<Messages, 'prayer' | 'mosques'>,
): string {
  const { calculated } = t.mosques.today
  const name = methodName(method, t)
  return methodFrom === 'country' ? calculated.country(name, country ?? '') : calculated[methodFrom](name)
}
