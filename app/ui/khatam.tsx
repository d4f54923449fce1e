// The eight-pointed star, filled with the current colour.
import type { ReactNode } from 'react'

type Props = {
  className?: string | undefined
  /** More shapes in the star's 32 × 32 field. */
  children?: ReactNode
}

export function Khatam({ className, children }: Props) {
  return (
    <svg viewBox="0 0 32 32" aria-hidden="true" className={className}>
      <path
        fill="currentColor"
        d="M16 .4l4.57 4.57h6.46v6.46L31.6 16l-4.57 4.57v6.46h-6.46L16 31.6l-4.57-4.57H4.97v-6.46L.4 16l4.57-4.57V4.97h6.46z"
      />
      {children}
    </svg>
  )
}
