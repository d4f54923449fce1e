// A square button with an icon only; `label` is its name for those who cannot see it.
import type { ComponentProps, ReactNode } from 'react'
import { Link, type To } from 'react-router'
import { joinClasses } from './join-classes.ts'

type Look = { label: string; outlined?: boolean | undefined; children: ReactNode }
type AsButton = Look & Omit<ComponentProps<'button'>, keyof Look | 'aria-label'> & { to?: undefined; href?: undefined }
type AsLink = Look & Omit<ComponentProps<typeof Link>, keyof Look | 'aria-label'> & { to: To; href?: undefined }
type AsAnchor = Look & Omit<ComponentProps<'a'>, keyof Look | 'aria-label'> & { href: string; to?: undefined }

export function IconButton({ label, outlined, children, className, ...rest }: AsButton | AsLink | AsAnchor) {
  const shared = { 'aria-label': label, className: joinClasses('icon-btn', outlined && 'icon-btn--line', className) }
  if (rest.to !== undefined) {
    return (
      <Link {...shared} {...rest}>
        {children}
      </Link>
    )
  }
  if (rest.href !== undefined) {
    return (
      <a {...shared} {...rest}>
        {children}
      </a>
    )
  }
  return (
    <button type="button" {...shared} {...rest}>
      {children}
    </button>
  )
}
