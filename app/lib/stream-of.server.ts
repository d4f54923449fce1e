/** A stream of the generator's bytes, as fast as its reader takes them. When the reader stops, the generator ends. */
export function streamOf(source: AsyncGenerator<Uint8Array>): ReadableStream<Uint8Array> {
  return new ReadableStream({
    pull: async (controller) => {
      const { value, done } = await source.next()
      if (done) controller.close()
      else controller.enqueue(value)
    },
    cancel: async () => {
      await source.return(undefined)
    },
  })
}
