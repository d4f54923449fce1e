// The generic fallback where a page could not be shown.

import { Link, useLocation } from 'react-router'
import { useT } from '#app/i18n/catalogue.ts'
import { EmptyState } from '#app/ui/empty-state.tsx'
import { RotateCw, TriangleAlert } from '#app/ui/icons.ts'
import { errorDetails } from './error-details.ts'

export function ErrorPanel({ error }: { error: unknown }) {
  const t = useT().errors.panel
  const { pathname, search } = useLocation()
  const { message, reference } = errorDetails(error, import.meta.env.PROD)
  return (
    <div className="page section">
      <section className="panel mx-auto max-w-[40rem]" role="alert">
        <EmptyState
          icon={TriangleAlert}
          title={t.title}
          headingLevel={1}
          action={
            <div className="flex flex-wrap justify-center gap-3">
              {/* A whole new document: the failure may sit in what this one has already loaded. */}
              <Link className="btn" to={pathname + search} reloadDocument>
                <RotateCw className="i i--sm" aria-hidden="true" />
                {t.refresh}
              </Link>
              <Link className="btn btn--line" to="/contact" reloadDocument>
                {t.support}
              </Link>
            </div>
          }
        />
        <details className="small">
          <summary className="min-h-11 cursor-pointer py-3 font-semibold text-brand-ink">{t.details}</summary>
          <p className="soft" dir="auto">
            {message ?? t.unknown}
          </p>
          <p className="soft">{t.advice}</p>
          {reference === null ? null : <p className="muted num">{t.reference(reference)}</p>}
        </details>
      </section>
    </div>
  )
}
