// Panels of one page, one shown at a time. Where each panel has an address of its own, use LinkTabs.
import { type KeyboardEvent, type ReactNode, useId, useState } from 'react'
import { findTabTarget } from './find-tab-target.ts'

type Props = {
  /** Names the row of tabs. */
  label: string
  items: readonly { id: string; label: ReactNode; panel: ReactNode }[]
  /** The open tab, when its owner keeps it. */
  value?: string | undefined
  onChange?: ((id: string) => void) | undefined
  /** `segment`: filled, for two or three modes. */
  look?: 'underline' | 'segment' | undefined
  className?: string | undefined
}

export function Tabs({ label, items, value, onChange, look = 'underline', className }: Props) {
  const base = useId()
  const [own, setOwn] = useState(items[0]?.id)
  const open = value ?? own

  function openTab(id: string) {
    setOwn(id)
    onChange?.(id)
  }

  function moveByKey(event: KeyboardEvent<HTMLDivElement>) {
    const rtl = getComputedStyle(event.currentTarget).direction === 'rtl'
    const index = findTabTarget(
      event.key,
      items.findIndex((item) => item.id === open),
      items.length,
      rtl,
    )
    const target = index === null ? undefined : items[index]
    if (!target) return
    event.preventDefault()
    openTab(target.id)
    document.getElementById(`${base}-tab-${target.id}`)?.focus()
  }

  return (
    <div className={className}>
      <div role="tablist" aria-label={label} className={look === 'segment' ? 'seg' : 'tabs'} onKeyDown={moveByKey}>
        {items.map((item) => (
          <button
            key={item.id}
            type="button"
            role="tab"
            id={`${base}-tab-${item.id}`}
            aria-selected={item.id === open}
            aria-controls={`${base}-panel-${item.id}`}
            tabIndex={item.id === open ? 0 : -1}
            onClick={() => openTab(item.id)}
          >
            {item.label}
          </button>
        ))}
      </div>
      {items.map((item) => (
        <div
          key={item.id}
          role="tabpanel"
          id={`${base}-panel-${item.id}`}
          aria-labelledby={`${base}-tab-${item.id}`}
          hidden={item.id !== open}
          className="pt-5"
        >
          {item.panel}
        </div>
      ))}
    </div>
  )
}
