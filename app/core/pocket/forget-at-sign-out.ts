// Nothing of a person stays on the device once they have signed out: neither what they began to write, nor what they saved,
// nor what was kept for when there is no line.
import type { DataStrategyResult, MiddlewareFunction } from 'react-router'
import { forgetDrafts, wasTaken } from '#app/core/drafts/device-draft.ts'
import { forgetSaves } from '#app/core/saves/device-saves.ts'
import { withoutLocale } from '#app/i18n/locales.ts'
import { forgetPocket } from './own.ts'

/** For the root. Before the scripts have come the browser is told to (routes/logout.ts). */
export const forgetAtSignOut: MiddlewareFunction<Record<string, DataStrategyResult>> = async ({ request }, next) => {
  const results = await next()
  const isSignOut = request.method !== 'GET' && withoutLocale(new URL(request.url).pathname) === '/logout'
  if (isSignOut && Object.values(results).every(wasTaken)) {
    forgetDrafts(null)
    forgetSaves(null)
    await forgetPocket()
  }
  return results
}
