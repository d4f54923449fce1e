// The quiet page all account forms sit on: the form, and beside it (on wide screens) a deep panel with the lattice.
import type { ReactNode } from 'react'
import { KhatamOutline } from '#app/ui/khatam-outline.tsx'

type Props = { title: string; lead: string; children: ReactNode }

export function AuthPage({ title, lead, children }: Props) {
  return (
    <div className="page section">
      <div className="grid gap-10 lg:grid-cols-[minmax(0,28rem)_1fr] lg:gap-16">
        <div className="stack gap-6">
          <div className="stack gap-2">
            <h1 className="h1">{title}</h1>
            <p className="lead">{lead}</p>
          </div>
          {children}
        </div>
        <div className="relative hidden min-h-112 place-items-center overflow-hidden rounded-dialog bg-deep text-on-deep-gold lg:grid">
          <span className="lattice opacity-10" aria-hidden="true" />
          <KhatamOutline className="relative size-48" />
        </div>
      </div>
    </div>
  )
}
