import { Form } from 'react-router'
import { useT } from '#app/i18n/catalogue.ts'

type Props = { intent: string; id: string /** Of what, where the button stands apart from it. */; of?: string }

export function RemoveEntry({ intent, id, of }: Props) {
  const { remove } = useT().mosques.edit
  return (
    <Form method="post">
      <input type="hidden" name="intent" value={intent} />
      <input type="hidden" name="id" value={id} />
      <button type="submit" className="btn btn--ghost btn--sm" aria-label={of && `${remove}: ${of}`}>
        {remove}
      </button>
    </Form>
  )
}
