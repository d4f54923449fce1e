// Opens the large view over the page. Its code is fetched when a photo is pressed; until then photos are plain links.
import { lazy, type MouseEvent, type ReactNode, Suspense, useState } from 'react'
import type { Photo } from './rules.ts'

const Lightbox = lazy(() => import('./lightbox.tsx'))

export function useLightbox(photos: readonly Photo[], placeName: string) {
  const [index, setIndex] = useState<number | null>(null)

  function open(event: MouseEvent, photoId: string) {
    // A press that opens a new tab or window stays one.
    if (event.metaKey || event.ctrlKey || event.shiftKey || event.button !== 0) return
    event.preventDefault()
    setIndex(photos.findIndex(({ id }) => id === photoId))
  }
  const view: ReactNode = index !== null && photos[index] && (
    <Suspense>
      <Lightbox photos={photos} index={index} placeName={placeName} onStep={setIndex} onClose={() => setIndex(null)} />
    </Suspense>
  )
  return { open, view }
}
