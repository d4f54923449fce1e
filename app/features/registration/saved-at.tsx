// The time at which the draft was last kept, on the visitor's own clock: only their browser knows it.
import { useI18n } from '#app/i18n/catalogue.ts'
import { intlTag } from '#app/i18n/locales.ts'
import { useScript } from '#app/lib/use-script.ts'
import { CircleCheck } from '#app/ui/icons.ts'

export function SavedAt({ at }: { at: string }) {
  const { locale, t } = useI18n()
  const hasClock = useScript()
  const time = hasClock
    ? new Intl.DateTimeFormat(intlTag(locale), { hour: '2-digit', minute: '2-digit' }).format(new Date(at))
    : null
  return (
    <span className="small muted row gap-2">
      <CircleCheck className="i i--sm" />
      {time ? t.registration.savedAt(time) : t.registration.saved}
    </span>
  )
}
