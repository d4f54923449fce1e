// The pictures of a product: one is large, the others are chosen beneath it. Without a script the browser does it, by arrow keys too.
import { Fragment } from 'react'
import { useT } from '#app/i18n/catalogue.ts'
import type { Product } from './queries.server.ts'
import './merchstore.css'

export function Gallery({ pictures }: Pick<Product, 'pictures'>) {
  const words = useT().merchstore.product
  const [only] = pictures
  if (only && pictures.length === 1)
    return (
      <img
        className="merchstore-picture merchstore-picture--round"
        src={only.image}
        alt={only.alt}
        width={640}
        height={480}
      />
    )
  return (
    <fieldset className="merchstore-gallery">
      <legend className="sr-only">{words.pictures}</legend>
      {pictures.map(({ id, image, alt }, at) => (
        <Fragment key={id}>
          <input type="radio" className="sr-only" name="picture" id={`picture-${id}`} defaultChecked={at === 0} />
          <label className="merchstore-gallery__choice" htmlFor={`picture-${id}`}>
            <span className="sr-only">{words.picture(at + 1, alt)}</span>
            <img className="merchstore-picture" src={image} alt="" width={160} height={120} />
          </label>
          <img
            className="merchstore-picture merchstore-picture--round merchstore-gallery__shown"
            src={image}
            alt={alt}
            width={640}
            height={480}
            loading={at === 0 ? 'eager' : 'lazy'}
          />
        </Fragment>
      ))}
    </fieldset>
  )
}
