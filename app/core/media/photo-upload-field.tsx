// A form field for several photos, named `photos`. Alone it is a plain file chooser; with JavaScript it
// shows what was chosen or dropped on it, and says at once what cannot be taken.
import { type ChangeEvent, useEffect, useEffectEvent, useId, useRef, useState } from 'react'
import { useT } from '#app/i18n/catalogue.ts'
import './media.css'
import { IconButton } from '#app/ui/icon-button.tsx'
import { Camera, CircleAlert, X } from '#app/ui/icons.ts'
import { ACCEPT_ATTRIBUTE, MAX_IMAGE_BYTES, MAX_IMAGES_AT_ONCE } from './image-rules.ts'

type Props = {
  id?: string | undefined
  /** What the server found wrong. */
  error?: string | undefined
  required?: boolean | undefined
  /** Fewer than any form takes. */
  most?: number | undefined
  hint?: string | undefined
  /** Where it is not simply photos. */
  label?: string | undefined
  /** Pictures pasted anywhere on the page are meant for this field. */
  takesPasted?: boolean | undefined
  onChange?: ((files: File[]) => void) | undefined
}

/** Gives the chosen files a shape the browser will send. */
function setFiles(input: HTMLInputElement, files: readonly File[]) {
  const transfer = new DataTransfer()
  for (const file of files) transfer.items.add(file)
  input.files = transfer.files
}

export function PhotoUploadField({
  id,
  error,
  required,
  most = MAX_IMAGES_AT_ONCE,
  hint,
  label,
  takesPasted,
  onChange,
}: Props) {
  const t = useT().photos
  const ownId = useId()
  const fieldId = id ?? ownId
  const input = useRef<HTMLInputElement>(null)
  const [chosen, setChosen] = useState<Chosen[]>([])
  const [problem, setProblem] = useState<string | null>(null)

  useEffect(() => {
    const form = input.current?.form
    const clear = () => setChosen([])
    form?.addEventListener('reset', clear)
    return () => form?.removeEventListener('reset', clear)
  }, [])
  useEffect(
    () => () => {
      for (const { preview } of chosen) URL.revokeObjectURL(preview)
    },
    [chosen],
  )

  function take(files: readonly File[]) {
    const usable = files.filter(({ size, type }) => size <= MAX_IMAGE_BYTES && ACCEPT_ATTRIBUTE.includes(type || '?'))
    const refused = files.find((file) => !usable.includes(file))
    const kept = usable.slice(0, most)
    if (refused) {
      const why = refused.size > MAX_IMAGE_BYTES ? t.problems.tooLarge : t.problems.notAnImage
      setProblem(t.problemWith(refused.name, why))
    } else setProblem(usable.length > kept.length ? t.problems.tooManyFiles : null)
    if (input.current) setFiles(input.current, kept)
    setChosen(kept.map((file) => ({ file, preview: URL.createObjectURL(file) })))
    onChange?.(kept)
  }
  const files = chosen.map(({ file }) => file)
  usePasted(takesPasted === true, (more) => take([...files, ...more]))
  const shown = problem ?? error

  return (
    <div className="field">
      <label className="label" htmlFor={fieldId}>
        {label ?? t.upload.label}
      </label>
      <div className="media-drop">
        <Camera className="i i--lg" />
        <input
          ref={input}
          id={fieldId}
          type="file"
          name="photos"
          accept={ACCEPT_ATTRIBUTE}
          multiple={most > 1}
          required={required}
          aria-describedby={`${fieldId}-hint${shown ? ` ${fieldId}-error` : ''}`}
          aria-invalid={shown ? true : undefined}
          onChange={(event: ChangeEvent<HTMLInputElement>) => take([...(event.currentTarget.files ?? [])])}
        />
        <p className="hint" id={`${fieldId}-hint`}>
          {hint ?? t.upload.hint}
        </p>
      </div>
      {shown && (
        <p className="error" id={`${fieldId}-error`} role="alert">
          <CircleAlert className="i" />
          {shown}
        </p>
      )}
      <Previews chosen={chosen} onRemove={(file) => take(files.filter((one) => one !== file))} />
    </div>
  )
}

type Chosen = { file: File; preview: string }

function Previews({ chosen, onRemove }: { chosen: readonly Chosen[]; onRemove: (file: File) => void }) {
  const t = useT().photos
  if (chosen.length === 0) return null
  return (
    <>
      <p className="small muted" role="status">
        {t.upload.chosen(chosen.length)}
      </p>
      <ul className="media-previews">
        {chosen.map(({ file, preview }) => (
          <li key={preview}>
            <img src={preview} alt={file.name} />
            <IconButton label={t.upload.take(file.name)} onClick={() => onRemove(file)}>
              <X className="i i--sm" />
            </IconButton>
          </li>
        ))}
      </ul>
    </>
  )
}

function usePasted(isWanted: boolean, take: (files: readonly File[]) => void) {
  const takeMore = useEffectEvent(take)
  useEffect(() => {
    if (!isWanted) return
    const paste = (event: ClipboardEvent) => {
      const pictures = [...(event.clipboardData?.files ?? [])].filter(({ type }) => type.startsWith('image/'))
      if (pictures.length === 0) return
      event.preventDefault()
      takeMore(pictures)
    }
    document.addEventListener('paste', paste)
    return () => document.removeEventListener('paste', paste)
  }, [isWanted])
}
