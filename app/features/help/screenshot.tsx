// A picture of the product in the theme of the reader. Taken by `npm run help-pictures`.
import { useT } from '#app/i18n/catalogue.ts'
import { PICTURE_SIZE, type Picture } from './rules.ts'

export function Screenshot({ name, title }: { name: Picture; title: string }) {
  const alt = useT().help.pictureOf(title)
  return (
    <>
      <img
        className="help-shot help-shot--light"
        src={`/help/${name}-light.avif`}
        alt={alt}
        loading="lazy"
        {...PICTURE_SIZE}
      />
      <img
        className="help-shot help-shot--dark"
        src={`/help/${name}-dark.avif`}
        alt={alt}
        loading="lazy"
        {...PICTURE_SIZE}
      />
    </>
  )
}
