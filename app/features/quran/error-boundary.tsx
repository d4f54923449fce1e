// Rarely shown, so not part of a first load.
import { lazy, Suspense } from 'react'

const QuranError = lazy(async () => ({ default: (await import('./quran-error.tsx')).QuranError }))

export function QuranErrorBoundary() {
  return (
    <Suspense>
      <QuranError />
    </Suspense>
  )
}
