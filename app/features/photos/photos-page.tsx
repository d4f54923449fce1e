// /business/{id}/photos: every photo of a place, and adding to them.
import { Link } from 'react-router'
import type { AddedPhoto } from '#app/core/media/commands.server.ts'
import { summaryOf } from '#app/core/request/refused.ts'
import { BreadcrumbTrail } from '#app/core/seo/breadcrumb-trail.tsx'
import type { Crumb } from '#app/core/seo/rules.ts'
import { useT } from '#app/i18n/catalogue.ts'
import './photos.css'
import type { Outcome } from '#app/lib/outcome.ts'
import { Alert } from '#app/ui/alert.tsx'
import { Button } from '#app/ui/button.tsx'
import { EmptyState } from '#app/ui/empty-state.tsx'
import { Camera } from '#app/ui/icons.ts'
import type { PhotoDone } from './commands.server.ts'
import { PhotoCard } from './photo-card.tsx'
import { PhotoUploadForm } from './photo-upload-form.tsx'
import { type PlacePhotos, published } from './rules.ts'
import { useLightbox } from './use-lightbox.tsx'

export type PhotosPageData = {
  placeId: string
  placeName: string
  /** Path of the place's page. */
  path: string
  crumbs: Crumb[]
  photos: PlacePhotos
}

type Props = {
  page: PhotosPageData
  added: AddedPhoto[] | null
  outcome: Outcome<PhotoDone> | null
}

export function PhotosPage({ page: { placeId, placeName, path, crumbs, photos: own }, added, outcome }: Props) {
  const { photos: t, ui } = useT()
  const { photos, mayManage, allowance } = own
  const shown = published(photos)
  const { open, view } = useLightbox(shown, placeName)
  const isSignedIn = allowance !== null
  const loginPath = `/login?${new URLSearchParams({ next: `${path}/photos` })}`
  return (
    <div className="page pb-16">
      <BreadcrumbTrail crumbs={crumbs} />
      <div className="stack gap-8 pt-2">
        <header className="row between row--wrap">
          <div className="stack gap-2">
            <h1 className="title" dir="auto">
              {t.title(placeName)}
            </h1>
            <p className="soft">{mayManage ? t.manage.lead : t.howMany(shown.length)}</p>
          </div>
          {isSignedIn ? (
            <Button href="#add" variant="soft">
              <Camera className="i i--sm" />
              {t.add}
            </Button>
          ) : (
            <Button to={loginPath} variant="soft" rel="nofollow">
              <Camera className="i i--sm" />
              {t.signIn}
            </Button>
          )}
        </header>
        {outcome?.ok && (
          <Alert tone="success" announce>
            {t.manage.done[outcome.value]}
          </Alert>
        )}
        {outcome && !outcome.ok && (
          <Alert tone="danger" announce>
            {summaryOf({ ...ui.refusals, ...t.problems }, outcome)[0]?.message}
          </Alert>
        )}
        {photos.length === 0 ? (
          <EmptyState icon={Camera} title={t.empty}>
            {mayManage ? t.emptyOwn : t.emptyText}
          </EmptyState>
        ) : (
          <ul className="photo-grid">
            {photos.map((photo) => (
              <PhotoCard
                key={`${photo.id} ${photo.caption}`}
                photo={photo}
                number={shown.findIndex(({ id }) => id === photo.id) + 1 || photos.indexOf(photo) + 1}
                total={shown.length}
                placeName={placeName}
                mayManage={mayManage}
                isSignedIn={isSignedIn}
                loginPath={loginPath}
                onOpen={open}
              />
            ))}
          </ul>
        )}
        {isSignedIn && <PhotoUploadForm placeId={placeId} allowance={allowance} added={added} />}
        <p>
          <Link className="link link--alone" to={path}>
            {t.back(placeName)}
          </Link>
        </p>
      </div>
      {view}
    </div>
  )
}
