// The outcome of an upload of photos: first the ones that worked, then each file that did not, and why.
import type { AddedPhoto } from '#app/core/media/commands.server.ts'
import { useT } from '#app/i18n/catalogue.ts'
import { Alert } from '#app/ui/alert.tsx'

export function UploadOutcome({ added }: { added: readonly AddedPhoto[] }) {
  const t = useT().photos
  const count = (status: 'published' | 'pending') => added.filter((photo) => photo.ok && photo.status === status).length
  const problems = new Set(
    added.flatMap((photo) => (photo.ok ? [] : [t.problemWith(photo.fileName, t.problems[photo.problem])])),
  )
  return (
    <div className="stack gap-2">
      {count('published') > 0 && (
        <Alert tone="success" announce>
          {t.upload.published(count('published'))}
        </Alert>
      )}
      {count('pending') > 0 && (
        <Alert tone="success" announce>
          {t.upload.pending(count('pending'))}
        </Alert>
      )}
      {(problems.size > 0 || added.length === 0) && (
        <Alert tone="danger" announce>
          {added.length === 0 ? (
            t.problems.none
          ) : (
            <ul>
              {[...problems].map((text) => (
                <li key={text} dir="auto">
                  {text}
                </li>
              ))}
            </ul>
          )}
        </Alert>
      )}
    </div>
  )
}
