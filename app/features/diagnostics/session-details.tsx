import { useI18n } from '#app/i18n/catalogue.ts'
import { intlTag } from '#app/i18n/locales.ts'
import { DescriptionList } from '#app/ui/description-list.tsx'
import { Table } from '#app/ui/table.tsx'
import type { findSession } from './queries.server.ts'

type Session = Awaited<ReturnType<typeof findSession>>
type Props = { session: Session & { user: NonNullable<Session['user']> } }

/** The user, the claims of the token and the second factors. */
export function SessionDetails({ session: { user, claims, factors, level, expires } }: Props) {
  const { t: all, locale } = useI18n()
  const t = all.diagnostics.auth
  const until =
    expires &&
    new Intl.DateTimeFormat(intlTag(locale), { dateStyle: 'medium', timeStyle: 'medium', timeZone: 'UTC' }).format(
      new Date(expires),
    )
  const facts = [
    { term: t.email, detail: user.email },
    { term: t.phone, detail: user.phone },
    { term: t.id, detail: user.id },
    { term: t.roles, detail: user.roles.join(', ') || t.noRoles },
    { term: t.level, detail: level },
    { term: t.expires, detail: until && `${until} UTC` },
  ].flatMap(({ term, detail }) => (detail ? [{ term, detail: <bdi className="break-all">{detail}</bdi> }] : []))
  const factorState = (status: string) => (status === 'verified' ? t.factorStates.verified : t.factorStates.unverified)
  return (
    <>
      <section aria-labelledby="you">
        <h2 className="h3 pb-3" id="you">
          {t.you}
        </h2>
        <div className="panel">
          <DescriptionList items={facts} />
        </div>
      </section>
      <section aria-labelledby="factors">
        <h2 className="h3 pb-3" id="factors">
          {t.factors}
        </h2>
        {factors.length === 0 ? (
          <p className="soft">{t.noFactors}</p>
        ) : (
          <ul className="panel panel--flush divide-y divide-line">
            {factors.map(({ id, type, name, status }) => (
              <li key={id} className="row row--wrap justify-between gap-4 px-5 py-4">
                <bdi>{name ?? type}</bdi>
                <span className="small muted">
                  <bdi>{type}</bdi> · {factorState(status)}
                </span>
              </li>
            ))}
          </ul>
        )}
      </section>
      {claims.length > 0 && (
        <section>
          <h2 className="h3 pb-3">{t.claims}</h2>
          <Table
            caption={t.claims}
            rows={claims}
            rowKey={({ name }) => name}
            columns={[
              { id: 'claim', header: t.claim, rowHeader: true, cell: ({ name }) => <bdi>{name}</bdi> },
              {
                id: 'value',
                header: t.value,
                cell: ({ value }) => (
                  <bdi className="break-all" dir="ltr">
                    {value}
                  </bdi>
                ),
              },
            ]}
          />
        </section>
      )}
    </>
  )
}
