// The message board: an announcement or a picture of the mosque, large enough for the last row.
import { Fragment } from 'react'
import type { Announcement } from '#app/core/mosques/read-mosque.ts'
import type { ScreenPhoto } from '#app/core/mosques/screen-settings.ts'
import { type Messages, useI18n } from '#app/i18n/catalogue.ts'
import type { Locale } from '#app/i18n/locales.ts'
import { writeTime } from '#app/i18n/write-time.ts'
import { writeDay } from './write-display.ts'

export type Slide = { news: Announcement } | { photo: ScreenPhoto }

export const slidesOf = (announcements: readonly Announcement[], photos: readonly ScreenPhoto[]): Slide[] => [
  ...announcements.map((news) => ({ news })),
  ...photos.map((photo) => ({ photo })),
]

/** When and where, in the words of the page. */
export function detailsOf({ on, time, afterPrayer, venue }: Announcement, locale: Locale, t: Messages): string[] {
  return [
    on && writeDay(locale, on),
    time && writeTime(locale, time),
    afterPrayer && t.mosques.announcements.after(t.mosques.prayers[afterPrayer]),
    venue,
  ].filter((part): part is string => part !== null && part !== '')
}

export function DisplayBoard({ slide }: { slide: Slide }) {
  const { locale, t } = useI18n()
  if ('photo' in slide) {
    const { id, src, srcSet, caption } = slide.photo
    return (
      <figure className="mosque-display__board mosque-display__board--photo" key={id}>
        <img src={src} srcSet={srcSet} sizes="100vw" alt={caption} />
        {caption && (
          <figcaption>
            <bdi>{caption}</bdi>
          </figcaption>
        )}
      </figure>
    )
  }
  const { news } = slide
  const details = detailsOf(news, locale, t)
  return (
    <div className="mosque-display__board" key={news.id}>
      <p className="mosque-display__above">{t.mosques.announcements.kinds[news.kind]}</p>
      <p className="mosque-display__title">
        <bdi>{news.title}</bdi>
      </p>
      {details.length > 0 && (
        <p className="mosque-display__when num">
          {details.map((part, i) => (
            <Fragment key={part}>
              {i > 0 && ' · '}
              <bdi>{part}</bdi>
            </Fragment>
          ))}
        </p>
      )}
      {news.body && (
        <p className="mosque-display__body">
          <bdi>{news.body}</bdi>
        </p>
      )}
    </div>
  )
}
