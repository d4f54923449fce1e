// The library that draws pictures, loaded by the first one: the process starts without it. One thread for each picture:
// how many are drawn at once is for the queue to say, not for the library.
export async function loadSharp() {
  const { default: sharp } = await import('sharp')
  sharp.concurrency(1)
  return sharp
}

/** What takes longer than this to read and scale is no picture people send. */
export const LONGEST_DRAWING_SECONDS = 10
