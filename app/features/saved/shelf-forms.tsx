// The note on a saved place, and the lists it is on.
import { Form } from 'react-router'
import { useT } from '#app/i18n/catalogue.ts'
import { Button } from '#app/ui/button.tsx'
import { Checkbox } from '#app/ui/checkbox.tsx'
import { Field } from '#app/ui/field.tsx'
import { FieldGroup } from '#app/ui/field-group.tsx'
import { ChevronDown } from '#app/ui/icons.ts'
import { Textarea } from '#app/ui/textarea.tsx'
import type { SavedItem, SavedList } from './saved-page.tsx'
import { LONGEST_NOTE } from './schema.ts'

export function ShelfForms({ item, lists }: { item: SavedItem; lists: readonly SavedList[] }) {
  const words = useT().business.savedPage
  const { id } = item.card
  return (
    <>
      {item.note && (
        <p className="small saved-note" dir="auto">
          {item.note}
        </p>
      )}
      <details className="saved-more">
        <summary className="small muted">
          {words.noteAndLists}
          <ChevronDown className="i i--sm" />
        </summary>
        <Form method="post" action="/saved/shelf" preventScrollReset className="stack gap-2 pt-2">
          <input type="hidden" name="intent" value="note" />
          <input type="hidden" name="place" value={id} />
          <Field id={`note-${id}`} label={words.note} hint={words.noteHint}>
            <Textarea
              name="note"
              rows={2}
              maxLength={LONGEST_NOTE}
              defaultValue={item.note}
              key={item.note}
              dir="auto"
            />
          </Field>
          <Button type="submit" variant="soft" size="sm">
            {words.saveNote}
          </Button>
        </Form>
        {lists.length > 0 && (
          <Form method="post" action="/saved/shelf" preventScrollReset className="stack gap-2 pt-3">
            <input type="hidden" name="intent" value="lists" />
            <input type="hidden" name="place" value={id} />
            <FieldGroup legend={words.lists}>
              {lists.map((list) => (
                <Checkbox
                  key={`${list.id} ${item.lists.includes(list.id)}`}
                  name="lists"
                  value={list.id}
                  label={<bdi>{list.name}</bdi>}
                  defaultChecked={item.lists.includes(list.id)}
                />
              ))}
            </FieldGroup>
            <Button type="submit" variant="soft" size="sm">
              {words.saveLists}
            </Button>
          </Form>
        )}
      </details>
    </>
  )
}
