// Adding photos. A plain multipart form; with JavaScript the photos go one by one, and the page says how far along.
import { type FormEvent, useRef, useState } from 'react'
import { Form } from 'react-router'
import type { AddedPhoto } from '#app/core/media/commands.server.ts'
import { CAPTION_LENGTH } from '#app/core/media/image-rules.ts'
import { PhotoUploadField } from '#app/core/media/photo-upload-field.tsx'
import { useReload } from '#app/core/request/use-renewal.ts'
import { useT } from '#app/i18n/catalogue.ts'
import { Button } from '#app/ui/button.tsx'
import { Field } from '#app/ui/field.tsx'
import { Input } from '#app/ui/input.tsx'
import { Progress } from '#app/ui/progress.tsx'
import { sendPhoto } from './send-photo.ts'
import { UploadOutcome } from './upload-outcome.tsx'

type Props = {
  placeId: string
  allowance: number
  /** What the server answered to a plain post. */
  added: AddedPhoto[] | null
}

export function PhotoUploadForm({ placeId, allowance, added }: Props) {
  const t = useT().photos
  const form = useRef<HTMLFormElement>(null)
  const reload = useReload()
  const [sending, setSending] = useState<{ at: number; total: number; share: number } | null>(null)
  const [results, setResults] = useState<AddedPhoto[] | null>(null)

  async function send(event: FormEvent<HTMLFormElement>) {
    event.preventDefault()
    if (sending) return
    const data = new FormData(event.currentTarget)
    const files = data.getAll('photos').flatMap((file) => (file instanceof File && file.size > 0 ? [file] : []))
    const caption = String(data.get('caption') ?? '')
    const answers: AddedPhoto[] = []
    for (const [i, file] of files.entries()) {
      setSending({ at: i + 1, total: files.length, share: 0 })
      answers.push(
        await sendPhoto({ placeId, file, caption }, (share) => setSending({ at: i + 1, total: files.length, share })),
      )
    }
    setSending(null)
    setResults(answers)
    if (answers.some(({ ok }) => ok)) form.current?.reset()
    await reload()
  }
  const outcome = results ?? added

  return (
    <section className="panel stack gap-4" id="add">
      <h2 className="h3">{t.upload.title}</h2>
      <p className="soft">{t.upload.lead}</p>
      {outcome && <UploadOutcome added={outcome} />}
      {allowance === 0 ? (
        <p>{t.upload.full}</p>
      ) : (
        <Form
          ref={form}
          method="post"
          encType="multipart/form-data"
          className="stack gap-4"
          onSubmit={send}
          preventScrollReset
        >
          <input type="hidden" name="intent" value="upload" />
          <PhotoUploadField id="photos" required />
          <Field label={t.upload.caption} hint={t.upload.captionHint} optional>
            <Input name="caption" maxLength={CAPTION_LENGTH} dir="auto" />
          </Field>
          {sending && (
            <div className="stack gap-2">
              <p className="small" role="status">
                {t.upload.sending(sending.at, sending.total)}
              </p>
              <Progress label={t.upload.progress} value={sending.at - 1 + sending.share} max={sending.total} />
            </div>
          )}
          <div className="row row--wrap">
            <Button type="submit" busy={sending !== null}>
              {t.upload.submit}
            </Button>
            <span className="small muted">{t.upload.left(allowance)}</span>
          </div>
        </Form>
      )}
    </section>
  )
}
