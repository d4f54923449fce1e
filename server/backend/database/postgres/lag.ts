// The lag of a replica, told by what the primary had written when: a clock of the replica's own would say that it
// lags whenever nobody writes.

type Mark = { at: number; position: bigint }

export function createLagClock(longestMs: number) {
  const marks: Mark[] = []
  return {
    /** The primary is here now. */
    mark(position: bigint, at: number) {
      marks.push({ at, position })
      while (marks.length > 1 && (marks[1]?.at ?? at) < at - longestMs * 2) marks.shift()
    },
    /** How long ago the primary wrote what the replica has not yet. */
    lagOf(position: bigint, at: number): number {
      const missing = marks.find((mark) => mark.position > position)
      return missing ? at - missing.at : 0
    },
  }
}
