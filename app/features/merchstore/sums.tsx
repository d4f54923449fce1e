// The sums of an order: things, post, tax and total.
import { useT } from '#app/i18n/catalogue.ts'

type Props = {
  goods: string
  /** Null where nothing is posted, or where it is not known yet. */
  postage: string | null
  tax: { name: string; sum: string } | null
  total: string
}

export function Sums({ goods, postage, tax, total }: Props) {
  const words = useT().merchstore.sums
  return (
    <dl className="merchstore-sums">
      <div>
        <dt>{words.goods}</dt>
        <dd dir="ltr">{goods}</dd>
      </div>
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
