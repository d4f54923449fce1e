// The open state in words; the colour only repeats them.

import { useI18n } from '#app/i18n/catalogue.ts'
import { joinClasses } from '#app/ui/join-classes.ts'
import type { OpenLabel } from './open-label.ts'
import { openText } from './open-text.ts'

const TONE: Record<OpenLabel['kind'], string> = {
  always: 'listing-open',
  until: 'listing-open',
  closesSoon: 'listing-soon',
  pausesSoon: 'listing-soon',
  // Red would make an error of what is only early or late.
  paused: 'listing-later',
  opensToday: 'listing-later',
  opensLater: 'listing-later',
  closed: 'listing-closed',
}

export function OpenState({ label, className }: { label: OpenLabel; className?: string }) {
  const { locale, t } = useI18n()
  return <span className={joinClasses(TONE[label.kind], 'num', className)}>{openText(label, locale, t)}</span>
}
