// The sums of an order: things, a discount code, post, tax and total.
import { useT } from '#app/i18n/catalogue.ts'

type Props = {
  goods: string
  discount: { code: string | null; sum: string } | null
  /** Null where nothing is posted, or where it is not known yet. */
  postage: string | null
  tax: { name: string; sum: string } | null
  total: string
}

export function Sums({ goods, discount, postage, tax, total }: Props) {
  const { merchstore, packages } = useT()
  const words = merchstore.sums
  return (
    <dl className="merchstore-sums">
      <div>
        <dt>{words.goods}</dt>
        <dd dir="ltr">{goods}</dd>
      </div>
      {discount && (
        <div>
          <dt>{discount.code ? packages.invoice.discount(discount.code) : packages.invoice.discountElsewhere}</dt>
          <dd dir="ltr">{discount.sum}</dd>
        </div>
      )}
      {postage !== null && (
        <div>
          <dt>{words.postage}</dt>
          <dd dir="ltr">{postage}</dd>
        </div>
      )}
      {tax && (
        <div>
          <dt>{tax.name}</dt>
          <dd dir="ltr">{tax.sum}</dd>
        </div>
      )}
      <div className="merchstore-sums__total">
        <dt>{words.total}</dt>
        <dd dir="ltr">{total}</dd>
      </div>
    </dl>
  )
}
