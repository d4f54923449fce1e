// Shows how a search was understood: chips to remove, the other city of the same name, and the part of the site that answers
// better.
import { useEffect, useRef } from 'react'
import { Link, useNavigate } from 'react-router'
import { usePlace } from '#app/core/visitor/use-place.ts'
import { useT } from '#app/i18n/catalogue.ts'
import { useHere } from '#app/lib/use-here.ts'
import { Chip } from '#app/ui/chip.tsx'
import type { Understood } from './understood.ts'

export function UnderstoodBar({ understood }: { understood: Understood }) {
  const { understanding: words } = useT()
  const { chips, others, elsewhere, needsPlace, asTyped, here } = understood
  return (
    <>
      {chips.length > 0 && (
        <nav className="chips chips--wrap mt-3" aria-label={words.understoodAs}>
          <span className="small muted self-center">{words.understoodAs}</span>
          {chips.map(({ label, to }) => (
            <Chip key={label} to={to} removes>
              {label}
            </Chip>
          ))}
          {asTyped && (
            <Chip to={asTyped} className="chip--plain">
              {words.asTyped}
            </Chip>
          )}
        </nav>
      )}
      {others.length > 0 && (
        <p className="small muted mt-2">
          {words.didYouMean}{' '}
          {others.map(({ label, to }, i) => (
            <span key={to}>
              {i > 0 && ' · '}
              <Link className="link" to={to}>
                {label}
              </Link>
            </span>
          ))}
        </p>
      )}
      {elsewhere && (
        <p className="mt-3">
          <Link className="link" to={elsewhere.to}>
            {words.elsewhere[elsewhere.kind]}
          </Link>
        </p>
      )}
      {needsPlace && (
        <p className="small mt-2">
          {words.needsPlace}{' '}
          <Link className="link" to={`/place?back=${encodeURIComponent(here)}`}>
            {words.choosePlace}
          </Link>
        </p>
      )}
    </>
  )
}

/** Whoever chooses another place while a link's place is in the address means their own from then on. */
export function useOwnPlace(addressWithoutPlace: string) {
  const { place } = usePlace()
  const { search } = useHere()
  const navigate = useNavigate()
  const at = `${place.lat},${place.lng}`
  const before = useRef(at)
  useEffect(() => {
    if (before.current === at) return
    before.current = at
    if (new URLSearchParams(search).has('near'))
      void navigate(addressWithoutPlace, { replace: true, preventScrollReset: true })
  }, [at, addressWithoutPlace, search, navigate])
}
