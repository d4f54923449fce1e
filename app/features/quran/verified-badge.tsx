// "Text verified", and what that means. A popover of the browser's own: it opens without scripts too.
import { useId } from 'react'
import { useI18n } from '#app/i18n/catalogue.ts'
import { formatNumber } from '#app/i18n/plural.ts'
import { ShieldCheck } from '#app/ui/icons.ts'
import type { TextCheck } from './passage.ts'

export function VerifiedBadge({ check }: { check: TextCheck }) {
  const { locale, t } = useI18n()
  const words = t.quran.check
  const id = useId()
  return (
    <>
      <button type="button" className="badge badge--brand quran-badge" popoverTarget={id}>
        <ShieldCheck className="i i--xs" />
        {words.badge}
      </button>
      <div id={id} popover="auto" className="quran-sheet" role="dialog" aria-labelledby={`${id}-title`}>
        <h2 className="h4" id={`${id}-title`}>
          {words.title}
        </h2>
        <p className="soft">{words.text(formatNumber(locale, check.surahs), formatNumber(locale, check.verses))}</p>
        <p className="soft">{words.encoding}</p>
        <dl className="quran-sheet__facts">
          <dt>{words.sum}</dt>
          <dd>
            <code dir="ltr">{check.sum}</code>
          </dd>
          <dt>{words.source}</dt>
          <dd dir="ltr">{check.source}</dd>
        </dl>
      </div>
    </>
  )
}
