// Offers the language the browser asks for. Never a redirect, and gone once dismissed. Most visitors need no offer, so
// its words are fetched only where there is one.
import { useEffect } from 'react'
import { useI18n } from '#app/i18n/catalogue.ts'
import { useHere } from '#app/lib/use-here.ts'
import { rememberLanguage } from './language-cookie.ts'
import { offeredLocale } from './language-offer-rules.ts'

export function LanguageOffer() {
  const { locale } = useI18n()
  const { pathname: path, search } = useHere()

  useEffect(() => {
    const offered = offeredLocale({ page: locale, path, wanted: navigator.languages, cookies: document.cookie })
    if (!offered) return
    let remove = () => {}
    let left = false
    void import('./draw-language-offer.ts').then(({ drawLanguageOffer }) => {
      if (!left) remove = drawLanguageOffer({ page: locale, offered, here: path + search, remember: rememberLanguage })
    })
    return () => {
      left = true
      remove()
    }
  }, [locale, path, search])

  return null
}
