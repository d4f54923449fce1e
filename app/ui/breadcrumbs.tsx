// The way from the top to this page; the last entry is the page itself.

import { Link } from 'react-router'
import { useT } from '#app/i18n/catalogue.ts'
import { ChevronRight } from './icons.ts'

type Props = { items: readonly { label: string; to?: string | undefined }[] }

export function Breadcrumbs({ items }: Props) {
  const t = useT()
  return (
    <nav aria-label={t.ui.breadcrumbs}>
      <ol className="crumbs">
        {items.map((item, position) => (
          <li key={`${item.to}:${item.label}`}>
            {position > 0 && <ChevronRight className="i i--xs flip" />}
            {item.to && position < items.length - 1 ? (
              <Link to={item.to}>
                <bdi>{item.label}</bdi>
              </Link>
            ) : (
              <bdi aria-current={position === items.length - 1 ? 'page' : undefined}>{item.label}</bdi>
            )}
          </li>
        ))}
      </ol>
    </nav>
  )
}
