// Cooking with the phone beside the stove: one step at a time, large, and the screen stays on.
import { useEffect, useState } from 'react'
import { Link } from 'react-router'
import { contributionPath } from '#app/core/contributions/sections.ts'
import { useI18n } from '#app/i18n/catalogue.ts'
import { formatNumber } from '#app/i18n/plural.ts'
import { Button } from '#app/ui/button.tsx'
import { IngredientList } from './ingredient-list.tsx'
import type { RecipeDetails, RecipeWhole } from './recipe.ts'
import type { Table } from './recipe-view.tsx'
import { StepPhotos } from './step-photos.tsx'
import { StepTimer } from './step-timer.tsx'
import { tableQuery } from './table.ts'
import './recipes.css'
import '#app/ui/styles/work.css'

type Props = { whole: RecipeWhole; details: RecipeDetails; at: number; table: Table }

/** The lock is lost whenever the page is out of sight, and asked for again when it is back. */
function useWakeLock(): boolean {
  const [isHeld, setHeld] = useState(false)
  useEffect(() => {
    let lock: WakeLockSentinel | null = null
    let isGone = false
    const ask = async () => {
      if (document.visibilityState !== 'visible') return
      lock = await navigator.wakeLock?.request('screen').catch(() => null)
      if (isGone) void lock?.release()
      else setHeld(Boolean(lock))
    }
    void ask()
    document.addEventListener('visibilitychange', ask)
    return () => {
      isGone = true
      document.removeEventListener('visibilitychange', ask)
      void lock?.release()
    }
  }, [])
  return isHeld
}

export function CookPage({ whole, details, table, at }: Props) {
  const { locale, t } = useI18n()
  const words = t.recipes
  const isHeld = useWakeLock()
  const path = contributionPath('recipes', whole.slug)
  const step = details.steps[at - 1]
  const chosen = tableQuery(table, whole.facts.servings)
  const recipe = `${path}${chosen.size > 0 ? `?${chosen}` : ''}`
  const stepAt = (n: number) => {
    const query = new URLSearchParams(chosen)
    query.set('step', String(n))
    return `${path}/cook?${query}`
  }
  const all = details.steps.length
  return (
    <div className="page section recipes-cook">
      <header className="row row--wrap between gap-3">
        <h1 className="h4" lang={whole.language} dir="auto">
          {whole.title}
        </h1>
        <Link className="link" to={recipe}>
          {words.leaveCook}
        </Link>
      </header>
      {step && (
        <section className="stack gap-5" aria-live="polite">
          <p className="strong muted">{words.step(formatNumber(locale, at), formatNumber(locale, all))}</p>
          <p className="recipes-cook__step" lang={whole.language} dir="auto">
            {step.text}
          </p>
          <StepPhotos details={details} number={at} />
          {step.seconds !== undefined && <StepTimer key={at} id={`${whole.id}:${at - 1}`} seconds={step.seconds} />}
          {at === all && <p className="strong">{words.finished}</p>}
        </section>
      )}
      <nav className="recipes-cook__nav" aria-label={words.method}>
        <Button size="lg" variant="outline" to={at > 1 ? stepAt(at - 1) : recipe}>
          {words.back}
        </Button>
        <Button size="lg" to={at < all ? stepAt(at + 1) : `${recipe}#made-it`}>
          {at < all ? words.next : words.made.title}
        </Button>
      </nav>
      <details className="quiet-details">
        <summary>{words.ingredients}</summary>
        <p className="small muted">{words.serves(table.servings)}</p>
        <IngredientList
          lines={details.ingredients}
          factor={table.servings / whole.facts.servings}
          system={table.system}
          language={whole.language}
        />
      </details>
      {isHeld && <p className="small muted">{words.staysOn}</p>}
    </div>
  )
}
