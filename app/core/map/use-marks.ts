import { useState } from 'react'

/** Which place is pointed at and which is chosen: the same on the cards of a list and on the pins of its map. */
export type Marks = {
  hoveredId: string | null
  selectedId: string | null
  onHover: (id: string | null) => void
  onSelect: (id: string | null) => void
}

export function useMarks(): Marks {
  const [hoveredId, onHover] = useState<string | null>(null)
  const [selectedId, onSelect] = useState<string | null>(null)
  return { hoveredId, selectedId, onHover, onSelect }
}

/** For the list item of a card. Pointing and focusing only raise the pin on the map; the card itself is a link. */
export const markedItem = ({ hoveredId, selectedId, onHover }: Marks, id: string) => ({
  'data-marked': id === selectedId ? 'selected' : id === hoveredId ? 'hovered' : undefined,
  onMouseEnter: () => onHover(id),
  onMouseLeave: () => onHover(null),
  onFocus: () => onHover(id),
  onBlur: () => onHover(null),
})
