// The photographs of a product, in order. The first stands on cards.
import { Form, href, Link } from 'react-router'
import { useT } from '#app/i18n/catalogue.ts'
import { Badge } from '#app/ui/badge.tsx'
import { Button } from '#app/ui/button.tsx'
import { IconButton } from '#app/ui/icon-button.tsx'
import { ChevronLeft, ChevronRight, Trash2 } from '#app/ui/icons.ts'
import type { ShelfProduct } from './shelf.server.ts'
import { MOST_PICTURES } from './shelf-schema.ts'
import './merchstore.css'

export function PictureList({
  product: { id: product, pictures },
}: {
  product: Pick<ShelfProduct, 'id' | 'pictures'>
}) {
  const { shelf: words } = useT().merchstore
  return (
    <section className="panel stack gap-4" aria-labelledby="pictures">
      <div className="row row--wrap between gap-3">
        <h2 className="h3" id="pictures">
          {words.pictures}
        </h2>
        {pictures.length < MOST_PICTURES && (
          <Button
            to={href('/dashboard/staff/store/:id/pictures/:picture', { id: product, picture: 'new' })}
            variant="outline"
            size="sm"
          >
            {words.addPicture}
          </Button>
        )}
      </div>
      <p className="small muted">{pictures.length === 0 ? words.noPictures : words.picturesLead}</p>
      {pictures.length > 0 && (
        <ol className="merchstore-pictures">
          {pictures.map(({ id, image, alt }, at) => (
            <li key={id} className="stack gap-2">
              <img
                className="merchstore-picture merchstore-picture--round"
                src={image}
                alt=""
                width="320"
                height="240"
              />
              <p className="small">
                {at === 0 && <Badge tone="gold">{words.onCards}</Badge>}{' '}
                <Link
                  className="link"
                  to={href('/dashboard/staff/store/:id/pictures/:picture', { id: product, picture: id })}
                >
                  <bdi>{alt}</bdi>
                </Link>
              </p>
              <Form method="post" preventScrollReset className="row gap-2">
                <input type="hidden" name="picture" value={id} />
                <IconButton
                  type="submit"
                  name="intent"
                  value="earlier"
                  label={words.earlier(alt)}
                  disabled={at === 0}
                  outlined
                >
                  <ChevronLeft className="i i--sm flip" />
                </IconButton>
                <IconButton
                  type="submit"
                  name="intent"
                  value="later"
                  label={words.later(alt)}
                  disabled={at === pictures.length - 1}
                  outlined
                >
                  <ChevronRight className="i i--sm flip" />
                </IconButton>
                <IconButton type="submit" name="intent" value="removePicture" label={words.removePicture(alt)} outlined>
                  <Trash2 className="i i--sm" />
                </IconButton>
              </Form>
            </li>
          ))}
        </ol>
      )}
    </section>
  )
}
