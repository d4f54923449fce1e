// A hook that tells that the reader is on the way down the page: then nothing should lie over the text.
import { useEffect, useState } from 'react'
import { directionAfter } from './button-rules.ts'

export function useScrollingDown(): boolean {
  const [isDown, setDown] = useState(false)
  useEffect(() => {
    let at = scrollY
    const onScroll = () => {
      const next = directionAfter(at, scrollY)
      if (next === null) return
      at = scrollY
      setDown(next === 'down')
    }
    addEventListener('scroll', onScroll, { passive: true })
    return () => removeEventListener('scroll', onScroll)
  }, [])
  return isDown
}
