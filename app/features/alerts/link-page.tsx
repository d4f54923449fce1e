// The page behind a link in an alert's mail. Nothing happens until the button is pressed: mail programs open links on their
// own.
import { Form } from 'react-router'
import type { Outcome } from '#app/lib/outcome.ts'
import { Button } from '#app/ui/button.tsx'
import { FormPage } from '#app/ui/form-page.tsx'

type Props = {
  words: { title: string; text: string; button: string; done: string; bad: string }
  answer: Outcome<unknown> | undefined
}

export function AlertLinkPage({ words, answer }: Props) {
  return (
    <FormPage
      title={words.title}
      said={answer?.ok ? words.done : null}
      errors={answer && !answer.ok ? [{ message: words.bad }] : []}
    >
      {!answer && (
        <Form method="post" className="stack gap-4">
          <p>{words.text}</p>
          <Button type="submit" className="self-start">
            {words.button}
          </Button>
        </Form>
      )}
    </FormPage>
  )
}
