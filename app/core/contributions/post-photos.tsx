// Photos of a post, and the form for more: whoever wrote it finds that below them, others beside their reply. What is pasted while
// one writes goes there too.
import { useEffect, useRef } from 'react'
import { Form } from 'react-router'
import { PhotoUploadField } from '#app/core/media/photo-upload-field.tsx'
import { photoSrcSet, photoUrl } from '#app/core/media/photo-url.ts'
import { ReportLink } from '#app/core/moderation/report-link.tsx'
import { errorAt } from '#app/core/request/refused.ts'
import { useT } from '#app/i18n/catalogue.ts'
import { Button } from '#app/ui/button.tsx'
import type { PostPhoto } from './contribution.ts'
import { type PageState, refusalAt } from './form-state.ts'
import { useErrorWords } from './use-words.ts'

export function PostPhotos({ photos }: { photos: readonly PostPhoto[] }) {
  const words = useT().photos
  if (photos.length === 0) return null
  return (
    <ul className="contribution-photos" aria-label={words.heading}>
      {photos.map((photo) => {
        const credit = photo.credit ? words.by(photo.credit) : words.heading
        return (
          <li key={photo.id} className="stack gap-1">
            <a href={photoUrl(photo.id, 1280)}>
              <img
                src={photoUrl(photo.id, 640)}
                srcSet={photoSrcSet(photo.id, photo.width)}
                sizes="(min-width: 40rem) 15rem, 45vw"
                width={photo.width}
                height={photo.height}
                alt={photo.caption ?? credit}
                loading="lazy"
              />
            </a>
            {photo.status === 'pending' && <span className="small muted">{words.waiting}</span>}
            {!photo.is_mine && <ReportLink kind="photo" subject={photo.id} what={credit} />}
          </li>
        )
      })}
    </ul>
  )
}

export function AddPhotos({ action, answer }: { action: string; answer: PageState }) {
  const t = useT()
  const words = t.photos
  const errors = { ...useErrorWords(), ...words.problems }
  const panel = useRef<HTMLDetailsElement>(null)
  const wrong = errorAt(errors, refusalAt(answer, 'photos'), 'photos')
  useEffect(() => {
    const open = ({ clipboardData }: ClipboardEvent) => {
      if (panel.current && [...(clipboardData?.files ?? [])].some(({ type }) => type.startsWith('image/')))
        panel.current.open = true
    }
    document.addEventListener('paste', open)
    return () => document.removeEventListener('paste', open)
  }, [])
  return (
    <details className="quiet-details" ref={panel} open={wrong !== undefined || undefined}>
      <summary>{words.add}</summary>
      <Form method="post" action={action} encType="multipart/form-data" className="stack gap-3 pt-2" preventScrollReset>
        <PhotoUploadField error={wrong} takesPasted />
        <p>
          <Button type="submit" size="sm" name="intent" value="photos">
            {words.upload.submit}
          </Button>
        </p>
      </Form>
    </details>
  )
}
