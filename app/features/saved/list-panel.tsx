// The panel of a list: share it by a link and end that, rename it, remove it.
import { Form } from 'react-router'
import { useT } from '#app/i18n/catalogue.ts'
import { Button } from '#app/ui/button.tsx'
import { Field } from '#app/ui/field.tsx'
import { ChevronDown, Share2 } from '#app/ui/icons.ts'
import { Input } from '#app/ui/input.tsx'
import { showToast } from '#app/ui/toasts.ts'
import type { SavedList } from './saved-page.tsx'
import { LONGEST_LIST_NAME } from './schema.ts'

const Asking = ({ intent, list }: { intent: string; list: SavedList }) => (
  <>
    <input type="hidden" name="intent" value={intent} />
    <input type="hidden" name="list" value={list.id} />
  </>
)

export function ListPanel({ list }: { list: SavedList }) {
  const words = useT().business.savedPage
  return (
    <section className="panel saved-panel" aria-label={list.name}>
      {list.link ? <SharedLink list={list} link={list.link} /> : <StartSharing list={list} />}
      <details className="saved-more">
        <summary className="small muted">
          {words.change}
          <ChevronDown className="i i--sm" />
        </summary>
        <Form method="post" action="/saved/shelf" className="saved-line pt-2">
          <Asking intent="rename" list={list} />
          <Field id="rename-list" label={words.listName}>
            <Input
              name="name"
              defaultValue={list.name}
              key={list.name}
              maxLength={LONGEST_LIST_NAME}
              required
              dir="auto"
            />
          </Field>
          <Button type="submit" variant="soft" size="sm">
            {words.rename}
          </Button>
        </Form>
        <Form method="post" action="/saved/shelf" className="pt-2">
          <Asking intent="remove" list={list} />
          <Button type="submit" variant="ghost" size="sm">
            {words.remove}
          </Button>
          <p className="hint">{words.removeHint}</p>
        </Form>
      </details>
    </section>
  )
}

function StartSharing({ list }: { list: SavedList }) {
  const words = useT().business.savedPage
  return (
    <Form method="post" action="/saved/shelf" preventScrollReset className="row row--wrap gap-3">
      <Asking intent="share" list={list} />
      <Button type="submit" variant="soft" size="sm">
        <Share2 className="i i--sm" />
        {words.share}
      </Button>
      <span className="small muted">{words.shareHint}</span>
    </Form>
  )
}

function SharedLink({ list, link }: { list: SavedList; link: string }) {
  const words = useT().business.savedPage
  const copy = async () => {
    await navigator.clipboard.writeText(link)
    showToast(words.copied)
  }
  return (
    <div className="stack gap-2">
      <Field id="list-link" label={words.link} hint={words.linkHint}>
        <Input readOnly value={link} dir="ltr" />
      </Field>
      <div className="row row--wrap gap-2">
        <Button variant="soft" size="sm" className="needs-script" onClick={() => void copy()}>
          {words.copy}
        </Button>
        <Form method="post" action="/saved/shelf" preventScrollReset>
          <Asking intent="unshare" list={list} />
          <Button type="submit" variant="ghost" size="sm">
            {words.unshare}
          </Button>
        </Form>
      </div>
    </div>
  )
}
