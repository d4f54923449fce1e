// A panel of links and buttons under its button (children carry the class `menu__item`). `<details>` opens it without
// scripts; with scripts it also closes on Escape, on a press elsewhere and after a choice.
import { type ReactNode, useEffect, useRef } from 'react'
import { joinClasses } from './join-classes.ts'

type Props = {
  /** What the button shows. */
  trigger: ReactNode
  /** The button's name, where it shows an icon only. */
  label?: string | undefined
  triggerClassName?: string | undefined
  align?: 'start' | 'end' | undefined
  className?: string | undefined
  /** Before the panel opens: whoever prevents it does something better. */
  onOpen?: ((event: Event) => void) | undefined
  children: ReactNode
}

export function Menu({
  trigger,
  label,
  triggerClassName = 'btn btn--ghost',
  align,
  className,
  onOpen,
  children,
}: Props) {
  const details = useRef<HTMLDetailsElement>(null)

  useEffect(() => {
    const element = details.current
    if (!element) return

    function closeMenu(returnFocus: boolean) {
      if (!element?.open) return
      element.open = false
      if (returnFocus) element.querySelector('summary')?.focus()
    }
    const closeOnPressElsewhere = (event: PointerEvent) => {
      if (event.target instanceof Node && !element.contains(event.target)) closeMenu(false)
    }
    const closeOnEscape = (event: KeyboardEvent) => {
      if (event.key === 'Escape') closeMenu(true)
    }
    const closeOnFocusElsewhere = (event: FocusEvent) => {
      if (event.relatedTarget instanceof Node && !element.contains(event.relatedTarget)) closeMenu(false)
    }
    const closeOnChoice = (event: Event) => {
      if (event.target instanceof Element && event.target.closest('.menu__item')) closeMenu(false)
    }
    document.addEventListener('pointerdown', closeOnPressElsewhere)
    element.addEventListener('keydown', closeOnEscape)
    element.addEventListener('focusout', closeOnFocusElsewhere)
    element.addEventListener('click', closeOnChoice)
    return () => {
      document.removeEventListener('pointerdown', closeOnPressElsewhere)
      element.removeEventListener('keydown', closeOnEscape)
      element.removeEventListener('focusout', closeOnFocusElsewhere)
      element.removeEventListener('click', closeOnChoice)
    }
  }, [])

  useEffect(() => {
    const summary = details.current?.querySelector('summary')
    if (!summary || !onOpen) return
    const open = (event: Event) => {
      if (!details.current?.open) onOpen(event)
    }
    summary.addEventListener('click', open)
    return () => summary.removeEventListener('click', open)
  }, [onOpen])

  return (
    <details ref={details} className={joinClasses('menu', align === 'end' && 'menu--end', className)}>
      <summary className={triggerClassName} aria-label={label}>
        {trigger}
      </summary>
      <div className="menu__panel">{children}</div>
    </details>
  )
}
