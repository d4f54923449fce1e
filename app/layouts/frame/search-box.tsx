// Search from anywhere, for everything. `children` stands between the field and its button.

import { type ReactNode, useId } from 'react'
import { Form } from 'react-router'
import { SuggestField } from '#app/core/understanding/suggest-field.tsx'
import { useT } from '#app/i18n/catalogue.ts'
import { Search } from '#app/ui/icons.ts'

type Props = {
  className: string
  children?: ReactNode
  onSubmit?: () => void
  /** Has the focus when its sheet opens. */
  isFirst?: boolean
}

export function SearchBox({ className, children, onSubmit, isFirst }: Props) {
  const { search: t } = useT().frame
  const id = useId()
  return (
    <Form method="get" action="/search" role="search" aria-label={t.label} className={className} onSubmit={onSubmit}>
      <label className="nav-finder__q" htmlFor={id}>
        <Search className="i" />
        <span className="sr-only">{t.label}</span>
        <SuggestField id={id} placeholder={t.placeholder} label={t.label} isFirst={isFirst} />
      </label>
      {children}
      <button type="submit" className="nav-finder__go" aria-label={t.submit}>
        <Search className="i i--sm" />
      </button>
    </Form>
  )
}
