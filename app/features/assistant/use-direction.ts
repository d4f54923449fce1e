// Which way the reader is going: while they read on, nothing should lie over the text.
import { useEffect, useState } from 'react'
import { type Direction, directionAfter } from './rules.ts'

export function useDirection(): Direction {
  const [direction, setDirection] = useState<Direction>('top')
  useEffect(() => {
    let at = scrollY
    const onScroll = () => {
      const next = directionAfter(at, scrollY)
      if (next === null) return
      at = scrollY
      setDirection(next)
    }
    addEventListener('scroll', onScroll, { passive: true })
    return () => removeEventListener('scroll', onScroll)
  }, [])
  return direction
}
