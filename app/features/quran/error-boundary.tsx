// Rarely shown, so not part of a first load. Without a Suspense of its own: the server waits for it, and readers without
// scripts see it.
import { lazy } from 'react'

export const QuranErrorBoundary = lazy(async () => ({ default: (await import('./quran-error.tsx')).QuranError }))
