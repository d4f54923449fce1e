// The poster itself. Everything is measured in shares of the sheet's width: the preview and the paper are the same drawing.
import { useEffect, useState } from 'react'
import { useT } from '#app/i18n/catalogue.ts'
import { joinClasses } from '#app/ui/join-classes.ts'
import { Khatam } from '#app/ui/khatam.tsx'
import type { Poster } from './poster.ts'
import { type Colour, LOGO_KEY } from './rules.ts'
import './poster.css'

type Props = { poster: Poster; colour: Colour; own: string | null }

/** Letters beyond which a poster is set smaller. */
const MANY_WORDS = 200

/** The reader's own logo never leaves their device. */
function useLogo() {
  const [logo, setLogo] = useState<string | null>(null)
  useEffect(() => {
    const read = () => setLogo(localStorage.getItem(LOGO_KEY))
    read()
    window.addEventListener('storage', read)
    return () => window.removeEventListener('storage', read)
  }, [])
  return logo
}

export function PosterSheet({ poster, colour, own }: Props) {
  const t = useT().templates
  const logo = useLogo()
  const { table, saying } = poster
  const isLong =
    [poster.title, poster.lead, ...poster.text, ...poster.facts.map(({ value }) => value)].join('').length > MANY_WORDS
  return (
    <article
      // A colour of one's own is set by script: the page allows no style in its text.
      ref={(sheet) => {
        if (own) sheet?.style.setProperty('--poster', own)
        else sheet?.style.removeProperty('--poster')
      }}
      className={joinClasses(
        'templates-sheet',
        `templates-sheet--${poster.paper}`,
        `templates-sheet--${colour}`,
        `templates-sheet--of-${poster.kind}`,
        isLong && 'templates-sheet--long',
      )}
      lang={poster.language}
      dir={poster.direction}
      aria-label={t.preview}
    >
      <header className="templates-head">
        {logo?.startsWith('data:image/') ? (
          <img className="templates-logo" src={logo} alt="" />
        ) : (
          <Khatam className="templates-mark" />
        )}
        {poster.name !== '' && <p className="templates-name">{poster.name}</p>}
        <h2 className="templates-title">{poster.title}</h2>
        {poster.lead !== '' && <p className="templates-lead">{poster.lead}</p>}
      </header>
      <div className="templates-body">
        {saying && (
          <div className="templates-saying">
            <p lang="ar" dir="rtl">
              {saying.arabic}
            </p>
            <p>{saying.meaning}</p>
          </div>
        )}
        {table && <PosterTable table={table} />}
        {poster.facts.length > 0 && (
          <dl className="templates-facts">
            {poster.facts.map(({ label, value }) => (
              <div key={`${label} ${value}`}>
                <dt>{label}</dt>
                <dd>
                  <bdi>{value}</bdi>
                </dd>
              </div>
            ))}
          </dl>
        )}
        {poster.text.map((line) => (
          <p key={line} className="templates-text">
            {line}
          </p>
        ))}
      </div>
      <PosterFoot poster={poster} />
    </article>
  )
}

/** Columns beyond which a table is set smaller. */
const MANY_COLUMNS = 8

function PosterTable({ table }: { table: NonNullable<Poster['table']> }) {
  return (
    <table className={joinClasses('templates-table', table.columns.length > MANY_COLUMNS && 'templates-table--wide')}>
      <thead>
        <tr>
          {table.columns.map(({ id, title }) => (
            <th key={id} scope="col">
              {title}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {table.rows.map(({ cells, isMarked }) => (
          <tr key={cells[0]} className={isMarked ? 'is-marked' : undefined}>
            {table.columns.map(({ id }, n) => (
              <td key={id}>{cells[n]}</td>
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  )
}

function PosterFoot({ poster: { foot, code } }: { poster: Poster }) {
  return (
    <footer className="templates-foot">
      <div>
        {foot.map((line) => (
          // An address in Latin letters keeps its order on a sheet that runs the other way.
          <p key={line}>
            <bdi>{line}</bdi>
          </p>
        ))}
      </div>
      {code && (
        <figure className="templates-code">
          <svg
            viewBox={`0 0 ${code.size} ${code.size}`}
            role="img"
            aria-label={code.caption}
            shapeRendering="crispEdges"
          >
            <path d={code.path} />
          </svg>
          <figcaption>{code.caption}</figcaption>
        </figure>
      )}
    </footer>
  )
}
