// Everything the store sells.
import { href, Link } from 'react-router'
import { useRootData } from '#app/core/request/root-data.ts'
import { BreadcrumbTrail } from '#app/core/seo/breadcrumb-trail.tsx'
import type { Crumb } from '#app/core/seo/rules.ts'
import { useT } from '#app/i18n/catalogue.ts'
import { Alert } from '#app/ui/alert.tsx'
import { Badge } from '#app/ui/badge.tsx'
import { Button } from '#app/ui/button.tsx'
import { EmptyState } from '#app/ui/empty-state.tsx'
import { ShoppingBasket, Store } from '#app/ui/icons.ts'
import type { ProductCard } from './queries.server.ts'
import { CART_PATH } from './rules.ts'
import './merchstore.css'

type Props = { products: ProductCard[]; crumbs: readonly Crumb[]; inCart: number }

export function StorePage({ products, crumbs, inCart }: Props) {
  const words = useT().merchstore
  const isMember = Boolean(useRootData()?.user)
  const isOpen = products.some(({ isForShow }) => !isForShow)
  return (
    <div className="page section stack gap-6">
      <BreadcrumbTrail crumbs={crumbs} />
      <header className="row row--wrap between gap-4">
        <div className="stack gap-2">
          <h1 className="title">{words.title}</h1>
          <p className="lead max-w-[44rem]">{words.lead}</p>
        </div>
        <div className="row row--wrap gap-3">
          {isMember && (
            <Button to="/account/orders" variant="ghost">
              {words.own.see}
            </Button>
          )}
          <CartButton inCart={inCart} />
        </div>
      </header>
      {products.length === 0 ? (
        <EmptyState icon={Store} title={words.empty}>
          {words.emptyText}
        </EmptyState>
      ) : (
        <>
          {!isOpen && (
            <Alert tone="info" title={words.notOpen}>
              {words.notOpenText}
            </Alert>
          )}
          <ul className="merchstore-grid">
            {products.map((product) => (
              <li key={product.slug} className="merchstore-card">
                <img
                  className="merchstore-picture"
                  src={product.image}
                  alt={product.alt}
                  width={640}
                  height={480}
                  loading="lazy"
                />
                <div className="merchstore-card__text">
                  <h2 className="h4">
                    <Link to={href('/merchstore/:product', { product: product.slug })}>{product.title}</Link>
                  </h2>
                  <p className="row row--wrap gap-2">
                    <strong>{product.isFrom ? words.from(product.price) : product.price}</strong>
                    {!product.isThere && !product.isForShow && <Badge tone="warning">{words.soldOut}</Badge>}
                    {product.isSample && <Badge>{words.sample}</Badge>}
                  </p>
                </div>
              </li>
            ))}
          </ul>
        </>
      )}
    </div>
  )
}

export function CartButton({ inCart }: { inCart: number }) {
  const words = useT().merchstore
  return (
    <Button to={CART_PATH} variant="outline">
      <ShoppingBasket className="i i--sm" />
      {inCart > 0 ? words.cartWith(inCart) : words.cart}
    </Button>
  )
}
