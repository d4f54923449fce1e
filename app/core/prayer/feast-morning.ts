// Apart from how a feast is reckoned, which the frame of every page has no use for.
import type { FeastMoment } from './feast.ts'

/** The morning of a feast: no ordinary prayer is waited for. */
export const isFeastMorning = (moment: Pick<FeastMoment, 'fajr' | 'until'> | null | undefined, now: number) =>
  Boolean(moment && moment.fajr <= now && now < moment.until)
