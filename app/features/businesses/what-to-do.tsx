// Next steps when a search found nothing: an alert for new listings, or adding the place oneself.
import { useT } from '#app/i18n/catalogue.ts'
import { Button } from '#app/ui/button.tsx'
import { Plus } from '#app/ui/icons.ts'
import { AlertBox } from './alert-box.tsx'
import type { Missing } from './queries.server.ts'
import './what-to-do.css'

export function WhatToDo({ missing: { addPath, query } }: { missing: Pick<Missing, 'addPath' | 'query'> }) {
  const { understanding: words } = useT()
  return (
    <div className="panel dir-todo">
      {query !== '' && <AlertBox query={query} />}
      <Button variant="outline" to={addPath} className="self-start">
        <Plus className="i i--sm" />
        {words.knowOne}
      </Button>
    </div>
  )
}
