// One icon of the sprite. The drawings stay out of the JavaScript: a page loads them once, as one small picture file.
import type { ComponentProps } from 'react'
import sprite from './icons.svg?url'

export type IconProps = Omit<ComponentProps<'svg'>, 'children'>
export type Icon = (props: IconProps) => React.ReactNode

export const drawIcon =
  (name: string): Icon =>
  (props) => (
    <svg
      width="24"
      height="24"
      viewBox="0 0 24 24"
      fill="none"
      stroke="currentColor"
      strokeWidth="2"
      strokeLinecap="round"
      strokeLinejoin="round"
      aria-hidden="true"
      {...props}
    >
      <use href={`${sprite}#${name}`} />
    </svg>
  )
