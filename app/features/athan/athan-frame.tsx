// The frame of every athan page: title, lead, and the way between the pages.
import './athan.css'
import type { ReactNode } from 'react'
import { useT } from '#app/i18n/catalogue.ts'
import { LinkTabs } from '#app/ui/link-tabs.tsx'

const PAGES = [
  { key: 'today', to: '/athan' },
  { key: 'month', to: '/athan/month' },
  { key: 'hijri', to: '/athan/hijri' },
  { key: 'qibla', to: '/athan/qibla' },
  { key: 'settings', to: '/athan/settings' },
] as const

type Props = {
  current: (typeof PAGES)[number]['key']
  title: string
  lead: ReactNode
  children: ReactNode
}

export function AthanFrame({ current, title, lead, children }: Props) {
  const words = useT().athan.tabs
  return (
    <div className="page athan">
      <header className="athan__head">
        <h1 className="title">{title}</h1>
        <p className="lead">{lead}</p>
      </header>
      <LinkTabs
        label={words.label}
        className="athan__tabs"
        items={PAGES.map(({ key, to }) => ({ to, label: words[key], current: key === current }))}
      />
      {children}
    </div>
  )
}
