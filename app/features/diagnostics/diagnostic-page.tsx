// The frame of the five diagnostic pages: what it is about, the way to the others, and the sum of its checks.
import type { ReactNode } from 'react'
import { BreadcrumbTrail } from '#app/core/seo/breadcrumb-trail.tsx'
import type { Crumb } from '#app/core/seo/rules.ts'
import { useT } from '#app/i18n/catalogue.ts'
import { Alert } from '#app/ui/alert.tsx'
import { LinkTabs } from '#app/ui/link-tabs.tsx'
import type { CheckState } from './rules.ts'

export type DiagnosticKey = 'test' | 'auth-test' | 'verify-env' | 'verify-supabase' | 'seo-test'
export type DiagnosticFrame = { key: DiagnosticKey; title: string; lead: string; crumbs: Crumb[] }

const PAGES: readonly DiagnosticKey[] = ['test', 'verify-env', 'verify-supabase', 'auth-test', 'seo-test']

type Props = {
  frame: DiagnosticFrame
  /** Of every check on the page; none where nothing was checked yet. */
  states: readonly CheckState[]
  isStaff?: boolean
  children: ReactNode
}

export function DiagnosticPage({ frame, states, isStaff = false, children }: Props) {
  const t = useT().diagnostics
  const failed = states.filter((state) => state === 'failed').length
  return (
    <div className="page pb-16">
      <BreadcrumbTrail crumbs={frame.crumbs} />
      <header className="stack gap-2 pt-2 pb-6">
        <h1 className="title">{frame.title}</h1>
        <p className="soft max-w-[46rem] text-lg">{frame.lead}</p>
      </header>
      <LinkTabs
        label={t.nav}
        items={PAGES.map((key) => ({ to: `/${key}`, label: t.tabs[key], current: key === frame.key }))}
      />
      <div className="stack max-w-[56rem] gap-8 pt-6">
        {states.length > 0 && (
          <Alert tone={failed > 0 ? 'danger' : 'success'}>{failed > 0 ? t.someFailed(failed) : t.allWell}</Alert>
        )}
        {children}
        {isStaff && <p className="small muted">{t.staffOnly}</p>}
      </div>
    </div>
  )
}
