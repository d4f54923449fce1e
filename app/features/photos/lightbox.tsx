// One photo as large as the screen allows. Keys, swipes and buttons go on; Escape and the cross go back.
import { type KeyboardEvent, type PointerEvent, useEffect, useRef } from 'react'
import { useI18n } from '#app/i18n/catalogue.ts'
import { direction } from '#app/i18n/locales.ts'
import { IconButton } from '#app/ui/icon-button.tsx'
import { ChevronLeft, ChevronRight, X } from '#app/ui/icons.ts'
import { photoCredit } from './photo-credit.ts'
import { PhotoImage } from './photo-image.tsx'
import { keyTarget, type Photo, stepFrom, swipeStep } from './rules.ts'

type Props = {
  photos: readonly Photo[]
  index: number
  placeName: string
  onStep: (index: number) => void
  onClose: () => void
}

export default function Lightbox({ photos, index, placeName, onStep, onClose }: Props) {
  const { locale, t: all } = useI18n()
  const t = all.photos
  const dialog = useRef<HTMLDialogElement>(null)
  const start = useRef<{ x: number; y: number } | null>(null)
  const isRtl = direction(locale) === 'rtl'
  const photo = photos[index]
  const total = photos.length

  useEffect(() => {
    const element = dialog.current
    element?.showModal()
    return () => element?.close()
  }, [])

  function onKeyDown(event: KeyboardEvent) {
    const target = keyTarget(event.key, index, total, isRtl)
    if (target === null) return
    event.preventDefault()
    onStep(target)
  }
  function onPointerUp(event: PointerEvent) {
    if (!start.current) return
    const step = swipeStep(event.clientX - start.current.x, event.clientY - start.current.y, isRtl)
    start.current = null
    if (step !== 0) onStep(stepFrom(index, step, total))
  }
  if (!photo) return null

  return (
    <dialog
      ref={dialog}
      className="photo-lightbox"
      aria-label={t.lightbox.title(placeName)}
      onClose={onClose}
      onKeyDown={onKeyDown}
    >
      <div className="photo-lightbox__bar">
        <p className="small" aria-live="polite">
          {t.lightbox.position(index + 1, total)}
        </p>
        <IconButton label={all.ui.close} onClick={() => dialog.current?.close()}>
          <X className="i" />
        </IconButton>
      </div>
      <div
        className="photo-lightbox__stage"
        onPointerDown={({ clientX, clientY }) => {
          start.current = { x: clientX, y: clientY }
        }}
        onPointerUp={onPointerUp}
        onPointerCancel={() => {
          start.current = null
        }}
      >
        {total > 1 ? (
          <IconButton label={t.lightbox.previous} onClick={() => onStep(stepFrom(index, -1, total))}>
            <ChevronLeft className="i flip" />
          </IconButton>
        ) : (
          <span />
        )}
        <div className="photo-lightbox__photo" key={photo.id}>
          <PhotoImage photo={photo} alt={t.alt(placeName, photo.caption)} sizes="100vw" eager />
        </div>
        {total > 1 && (
          <IconButton label={t.lightbox.next} onClick={() => onStep(stepFrom(index, 1, total))}>
            <ChevronRight className="i flip" />
          </IconButton>
        )}
      </div>
      <div className="photo-lightbox__text">
        {photo.caption && <p dir="auto">{photo.caption}</p>}
        <p className="small">{photoCredit(t, photo)}</p>
      </div>
    </dialog>
  )
}
