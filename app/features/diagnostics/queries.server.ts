// Checks behind the diagnostic pages. Everyone sees which ones passed and which failed; times and answers are for staff.

import { findUser } from '#app/core/auth/session.server.ts'
import { voice } from '#app/core/brand/voice.ts'
import type { ProbeName } from '#app/core/request/examination.ts'
import type { Services } from '#app/core/request/services.ts'
import type { PageMeta } from '#app/core/seo/page-meta.ts'
import { breadcrumbTrail } from '#app/core/seo/rules.ts'
import { localeOf, withoutLocale } from '#app/i18n/locales.ts'
import { i18nOf } from '#app/i18n/messages.server.ts'
import { holdsRole } from '#app/lib/roles.ts'
import type { DiagnosticFrame, DiagnosticKey } from './diagnostic-page.tsx'
import {
  type CheckState,
  checkEnvironment,
  checkHead,
  readHead,
  readPath,
  typesOf,
  type VisibleProbe,
} from './rules.ts'
/** None of it belongs in a search engine. */
export const DIAGNOSTIC_HEADERS = { 'X-Robots-Tag': 'noindex' }

export async function loadFrame(key: DiagnosticKey, url: URL, { config }: Services) {
  const { locale, t } = await i18nOf(url)
  const { title, lead } = t.diagnostics.heads[key]
  const crumbs = breadcrumbTrail(`/${key}`, voice[locale].home, [title])
  const frame: DiagnosticFrame = { key, title, lead, crumbs }
  const meta: PageMeta = {
    url: `/${key}`,
    locale,
    siteUrl: config.siteUrl,
    title,
    description: t.diagnostics.description(lead),
    noindex: true,
    breadcrumbs: crumbs,
  }
  return { frame, meta }
}

export async function findStaff(services: Services): Promise<boolean> {
  const user = await findUser(services)
  return holdsRole(user?.roles ?? [], 'staff')
}

/** The probes a page shows, in its order. */
export async function examine(services: Services, names: readonly ProbeName[]) {
  const [isStaff, found] = await Promise.all([findStaff(services), services.tasks.examine()])
  const probes = names.flatMap((name): VisibleProbe[] => {
    const probe = found.probes.find((one) => one.name === name)
    return probe ? [isStaff ? probe : { name, state: probe.state, ms: null, note: null }] : []
  })
  return { isStaff, probes, backend: isStaff ? found.backend : null, settings: isStaff ? found.settings : null }
}

/** Derived values count: a backend in this process has an address and a key of its own. */
export const environmentOf = ({ config }: Services) =>
  checkEnvironment({ url: config.backendUrl ?? config.origin, anonKey: config.anonKey })

type Render = (path: string) => Promise<Response>
export type PageCheck = { id: 'home' | 'missing'; state: CheckState; status: number }

/** Pages are rendered for real, as someone without cookies gets them. */
export async function checkPages(render: Render): Promise<PageCheck[]> {
  const ask = async (id: PageCheck['id'], path: string, expected: number): Promise<PageCheck> => {
    const response = await render(path)
    const html = await response.text()
    const isGood = response.status === expected && html.includes('<h1')
    return { id, state: isGood ? 'ok' : 'failed', status: response.status }
  }
  return [await ask('home', '/', 200), await ask('missing', '/no-such-page', 404)]
}

export type SessionCheck = { id: 'session' | 'user' | 'token' | 'factors'; state: CheckState; note: string | null }

/** What the visitor's own session says; the tokens themselves stay where they are. */
export async function findSession(services: Services) {
  const { auth } = services.db()
  const [session, user] = [await auth.getSession(), await auth.getUser()]
  const held = session.data.session
  const sessionCheck: SessionCheck = {
    id: 'session',
    state: held ? 'ok' : 'absent',
    // For someone who is not signed in this is "Auth session missing!".
    note: session.error?.message ?? (held ? null : (user.error?.message ?? null)),
  }
  if (!held) return { checks: [sessionCheck], user: null, claims: [], factors: [], level: null, expires: null }
  const [claims, factors, known] = [await auth.getClaims(), await auth.mfa.listFactors(), await findUser(services)]
  const state = (error: unknown): CheckState => (error ? 'failed' : 'ok')
  const checks: SessionCheck[] = [
    sessionCheck,
    { id: 'user', state: state(user.error), note: user.error?.message ?? null },
    { id: 'token', state: state(claims.error), note: claims.error?.message ?? null },
    { id: 'factors', state: state(factors.error), note: factors.error?.message ?? null },
  ]
  const told = claims.data?.claims
  return {
    checks,
    user: user.data.user && {
      id: user.data.user.id,
      email: user.data.user.email || null,
      phone: user.data.user.phone || null,
      roles: known?.roles ?? [],
    },
    claims: Object.entries(told ?? {}).map(([name, value]) => ({
      name,
      value: typeof value === 'string' ? value : JSON.stringify(value),
    })),
    factors: (factors.data?.all ?? []).map(({ id, factor_type, friendly_name, status }) => ({
      id,
      type: factor_type,
      name: friendly_name ?? null,
      status,
    })),
    level: typeof told?.aal === 'string' ? told.aal : null,
    expires: held.expires_at ? new Date(held.expires_at * 1000).toISOString() : null,
  }
}

export type SeoResult =
  | { kind: 'refused'; reason: 'invalid' | 'notAPage' | 'tooOften' }
  | { kind: 'redirect'; status: number; to: string }
  | {
      kind: 'page'
      status: number
      head: ReturnType<typeof readHead>
      types: string[]
      checks: ReturnType<typeof checkHead>
    }

export async function checkMetadata(services: Services, render: Render, asked: string): Promise<SeoResult> {
  const path = readPath(asked)
  if (path === null) return { kind: 'refused', reason: 'invalid' }
  if (!services.allow('export')) return { kind: 'refused', reason: 'tooOften' }
  const response = await render(path)
  const { status, headers } = response
  const to = headers.get('location')
  if (to && status >= 300 && status < 400) return { kind: 'redirect', status, to }
  if (!headers.get('content-type')?.startsWith('text/html')) return { kind: 'refused', reason: 'notAPage' }
  const head = readHead(await response.text())
  const { pathname } = new URL(path, 'https://site.invalid')
  const checks = checkHead(head, withoutLocale(pathname), localeOf(pathname))
  return { kind: 'page', status, head, types: typesOf(head.structured), checks }
}
