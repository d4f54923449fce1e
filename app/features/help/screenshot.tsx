// A picture of the product in the theme and the direction of the reader. Taken by `npm run help-pictures`.
import { useI18n } from '#app/i18n/catalogue.ts'
import { direction } from '#app/i18n/locales.ts'
import { PICTURE_SIZE, type Picture } from './rules.ts'

export function Screenshot({ name, title }: { name: Picture; title: string }) {
  const { locale, t } = useI18n()
  // One set for each direction: where things are on the screen is what a picture shows.
  const set = direction(locale) === 'rtl' ? 'ar' : 'en'
  const alt = t.help.pictureOf(title)
  return (
    <>
      <img
        className="help-shot help-shot--light"
        src={`/help/${name}-${set}-light.avif`}
        alt={alt}
        loading="lazy"
        {...PICTURE_SIZE}
      />
      <img
        className="help-shot help-shot--dark"
        src={`/help/${name}-${set}-dark.avif`}
        alt={alt}
        loading="lazy"
        {...PICTURE_SIZE}
      />
    </>
  )
}
