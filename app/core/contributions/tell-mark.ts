// Tells the account how far one read, and others that one writes. Apart from the page's forms: nothing is loaded anew, and a
// form sent meanwhile is not disturbed.
import { inLocale, type Locale } from '#app/i18n/locales.ts'

type Mark = { intent: 'read'; contribution: string; number: string } | { intent: 'writing'; contribution: string }

/** Whether the account has it. */
export async function tellMark(mark: Mark, locale: Locale): Promise<boolean> {
  try {
    const { ok } = await fetch(inLocale('/community/marks', locale), {
      method: 'POST',
      body: new URLSearchParams(mark),
    })
    return ok
  } catch (error) {
    // The next one says it again.
    console.warn('The mark was not kept:', error)
    return false
  }
}
