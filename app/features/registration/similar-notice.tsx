// "Is it one of these?": listings that may be the same business.
import { Link } from 'react-router'
import { useT } from '#app/i18n/catalogue.ts'
import { Alert } from '#app/ui/alert.tsx'
import type { SimilarListing } from './choices.ts'

type Props = {
  similar: readonly SimilarListing[]
  /** The form stopped here and goes on when it is sent again. */
  isAsking: boolean
}

export function SimilarNotice({ similar, isAsking }: Props) {
  const { similar: words } = useT().registration
  if (similar.length === 0) return null
  return (
    <Alert title={words.title} announce>
      {words.lead}
      <ul className="wiz-similar">
        {similar.map(({ id, slug, name, address, city }) => {
          const path = `/business/${encodeURIComponent(slug ?? id)}`
          return (
            <li key={id}>
              <span>
                <b dir="auto">{name}</b>
                {(address || city) && (
                  <span className="block" dir="auto">
                    {[address, city].filter(Boolean).join(', ')}
                  </span>
                )}
              </span>
              <span className="wiz-similar__links">
                <Link className="link" to={path} target="_blank" aria-label={`${words.view}: ${name}`}>
                  {words.view}
                </Link>
                <Link className="link" to={`${path}/claim`} aria-label={`${words.claim}: ${name}`}>
                  {words.claim}
                </Link>
              </span>
            </li>
          )
        })}
      </ul>
      {isAsking && (
        <button type="submit" name="intent" value="next" className="btn btn--line btn--sm mt-3">
          {words.goOn}
        </button>
      )}
    </Alert>
  )
}
