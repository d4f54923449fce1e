// The one button. With `to` (inside the site) or `href` (elsewhere) it is a link that looks the same.
import type { ComponentProps, ReactNode } from 'react'
import { Link, type To } from 'react-router'
import { joinClasses } from './join-classes.ts'

type Variant = 'primary' | 'soft' | 'outline' | 'ghost' | 'danger' | 'gold' | 'glass'

const VARIANT_CLASS: Record<Variant, string> = {
  primary: '',
  soft: 'btn--soft',
  outline: 'btn--line',
  ghost: 'btn--ghost',
  danger: 'btn--danger',
  gold: 'btn--gold',
  glass: 'btn--glass',
}

type Look = {
  /** `gold` and `glass` belong on deep panels only. */
  variant?: Variant | undefined
  size?: 'sm' | 'md' | 'lg' | undefined
  /** As wide as its container. */
  block?: boolean | undefined
  /** Shows a ring in place of the words, keeps the width, and ignores further presses. */
  busy?: boolean | undefined
  children: ReactNode
}

type AsButton = Look & Omit<ComponentProps<'button'>, keyof Look> & { to?: undefined; href?: undefined }
type AsLink = Look & Omit<ComponentProps<typeof Link>, keyof Look> & { to: To; href?: undefined }
type AsAnchor = Look & Omit<ComponentProps<'a'>, keyof Look> & { href: string; to?: undefined }

export type ButtonProps = AsButton | AsLink | AsAnchor

export function Button({ variant = 'primary', size = 'md', block, busy, children, className, ...rest }: ButtonProps) {
  const classes = joinClasses(
    'btn',
    VARIANT_CLASS[variant],
    size !== 'md' && `btn--${size}`,
    block && 'btn--block',
    className,
  )
  const content = (
    <>
      {busy && <span className="spin" aria-hidden="true" />}
      <span className="btn__label">{children}</span>
    </>
  )
  if (rest.to !== undefined) {
    return (
      <Link className={classes} aria-busy={busy || undefined} {...rest}>
        {content}
      </Link>
    )
  }
  if (rest.href !== undefined) {
    return (
      <a className={classes} aria-busy={busy || undefined} {...rest}>
        {content}
      </a>
    )
  }
  // Not `disabled` while busy: that would drop the focus. The press is swallowed instead.
  const { onClick, type = 'button', ...button } = rest
  return (
    <button
      type={type}
      className={classes}
      aria-busy={busy || undefined}
      onClick={busy ? (event) => event.preventDefault() : onClick}
      {...button}
    >
      {content}
    </button>
  )
}
