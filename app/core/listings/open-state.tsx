// The open state in words; the colour only repeats them.
import type { OpenLabel } from '#app/core/hours/open-label.ts'
import { writeTime } from '#app/core/hours/write-time.ts'
import { useI18n } from '#app/i18n/catalogue.ts'
import { joinClasses } from '#app/ui/join-classes.ts'

const TONE: Record<OpenLabel['kind'], string> = {
  always: 'open',
  until: 'open',
  closesSoon: 'soon',
  pausesSoon: 'soon',
  paused: 'closed',
  opensToday: 'closed',
  opensLater: 'closed',
  closed: 'closed',
}

export function OpenState({ label, className }: { label: OpenLabel; className?: string }) {
  const { locale, t } = useI18n()
  const words = t.listing.open
  const text = () => {
    switch (label.kind) {
      case 'always':
      case 'closed':
        return words[label.kind]
      case 'opensLater':
        return words.opensLater(words.weekdays[label.weekday], writeTime(locale, label.time))
      case 'pausesSoon':
      case 'paused': {
        const pause = label.pause === 'jumuah' ? words.jumuah : t.prayer.names[label.pause]
        return words[label.kind](pause, writeTime(locale, label.time))
      }
      default:
        return words[label.kind](writeTime(locale, label.time))
    }
  }
  return <span className={joinClasses(TONE[label.kind], 'num', className)}>{text()}</span>
}
