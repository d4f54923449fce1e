// The keys of a combobox: which of the lines under a field is meant, and whether they are shown.
import { type FocusEvent, type KeyboardEvent, useState } from 'react'

export function useLines(count: number, choose: (at: number) => void) {
  const [isOpen, setOpen] = useState(false)
  const [active, setActive] = useState(-1)

  function close() {
    setOpen(false)
    setActive(-1)
  }

  function onKeyDown(event: KeyboardEvent) {
    const step = { ArrowDown: 1, ArrowUp: -1 }[event.key]
    if (step !== undefined && count > 0) {
      event.preventDefault()
      setOpen(true)
      // From the last line one comes back to the field, and from there to the first.
      setActive((before) => ((before + 1 + step + count + 1) % (count + 1)) - 1)
    } else if (event.key === 'Escape' && isOpen) {
      event.preventDefault()
      close()
    } else if (event.key === 'Enter' && active >= 0 && isOpen) {
      event.preventDefault()
      choose(active)
    }
  }

  function onBlur(event: FocusEvent) {
    if (!event.relatedTarget?.closest('.understanding-suggest')) close()
  }

  return {
    isShown: isOpen && count > 0,
    active,
    open: () => setOpen(true),
    close,
    restart: () => setActive(-1),
    onKeyDown,
    onBlur,
  }
}
