// Makes every memory of WebAssembly in this thread one that other threads see as well, so that the site can tell a
// statement under way to stop: PostgreSQL looks for that word in its own memory, and is too busy to read messages.
// A module says of the memory it wants whether it is shared; here all say yes.

const IMPORTS = 2
const KIND = { function: 0, table: 1, memory: 2, global: 3 }
const HAS_MOST = 1
const IS_SHARED = 2
/** In pages of 64 KB: what PGlite's own memory may grow to. */
const MOST_PAGES = 32_768

export function shareMemories() {
  const { Memory, Module, instantiate } = WebAssembly
  WebAssembly.Memory = new Proxy(Memory, {
    construct: (target, [wish]: [WebAssembly.MemoryDescriptor]) => new target({ ...wish, shared: true }),
  })
  WebAssembly.Module = new Proxy(Module, {
    construct: (target, [source]: [BufferSource]) => new target(withSharedMemory(source)),
  })
  const shared = (source: BufferSource | WebAssembly.Module, imports?: WebAssembly.Imports) =>
    source instanceof Module ? instantiate(source, imports) : instantiate(withSharedMemory(source), imports)
  WebAssembly.instantiate = shared as typeof instantiate
}

function bytesOf(source: BufferSource): Uint8Array<ArrayBuffer> {
  return ArrayBuffer.isView(source)
    ? new Uint8Array(source.buffer as ArrayBuffer, source.byteOffset, source.byteLength)
    : new Uint8Array(source as ArrayBuffer)
}

/** The same module, which takes its memory from outside as a shared one. */
export function withSharedMemory(source: BufferSource): Uint8Array<ArrayBuffer> {
  const bytes = bytesOf(source)
  // After the four letters and the version.
  let at = 8
  const byte = () => bytes[at++] ?? 0
  function number(): number {
    let value = 0
    for (let shift = 0; ; shift += 7) {
      const part = byte()
      value += (part & 127) * 2 ** shift
      if (part < 128) return value
    }
  }
  const skip = (count: number) => {
    at += count
  }
  while (at < bytes.length) {
    const section = at
    const kind = byte()
    const size = number()
    const body = at
    if (kind !== IMPORTS) {
      at = body + size
      continue
    }
    for (let left = number(); left > 0; left--) {
      skip(number())
      skip(number())
      const imported = byte()
      if (imported === KIND.function) number()
      else if (imported === KIND.global) skip(2)
      else if (imported === KIND.table) {
        skip(1)
        const flags = byte()
        number()
        if (flags & HAS_MOST) number()
      } else if (imported === KIND.memory) {
        const limits = at
        const flags = byte()
        if (flags & IS_SHARED) return bytes
        const least = number()
        const most = flags & HAS_MOST ? number() : MOST_PAGES
        const changed = [HAS_MOST | IS_SHARED, ...asNumber(least), ...asNumber(most)]
        return Buffer.concat([
          bytes.subarray(0, section),
          Uint8Array.of(IMPORTS, ...asNumber(size - (at - limits) + changed.length)),
          bytes.subarray(body, limits),
          Uint8Array.from(changed),
          bytes.subarray(at),
        ])
      } else throw new Error(`A module imports something unknown (${imported})`)
    }
    return bytes
  }
  return bytes
}

/** Seven bits at a time, the lowest first. */
function asNumber(value: number): number[] {
  const parts: number[] = []
  for (let left = value; ; left = Math.floor(left / 128)) {
    if (left < 128) return [...parts, left]
    parts.push((left % 128) + 128)
  }
}
