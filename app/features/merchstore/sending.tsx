// The table of postage. Somebody who lives abroad reads it before filling a basket.
import { useT } from '#app/i18n/catalogue.ts'
import type { Postage } from './postage.server.ts'
import '#app/ui/styles/work.css'

type Price = { price?: string | null | undefined; freeFrom?: string | null | undefined }

export function Sending({ postage: { zones, isEverywhere, here } }: { postage: Postage }) {
  const words = useT().merchstore.sending
  if (zones.length === 0) return <p className="small muted">{words.collectOnly}</p>
  const costs = ({ price, freeFrom }: Price) =>
    [price ?? words.free, freeFrom && words.freeFrom(freeFrom)].filter(Boolean).join(', ')
  return (
    <section className="stack gap-2" aria-labelledby="sending">
      <h2 className="h4" id="sending">
        {words.title}
      </h2>
      {here && (
        <p className="strong">
          {here.isSent ? (
            <>
              <bdi>{here.country}</bdi>: {costs(here)}
            </>
          ) : (
            words.notThere(here.country)
          )}
        </p>
      )}
      <ul className="stack gap-1 small">
        {zones.map(({ id, name, countries, ...zone }) => (
          <li key={id}>
            {countries.length > 1 ? (
              <details className="quiet-details">
                <summary>
                  <span>
                    <bdi>{name}</bdi>: {costs(zone)}
                  </span>
                </summary>
                <p className="muted">{countries.map((country) => country ?? words.elsewhere).join(', ')}</p>
              </details>
            ) : (
              <>
                <bdi>{countries[0] ?? words.elsewhere}</bdi>: {costs(zone)}
              </>
            )}
          </li>
        ))}
      </ul>
      {!isEverywhere && <p className="small muted">{words.nowhereElse}</p>}
    </section>
  )
}
