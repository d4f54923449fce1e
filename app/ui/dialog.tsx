// A modal window; on phones a sheet from below. The native element keeps the focus inside, closes on Escape and gives
// the focus back.

import { type MouseEvent, type ReactNode, useEffect, useId, useRef } from 'react'
import { useT } from '#app/i18n/catalogue.ts'
import { IconButton } from './icon-button.tsx'
import { X } from './icons.ts'
import { joinClasses } from './join-classes.ts'

type Props = {
  open: boolean
  onClose: () => void
  title: ReactNode
  description?: ReactNode
  /** Buttons at the end. */
  footer?: ReactNode
  size?: 'sm' | 'md' | 'lg' | undefined
  className?: string | undefined
  children?: ReactNode
}

export function Dialog({ open, onClose, title, description, footer, size = 'md', className, children }: Props) {
  const t = useT()
  const id = useId()
  const dialog = useRef<HTMLDialogElement>(null)

  useEffect(() => {
    const element = dialog.current
    if (!element) return
    if (open && !element.open) element.showModal()
    if (!open && element.open) element.close()
  }, [open])

  function closeOnBackdrop(event: MouseEvent<HTMLDialogElement>) {
    if (event.target !== event.currentTarget) return
    const box = event.currentTarget.getBoundingClientRect()
    const inside =
      event.clientX >= box.left && event.clientX <= box.right && event.clientY >= box.top && event.clientY <= box.bottom
    if (!inside) event.currentTarget.close()
  }

  return (
    // Escape is the keyboard's way to close; the press on the backdrop is the pointer's.
    <dialog
      ref={dialog}
      className={joinClasses('dialog', size !== 'md' && `dialog--${size}`, className)}
      aria-labelledby={`${id}-title`}
      aria-describedby={description ? `${id}-text` : undefined}
      onClose={onClose}
      onMouseDown={closeOnBackdrop}
    >
      {open && (
        <>
          <IconButton className="dialog__close" label={t.ui.close} onClick={() => dialog.current?.close()}>
            <X className="i" />
          </IconButton>
          <div className="dialog__body">
            <h2 className="h3 pe-10" id={`${id}-title`}>
              {title}
            </h2>
            {description && (
              <p className="soft" id={`${id}-text`}>
                {description}
              </p>
            )}
            {children}
            {footer && <div className="dialog__foot">{footer}</div>}
          </div>
        </>
      )}
    </dialog>
  )
}
