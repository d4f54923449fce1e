// The street map of an extract, with a bar that shows how far it is.
import { buildRegion, NothingToDraw } from '#server/streets/build-region.ts'
import { createBar } from './bar.ts'

const STEPS = { reading: 'Reading streets', drawing: 'Drawing tiles' }

export async function importStreets(file: string, dataDir: string): Promise<void> {
  const bar = createBar()
  const count = (n: number) => n.toLocaleString('en')
  try {
    const made = await buildRegion(file, { dataDir, onProgress: (step, share) => bar.show(STEPS[step], share) })
    bar.end()
    console.log(`street map ${made.name}: ${count(made.tiles)} tiles, ${(made.bytes / 1e6).toFixed(1)} MB`)
    console.log(`  ${count(made.addresses)} streets, doors and postcodes to find addresses by`)
    if (made.leftOut > 0)
      console.log(`  left out ${count(made.leftOut)} shapes that are broken or too many for one place`)
  } catch (error) {
    bar.end()
    if (!(error instanceof NothingToDraw)) throw error
    console.log('no street map: the file has no streets')
  }
}
