// The store of the points of ways. Only points that are asked for are kept, sixteen bytes each.
const PRECISION = 1e7
const NOWHERE = 0x7fffffff

/** Longitude and latitude, or nothing for a point the file does not have. */
export type NodeStore = {
  put: (id: number, lat: number, lon: number) => void
  get: (id: number) => readonly [lon: number, lat: number] | null
}

/** Collects ids up to a number of them; those that come twice count twice until `sort`. */
export class WantedNodes {
  private ids: Float64Array
  private size = 0
  private readonly most: number

  constructor(most: number) {
    this.most = most
    this.ids = new Float64Array(Math.min(most, 1 << 16))
  }

  hasRoomFor(count: number): boolean {
    return this.size + count <= this.most
  }

  add(refs: readonly number[]) {
    if (this.size + refs.length > this.ids.length) {
      const larger = new Float64Array(Math.min(this.most, Math.max(this.ids.length * 2, this.size + refs.length)))
      larger.set(this.ids.subarray(0, this.size))
      this.ids = larger
    }
    this.ids.set(refs, this.size)
    this.size += refs.length
  }

  sort(): NodeStore {
    const ids = this.ids.subarray(0, this.size).sort()
    let kept = 0
    for (let i = 0; i < ids.length; i++)
      if (i === 0 || ids[i] !== ids[kept - 1]) {
        ids[kept] = ids[i] ?? 0
        kept++
      }
    const sorted = ids.subarray(0, kept)
    const places = new Int32Array(kept * 2).fill(NOWHERE)
    const find = (id: number) => {
      let low = 0
      let high = kept - 1
      while (low <= high) {
        const middle = (low + high) >>> 1
        const at = sorted[middle] ?? 0
        if (at === id) return middle
        if (at < id) low = middle + 1
        else high = middle - 1
      }
      return -1
    }
    return {
      put: (id, lat, lon) => {
        const at = find(id)
        if (at < 0 || !(Math.abs(lat) <= 90) || !(Math.abs(lon) <= 180)) return
        places[2 * at] = Math.round(lon * PRECISION)
        places[2 * at + 1] = Math.round(lat * PRECISION)
      },
      get: (id) => {
        const at = find(id)
        const lon = places[2 * at]
        if (at < 0 || lon === undefined || lon === NOWHERE) return null
        return [lon / PRECISION, (places[2 * at + 1] ?? 0) / PRECISION]
      },
    }
  }
}
