// A picture of someone, or the first letters of the name. Decorative: the name stands beside it.
import { joinClasses } from './join-classes.ts'
import { readInitials } from './read-initials.ts'

type Props = {
  name: string
  src?: string | null | undefined
  size?: 'sm' | 'md' | 'lg' | undefined
  tone?: 'brand' | 'gold' | 'info' | undefined
  className?: string | undefined
}

const PIXELS = { sm: 36, md: 44, lg: 56 }

export function Avatar({ name, src, size = 'md', tone = 'brand', className }: Props) {
  return (
    <span
      className={joinClasses(
        'avatar',
        size !== 'md' && `avatar--${size}`,
        tone !== 'brand' && `avatar--${tone}`,
        className,
      )}
      aria-hidden="true"
    >
      {src ? <img src={src} alt="" width={PIXELS[size]} height={PIXELS[size]} loading="lazy" /> : readInitials(name)}
    </span>
  )
}
