// A picture of the product in the theme of the reader. Taken by `npm run help-pictures`.
import { useI18n } from '#app/i18n/catalogue.ts'
import { PICTURE_SIZE, type Picture, pictureFile } from './rules.ts'

export function Screenshot({ name, title }: { name: Picture; title: string }) {
  const { locale, t } = useI18n()
  const alt = t.help.pictureOf(title)
  return (
    <>
      <img
        className="help-shot help-shot--light"
        src={`/help/${pictureFile(name, 'light', locale)}`}
        alt={alt}
        loading="lazy"
        {...PICTURE_SIZE}
      />
      <img
        className="help-shot help-shot--dark"
        src={`/help/${pictureFile(name, 'dark', locale)}`}
        alt={alt}
        loading="lazy"
        {...PICTURE_SIZE}
      />
    </>
  )
}
