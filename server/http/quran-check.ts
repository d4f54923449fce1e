// Checks the Quran text once the site is up, so that an operator learns of a damaged file before a reader does. Pages
// check for themselves and show nothing that does not match.
import { getText } from '#app/core/quran/text.server.ts'

export function checkQuran(log: (event: string, detail?: Record<string, unknown>) => void) {
  // After the requests that waited for the start: unpacking takes a tenth of a second.
  setTimeout(() => {
    try {
      getText()
    } catch (error) {
      log('quran text refused', { error: error instanceof Error ? error.message : String(error) })
    }
  }, 2000).unref()
}
