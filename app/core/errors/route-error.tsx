// The error boundary of pages inside the frame: the not-found page for 404, the error panel for everything else.
import { isRouteErrorResponse, useRouteError } from 'react-router'
import { ErrorPanel } from './error-panel.tsx'
import { isMissing } from './missing.ts'
import { NotFound } from './not-found.tsx'

export function RouteError() {
  const error = useRouteError()
  if (!isRouteErrorResponse(error) || error.status !== 404) return <ErrorPanel error={error} />
  return isMissing(error.data) ? <NotFound {...error.data} /> : <NotFound />
}
