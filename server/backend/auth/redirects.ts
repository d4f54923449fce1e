// Sending a browser back to the app that asked, with what it asked for or with what went wrong.

/** 303 after a form was posted, so that the browser asks by GET. */
export const redirect = (to: string, status: 302 | 303 = 302) =>
  new Response(null, { status, headers: { Location: to, 'Cache-Control': 'no-store' } })

type Problem = { error: string; description: string; code?: string }

/** Names and values both in the query and behind the hash: apps read one or the other. */
export function redirectWithError(target: string, { error, description, code }: Problem, status: 302 | 303 = 302) {
  const to = new URL(target)
  const words = { error, ...(code && { error_code: code }), error_description: description }
  for (const [name, value] of Object.entries(words)) to.searchParams.set(name, value)
  to.hash = new URLSearchParams(words).toString()
  return redirect(to.href, status)
}

export type SafeRedirect = (asked: string | null | undefined) => string

/** Where mails and sign-ins may lead back to: this site, the apps the operator has named, and nowhere else. */
export function createSafeRedirect(siteUrl: string, allowed: readonly string[]): SafeRedirect {
  const { origin } = new URL(siteUrl)
  const isAllowed = (target: URL) => {
    const [place = ''] = target.href.split(/[?#]/)
    return allowed.some((entry) =>
      entry.endsWith('/**') ? place.startsWith(entry.slice(0, -2)) : place === URL.parse(entry)?.href.split(/[?#]/)[0],
    )
  }
  return (asked) => {
    const target = URL.parse(asked ?? '')
    if (!target || target.username) return siteUrl
    return target.origin === origin || isAllowed(target) ? target.href : siteUrl
  }
}
