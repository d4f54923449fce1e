// `npm run licences`: writes the licence table of README.md and public/licences.txt from package-lock.json and what is
// installed. With `check` it only tells whether they are as they should be.
import { existsSync, readFileSync, writeFileSync } from 'node:fs'
import { listPackages } from './licences/packages.ts'
import { writeTable, writeTexts } from './licences/write.ts'

const packages = listPackages(JSON.parse(readFileSync('package-lock.json', 'utf8')))
const written = {
  'README.md': writeTable(readFileSync('README.md', 'utf8'), packages),
  'public/licences.txt': writeTexts('.', packages),
}

for (const [file, text] of Object.entries(written)) {
  if (existsSync(file) && readFileSync(file, 'utf8') === text) continue
  if (process.argv[2] === 'check') {
    console.error(`${file} is stale: run "npm run licences" and commit it.`)
    process.exitCode = 1
  } else {
    writeFileSync(file, text)
    console.log(`written ${file}`)
  }
}
