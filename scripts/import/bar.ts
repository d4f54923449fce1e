// The progress of a long piece of work: on a terminal one line that grows, in a file nothing.
const WIDTH = 30
const LABEL = 16

export function createBar() {
  let shown = ''
  const write = (line: string) => {
    if (!process.stderr.isTTY || line === shown) return
    // Whatever a longer line left behind is written over.
    process.stderr.write(`\r${line.padEnd(shown.length)}`)
    shown = line
  }
  return {
    show: (label: string, share: number) => {
      const filled = Math.min(WIDTH, Math.round(share * WIDTH))
      const bar = '█'.repeat(filled) + '░'.repeat(WIDTH - filled)
      write(`${label.padEnd(LABEL)}${bar} ${Math.floor(share * 100)} %`)
    },
    /** Where nobody knows how much there is. */
    count: (label: string, n: number) => write(`${label.padEnd(LABEL)}${n.toLocaleString('en')}`),
    end: () => void (shown && process.stderr.write('\n')),
  }
}
