// From a recipe to the shopping list and to the plan. Signed out, the list is the device's, and needs no account.
import { Form, useNavigate } from 'react-router'
import { useRootData } from '#app/core/request/root-data.ts'
import { useT } from '#app/i18n/catalogue.ts'
import { Button } from '#app/ui/button.tsx'
import { CalendarPlus, ShoppingBasket } from '#app/ui/icons.ts'
import { showToast } from '#app/ui/toasts.ts'
import type { RecipeDetails, RecipeWhole } from '../recipe.ts'
import { addToDevice } from './device-list.ts'
import { linesOf } from './shopping.ts'

const LIST = '/community/recipes/shopping'

type Props = { whole: RecipeWhole; details: RecipeDetails; servings: number }

export function KitchenButtons({ whole, details, servings }: Props) {
  const words = useT().recipes.kitchen
  const isGuest = useRootData()?.user === null
  const navigate = useNavigate()
  if (whole.state !== 'published') return null
  return (
    <div className="row row--wrap gap-2 recipes-no-print">
      <Form
        method="post"
        action={LIST}
        data-draft="off"
        onSubmit={(event) => {
          if (!isGuest || !addToDevice(linesOf(details.ingredients, servings / whole.facts.servings))) return
          event.preventDefault()
          showToast(words.added, { action: { label: words.showList, run: () => void navigate(LIST) } })
        }}
      >
        <input type="hidden" name="recipe" value={whole.id} />
        <input type="hidden" name="servings" value={servings} />
        <Button type="submit" name="intent" value="add" variant="outline" size="sm">
          <ShoppingBasket className="i i--sm" />
          {words.toList}
        </Button>
      </Form>
      <Button
        to={`/community/recipes/plan?${new URLSearchParams({ recipe: whole.id, servings: String(servings) })}#add`}
        variant="ghost"
        size="sm"
        rel="nofollow"
      >
        <CalendarPlus className="i i--sm" />
        {words.planIt}
      </Button>
    </div>
  )
}
