// Files and screens that are the same for whoever asks: nothing of the visitor's is there to read.
import type { Keeping } from '#app/core/request/keeping.ts'

export const keeping: Keeping = { keptFor: 'everyone' }
