// For members who keep no place yet: how to get one.
import { useT } from '#app/i18n/catalogue.ts'
import { Button } from '#app/ui/button.tsx'
import { Card } from '#app/ui/card.tsx'

export function NoPlace() {
  const words = useT().automation.noPlace
  return (
    <Card as="section" title={words.title} className="max-w-3xl">
      <p>{words.text}</p>
      <p className="row row--wrap gap-2 mt-4">
        <Button to="/business-register">{words.list}</Button>
        <Button to="/businesses" variant="outline">
          {words.find}
        </Button>
      </p>
    </Card>
  )
}
