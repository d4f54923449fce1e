// PGlite with what it takes of the machine's memory kept small.
import { setFlagsFromString } from 'node:v8'
import { PGlite } from '@electric-sql/pglite'

/**
 * By itself PGlite sets aside 160 MB for pages of the database, beside those the operating system keeps of the same
 * files. A page that is not among ours is one short read away.
 */
const SETTINGS = ['shared_buffers=16MB', 'wal_buffers=1MB']

export const START_PARAMS = [...PGlite.defaultStartParams, ...SETTINGS.flatMap((setting) => ['-c', setting])]

export class LeanPglite extends PGlite {
  /** The first that PGlite asks of the database it opened. */
  override async _initArrayTypes(options?: { force?: boolean }): Promise<void> {
    await this.#compileParser()
    await super._initArrayTypes(options)
  }

  /**
   * PostgreSQL's grammar is one function of 100 KB. V8 would take 600 MB to optimise it once it has run for a while, and
   * nobody would notice the difference. A function is compiled when it is called for the first time, and whether it is ever
   * optimised is decided then: so it is called now, with nothing in it that other statements need.
   */
  async #compileParser() {
    setFlagsFromString('--no-wasm-tier-up')
    setFlagsFromString('--no-wasm-dynamic-tiering')
    try {
      await this.exec('nothing')
    } catch {
      // No statement begins like that: it got as far as the grammar.
    } finally {
      setFlagsFromString('--wasm-tier-up')
      setFlagsFromString('--wasm-dynamic-tiering')
    }
  }
}
