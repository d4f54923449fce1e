import { reactRouter } from '@react-router/dev/vite'
import tailwindcss from '@tailwindcss/vite'
import { defineConfig, type Plugin } from 'vite'

/** The frame around every page, with all it is made of: one file instead of fifty. Small files pack badly, and each is a request. */
const EVERYWHERE = /\/app\/(?:root|layouts\/frame(?:\/(?!draw-language|language-offers)[\w-]+)?)\.tsx?$/

/** What runs before all of that on a first look, with what it is made of. */
const FIRST_LOOK = 'app/layouts/frame/first-look.ts'

/** What this many pages or more have in common is one file too, though some of them need only parts of it. */
const OFTEN = 20

/**
 * Not for the server's bundle: they find files of their own (native code, WebAssembly, threads) beside themselves, or
 * their licence (LGPL) wants them to be replaceable.
 */
const LEFT_OUT = [
  '@electric-sql/pglite',
  '@node-saml/node-saml',
  'opening_hours',
  'osm-pbf-parser-node',
  'sharp',
  'vite',
]

/**
 * V8 keeps the source of what runs, and takes two bytes for each character of a file in which a single one is not ASCII.
 * Written as escapes where that makes the file smaller, such characters cost nobody else. None stands outside of a
 * literal, and raw templates are patterns, in which an escape means the same.
 */
const oneByteEach = (): Plugin => ({
  name: 'one-byte-each',
  generateBundle: (_options, bundle) => {
    for (const file of Object.values(bundle)) {
      if (file.type !== 'chunk') continue
      const wide = file.code.match(/[\u0080-\uffff]/g)?.length ?? 0
      if (wide * 5 > file.code.length) continue
      file.code = file.code.replace(
        /[\u0080-\uffff]/g,
        (character) => `\\u${character.charCodeAt(0).toString(16).padStart(4, '0')}`,
      )
    }
  },
})

/** How whoever loads a part later remembers which sheets are there. */
const KNOWS_SHEET = /\b(\w+)\.styles\.add\((\w+)\.href\)/g

/**
 * Sheets stand on a page under an address with an empty fragment. Those who load a part later would not know them by it, put
 * them there again, and the browser would style the whole page anew.
 */
const sheetsOnce = (): Plugin => ({
  name: 'sheets-once',
  apply: 'build',
  applyToEnvironment: ({ name }) => name === 'client',
  generateBundle: {
    order: 'post',
    handler(_options, bundle) {
      const knowing = Object.values(bundle).flatMap((file) =>
        file.type === 'chunk' && file.code.match(KNOWS_SHEET) ? [file] : [],
      )
      if (knowing.length === 0)
        this.error('Nobody here remembers which sheets are on a page: the bundler does it another way.')
      for (const file of knowing) file.code = file.code.replace(KNOWS_SHEET, '$1.styles.add($2.href.split("#")[0])')
    },
  },
})

/** Nothing imports it: the document's head asks for it by its address. */
const firstLookAlone = (): Plugin => ({
  name: 'first-look-alone',
  apply: 'build',
  applyToEnvironment: ({ name }) => name === 'client',
  buildStart() {
    this.emitFile({ type: 'chunk', id: FIRST_LOOK, preserveSignature: 'strict' })
  },
})

export default defineConfig(({ command }) => ({
  plugins: [tailwindcss(), reactRouter(), sheetsOnce(), firstLookAlone()],
  // Keeps build/client/.vite/manifest.json, from which the server learns the name of each language's chunk.
  build: { manifest: true },
  environments: {
    client: {
      build: {
        rolldownOptions: {
          output: {
            codeSplitting: {
              groups: [
                { name: 'first-look', test: `/${FIRST_LOOK}`, priority: 3 },
                { name: 'everywhere', test: EVERYWHERE, priority: 2 },
                // What people write with, and the desks: pages that only show need neither.
                {
                  name: 'talk',
                  test: /\/app\/core\/(?:contributions\/(?!sections)|moderation\/)/,
                  minShareCount: OFTEN,
                  priority: 2,
                },
                { name: 'desk', test: /\/app\/features\/dashboards\//, minShareCount: OFTEN, priority: 2 },
                { name: 'often', test: /\/app\//, minShareCount: OFTEN, priority: 1 },
              ],
            },
          },
        },
      },
    },
    // The whole server with the packages it uses: opening a thousand small files would take half of a start.
    ssr: {
      ...(command === 'build' && { resolve: { noExternal: true, external: LEFT_OUT } }),
      build: {
        target: 'node24',
        rolldownOptions: {
          input: './server/main.ts',
          plugins: [oneByteEach()],
          // Names stay, for those who read what went wrong.
          output: { minify: { compress: false, mangle: false, codegen: { removeWhitespace: true } } },
        },
      },
    },
  },
}))
