// One photo in the grid, with what the visitor may do with it: report it, or look after it.
import { Form, Link } from 'react-router'
import { CAPTION_LENGTH } from '#app/core/media/image-rules.ts'
import { photoUrl } from '#app/core/media/photo-url.ts'
import { useT } from '#app/i18n/catalogue.ts'
import { Badge } from '#app/ui/badge.tsx'
import { Button } from '#app/ui/button.tsx'
import { Field } from '#app/ui/field.tsx'
import { IconButton } from '#app/ui/icon-button.tsx'
import { ChevronLeft, ChevronRight, Flag, Star, Trash2 } from '#app/ui/icons.ts'
import { Input } from '#app/ui/input.tsx'
import { Select } from '#app/ui/select.tsx'
import { photoCredit } from './photo-credit.ts'
import { PhotoImage } from './photo-image.tsx'
import type { Photo } from './rules.ts'
import { REPORT_REASONS } from './schema.ts'

type Props = {
  photo: Photo
  number: number
  total: number
  placeName: string
  mayManage: boolean
  isSignedIn: boolean
  /** Where the visitor comes back to after signing in. */
  loginPath: string
  onOpen: (event: React.MouseEvent, photoId: string) => void
}

export function PhotoCard(props: Props) {
  const { photo, number, placeName, mayManage, isSignedIn, loginPath, onOpen } = props
  const t = useT().photos
  const isShown = photo.status === 'published'
  const image = (
    <PhotoImage photo={photo} alt={t.alt(placeName, photo.caption)} sizes="(min-width: 640px) 20rem, 100vw" />
  )
  return (
    <li className="photo-card" id={`photo-${photo.id}`}>
      <div className="photo-card__picture">
        {isShown ? (
          <a href={photoUrl(photo.id, 1280)} onClick={(event) => onOpen(event, photo.id)}>
            {image}
          </a>
        ) : (
          image
        )}
        <div className="photo-card__marks">
          {photo.isCover && mayManage && <Badge tone="brand">{t.cover}</Badge>}
          {photo.status === 'pending' && <Badge tone="gold">{t.waiting}</Badge>}
          {photo.status === 'rejected' && <Badge tone="danger">{t.refused}</Badge>}
        </div>
      </div>
      {photo.caption && <p dir="auto">{photo.caption}</p>}
      <div className="photo-card__text">
        <p className="small muted">{photoCredit(t, photo)}</p>
        {isShown && !photo.isMine && !mayManage && isSignedIn && <ReportForm photo={photo} number={number} />}
        {isShown && !isSignedIn && (
          <Link className="link small" to={loginPath} rel="nofollow">
            {t.report.open}
          </Link>
        )}
      </div>
      {mayManage && isShown && <ManageTools {...props} />}
      {(mayManage || photo.isMine) && (
        <Form method="post" preventScrollReset>
          <input type="hidden" name="photo" value={photo.id} />
          <Button
            type="submit"
            variant="ghost"
            size="sm"
            name="intent"
            value="remove"
            aria-label={t.manage.removeNamed(number)}
          >
            <Trash2 className="i i--sm" />
            {t.manage.remove}
          </Button>
        </Form>
      )}
    </li>
  )
}

function ManageTools({ photo, number, total }: Props) {
  const t = useT().photos
  return (
    <>
      <Form method="post" preventScrollReset className="photo-card__tools">
        <input type="hidden" name="photo" value={photo.id} />
        <IconButton
          type="submit"
          name="intent"
          value="earlier"
          label={t.manage.earlier}
          disabled={number === 1}
          outlined
        >
          <ChevronLeft className="i i--sm flip" />
        </IconButton>
        <IconButton
          type="submit"
          name="intent"
          value="later"
          label={t.manage.later}
          disabled={number === total}
          outlined
        >
          <ChevronRight className="i i--sm flip" />
        </IconButton>
        {!photo.isCover && (
          <Button type="submit" name="intent" value="cover" variant="soft" size="sm">
            <Star className="i i--sm" />
            {t.manage.makeCover}
          </Button>
        )}
      </Form>
      <Form method="post" preventScrollReset className="stack gap-2">
        <input type="hidden" name="photo" value={photo.id} />
        <Field label={t.upload.caption}>
          <Input name="caption" defaultValue={photo.caption ?? ''} maxLength={CAPTION_LENGTH} dir="auto" />
        </Field>
        <Button type="submit" name="intent" value="caption" variant="outline" size="sm">
          {t.manage.saveCaption}
        </Button>
      </Form>
    </>
  )
}

function ReportForm({ photo, number }: { photo: Photo; number: number }) {
  const t = useT().photos
  return (
    <details className="photo-report">
      <summary aria-label={t.report.title(number)}>
        <Flag className="i i--xs" />
        {t.report.open}
      </summary>
      <Form method="post" preventScrollReset className="stack gap-3 pt-2">
        <input type="hidden" name="photo" value={photo.id} />
        <Field label={t.report.reason}>
          <Select name="reason" defaultValue="wrong">
            {REPORT_REASONS.map((reason) => (
              <option key={reason} value={reason}>
                {t.report.reasons[reason]}
              </option>
            ))}
          </Select>
        </Field>
        <Button type="submit" name="intent" value="report" variant="outline" size="sm">
          {t.report.send}
        </Button>
      </Form>
    </details>
  )
}
