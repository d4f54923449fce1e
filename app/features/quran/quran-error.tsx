// The error page of the reader. A text that did not pass its check gets words of its own.
import { isRouteErrorResponse, useRouteError } from 'react-router'
import { RouteError } from '#app/core/errors/route-error.tsx'
import { useT } from '#app/i18n/catalogue.ts'
import { EmptyState } from '#app/ui/empty-state.tsx'
import { BookOpen } from '#app/ui/icons.ts'

export function QuranError() {
  const error = useRouteError()
  const words = useT().quran.refused
  if (!isRouteErrorResponse(error) || error.status !== 503) return <RouteError />
  return (
    <div className="page section">
      <EmptyState icon={BookOpen} title={words.title} headingLevel={1}>
        {words.text}
      </EmptyState>
    </div>
  )
}
