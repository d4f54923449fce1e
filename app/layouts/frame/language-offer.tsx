// Offers the language the browser asks for. Never a redirect, and gone once dismissed. Most visitors need no offer, so
// its words are fetched only where there is one.
import { type ComponentType, useCallback, useEffect, useState } from 'react'
import { useI18n } from '#app/i18n/catalogue.ts'
import type { Locale } from '#app/i18n/locales.ts'
import { useHere } from '#app/lib/use-here.ts'
import { offeredLocale } from './language-offer-rules.ts'

type Bar = ComponentType<{ offered: Locale; onDismiss: () => void }>

export function LanguageOffer() {
  const { locale } = useI18n()
  const { pathname: path } = useHere()
  const [offer, setOffer] = useState<{ offered: Locale; Bar: Bar } | null>(null)
  const dismiss = useCallback(() => setOffer(null), [])

  useEffect(() => {
    const offered = offeredLocale({ page: locale, path, wanted: navigator.languages, cookies: document.cookie })
    if (!offered) return setOffer(null)
    let left = false
    void import('./language-offer-bar.tsx').then(({ LanguageOfferBar }) => {
      if (!left) setOffer({ offered, Bar: LanguageOfferBar })
    })
    return () => {
      left = true
    }
  }, [locale, path])

  return offer && <offer.Bar offered={offer.offered} onDismiss={dismiss} />
}
