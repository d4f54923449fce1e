// The street map of an extract, with a bar that shows how far it is.
import { buildRegion, NothingToDraw } from '#server/streets/build-region.ts'

const WIDTH = 30
const STEPS = { reading: 'Reading streets', drawing: 'Drawing tiles  ' }

/** On a terminal one line that grows; in a file nothing but the result. */
function createBar() {
  let shown = ''
  return {
    show: (step: keyof typeof STEPS, share: number) => {
      const filled = Math.min(WIDTH, Math.round(share * WIDTH))
      const line = `${STEPS[step]} ${'█'.repeat(filled)}${'░'.repeat(WIDTH - filled)} ${Math.floor(share * 100)} %`
      if (!process.stderr.isTTY || line === shown) return
      shown = line
      process.stderr.write(`\r${line}`)
    },
    end: () => void (shown && process.stderr.write('\n')),
  }
}

export async function importStreets(file: string, dataDir: string): Promise<void> {
  const bar = createBar()
  const count = (n: number) => n.toLocaleString('en')
  try {
    const made = await buildRegion(file, { dataDir, onProgress: bar.show })
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
