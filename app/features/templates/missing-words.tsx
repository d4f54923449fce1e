// The reason why a poster cannot be filled, and the way to what it lacks.
import { Link } from 'react-router'
import { useT } from '#app/i18n/catalogue.ts'
import { Alert } from '#app/ui/alert.tsx'

export type Missing = 'mosque' | 'business' | 'any' | 'gone' | 'sample' | 'disputed' | 'unproved'

type Props = { missing: Missing /** The page of the place, where there is one. */; path: string | null }

export function MissingWords({ missing, path }: Props) {
  const t = useT().templates
  const isHalal = missing === 'unproved' || missing === 'disputed'
  return (
    <Alert>
      {t.missing[missing]}{' '}
      {isHalal && path !== null && (
        <Link className="link" to={`${path}/halal`}>
          {t.toEvidence}
        </Link>
      )}
    </Alert>
  )
}
