// One icon of the sprite. The drawings stay out of the JavaScript: a page loads them once, as one small picture file.
import type { ComponentProps } from 'react'
import sprite from './icons.svg?url'

export type IconProps = Omit<ComponentProps<'svg'>, 'children'>
export type Icon = (props: IconProps) => React.ReactNode

export const drawIcon =
  (name: string): Icon =>
  (props) => (
    // How icons are drawn stands in the style sheet: a page has a hundred of them.
    <svg aria-hidden="true" {...props}>
      <use href={`${sprite}#${name}`} />
    </svg>
  )
