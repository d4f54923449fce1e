// In place of a poster that would say more than is known.
import { Link } from 'react-router'
import { useT } from '#app/i18n/catalogue.ts'
import { type Missing, MissingWords } from './missing-words.tsx'

type Props = { missing: Missing; path: string | null; query: string }

export function NoPoster({ missing, path, query }: Props) {
  const t = useT().templates
  return (
    <div className="stack mx-auto max-w-[40rem] gap-4 p-6">
      <h1 className="title">{t.title}</h1>
      <MissingWords missing={missing} path={path} />
      <Link className="btn btn--line self-start" to={`/templates${query}`}>
        {t.back}
      </Link>
    </div>
  )
}
