// The offer of another language, in that language. It floats: a bar in the page would push everything down after the
// page was read. A page with a bar or the map's button at its foot raises it.

import { useI18n } from '#app/i18n/catalogue.ts'
import { direction, inLocale, type Locale } from '#app/i18n/locales.ts'
import { useHere } from '#app/lib/use-here.ts'
import { X } from '#app/ui/icons.ts'
import { rememberLanguage } from './language-cookie.ts'
import { languageOffers } from './language-offers.ts'

export function LanguageOfferBar({ offered, onDismiss }: { offered: Locale; onDismiss: () => void }) {
  const { locale } = useI18n()
  const { pathname, search } = useHere()
  const offer = languageOffers[offered]

  function dismiss() {
    // Staying is a choice too: the language of the page is remembered.
    rememberLanguage(locale)
    onDismiss()
  }

  return (
    <aside
      className="no-print fixed start-4 bottom-[var(--offer-lift,var(--chat-lift,1.25rem))] z-20 max-w-[calc(100%-6rem)] sm:max-w-sm"
      aria-label={offer.text}
    >
      <div
        lang={offered}
        dir={direction(offered)}
        className="flex items-center gap-2 rounded-card border border-line bg-surface py-1 ps-3 pe-1 text-sm shadow-3"
      >
        {/* On a phone the link alone: it says which language, and the sentence would take five lines. */}
        <p className="py-1">
          <span className="max-sm:hidden">{offer.text}</span>{' '}
          <a
            className="link inline-block py-1"
            href={inLocale(pathname, offered) + search}
            hrefLang={offered}
            onClick={() => rememberLanguage(offered)}
          >
            {offer.accept}
          </a>
        </p>
        <button type="button" className="icon-btn" aria-label={offer.dismiss} onClick={dismiss}>
          <X className="i i--sm" />
        </button>
      </div>
    </aside>
  )
}
