// One part of the design system, under its name.
import type { ReactNode } from 'react'

export function Sample({ title, children }: { title: string; children: ReactNode }) {
  return (
    <section className="grid grid-cols-1 gap-4 border-t border-line pt-6 md:grid-cols-[11rem_minmax(0,1fr)] md:gap-6">
      <h2 className="h4">{title}</h2>
      <div className="flex flex-wrap items-center gap-3">{children}</div>
    </section>
  )
}
