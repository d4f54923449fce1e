// The assumed length of a jama'ah and a Jumu'ah, where nobody can know.
import { type JumuahSession, minutesOf } from './iqamah.ts'

export const PRAYER_MINUTES = 15
/** Where a mosque does not tell when the prayer begins: khutbah and prayer together. */
export const KHUTBAH_AND_PRAYER_MINUTES = 45

/** Minutes from the khutbah to the end of the prayer. */
export const jumuahMinutes = ({ khutbahAt, prayerAt }: Pick<JumuahSession, 'khutbahAt' | 'prayerAt'>) =>
  prayerAt ? minutesOf(prayerAt) - minutesOf(khutbahAt) + PRAYER_MINUTES : KHUTBAH_AND_PRAYER_MINUTES
