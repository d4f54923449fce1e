import { Form } from 'react-router'
import { useT } from '#app/i18n/catalogue.ts'
import { Button } from '#app/ui/button.tsx'
import { Card } from '#app/ui/card.tsx'
import { type Step, stepPath } from './rules.ts'
import { SavedAt } from './saved-at.tsx'

type Props = { name: string | null; step: Step; savedAt: string }

export function ResumeCard({ name, step, savedAt }: Props) {
  const { resume: words, steps } = useT().registration
  return (
    <Card as="section" title={words.title} action={<SavedAt at={savedAt} />} className="wiz-resume">
      <p dir="auto">{words.text(name ?? words.unnamed, steps[step])}</p>
      <div className="row row--wrap mt-5 gap-3">
        <Button to={stepPath(step)} size="lg">
          {words.action}
        </Button>
        <Form method="post">
          <Button type="submit" name="intent" value="discard" variant="ghost">
            {words.discard}
          </Button>
        </Form>
      </div>
    </Card>
  )
}
