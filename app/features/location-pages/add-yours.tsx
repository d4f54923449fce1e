// The invitation at the end of a page of listings: people look here, so be here.
import { useT } from '#app/i18n/catalogue.ts'
import { Button } from '#app/ui/button.tsx'
import { Store } from '#app/ui/icons.ts'

export function AddYours({ title, text }: { title: string; text: string }) {
  const t = useT().locationPages.demand
  return (
    <aside className="loc__add">
      <Store className="i loc__add-icon" />
      <div>
        <h2 className="h4">{title}</h2>
        <p>{text}</p>
      </div>
      <Button variant="gold" to="/business-register">
        {t.action}
      </Button>
    </aside>
  )
}
