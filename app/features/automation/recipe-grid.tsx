// The ready-made rules. Owners make one with a tap.
import { Form, href } from 'react-router'
import { useT } from '#app/i18n/catalogue.ts'
import { Button } from '#app/ui/button.tsx'
import { Clock, FileCheck, HandHeart, Inbox, MessageCircle, MessageSquareHeart, MoonStar, Star } from '#app/ui/icons.ts'
import { SectionHeading } from '#app/ui/section-heading.tsx'
import { RECIPES, type Recipe, type Rule } from './rule.ts'

const ICON = {
  unanswered_review: Star,
  unanswered_message: MessageCircle,
  certificate_expiry: FileCheck,
  stale_hours: Clock,
  ramadan_hours: MoonStar,
  unanswered_application: Inbox,
  review_request: MessageSquareHeart,
  welcome: HandHeart,
} as const

/** `rules` are the owner's own; null for whoever cannot make one. */
export function RecipeGrid({ rules }: { rules: readonly Rule[] | null }) {
  const words = useT().automation
  return (
    <section className="stack gap-4" aria-labelledby="automation-recipes">
      <SectionHeading id="automation-recipes" title={words.recipesTitle} lead={words.recipesLead} />
      <ul className="automation-recipes">
        {RECIPES.map((recipe) => (
          <li key={recipe} className="panel automation-recipe">
            <RecipeText recipe={recipe} />
            {rules && <RecipeButton recipe={recipe} made={rules.find((rule) => rule.recipe === recipe)} />}
          </li>
        ))}
      </ul>
    </section>
  )
}

function RecipeText({ recipe }: { recipe: Recipe }) {
  const { title, text } = useT().automation.recipes[recipe]
  const Icon = ICON[recipe]
  return (
    <div className="stack gap-2">
      <Icon className="i text-brand-ink" />
      <h3 className="h4">{title}</h3>
      <p className="soft">{text}</p>
    </div>
  )
}

function RecipeButton({ recipe, made }: { recipe: Recipe; made: Rule | undefined }) {
  const words = useT().automation
  const name = words.recipes[recipe].title
  if (made)
    return (
      <Button
        to={href('/automation/:id', { id: made.id })}
        size="sm"
        variant="outline"
        aria-label={`${words.opened}: ${name}`}
      >
        {words.opened}
      </Button>
    )
  return (
    <Form method="post">
      <input type="hidden" name="intent" value="recipe" />
      <Button type="submit" name="recipe" value={recipe} size="sm" variant="soft" aria-label={`${words.use}: ${name}`}>
        {words.use}
      </Button>
    </Form>
  )
}
