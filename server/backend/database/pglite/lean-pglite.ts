// PGlite with what it takes of the machine's memory kept small.
import { setFlagsFromString } from 'node:v8'
import { PGlite, types } from '@electric-sql/pglite'

/**
 * By itself PGlite sets aside 160 MB for pages of the database, beside those the operating system keeps of the same
 * files. A page that is not among ours is one short read away.
 */
const SETTINGS = ['shared_buffers=16MB', 'wal_buffers=1MB']

const asText = (text: string) => text

export const START_PARAMS = [...PGlite.defaultStartParams, ...SETTINGS.flatMap((setting) => ['-c', setting])]

/** Arrays of some table's rows, three of four, are left out. */
const ARRAY_TYPES = `select oid, typarray from pg_catalog.pg_type where typarray <> 0 and typtype <> 'c'`

export class LeanPglite extends PGlite {
  #knowsArrayTypes = false

  /**
   * The first that PGlite asks of the database it opened, to be able to read arrays. It copies the list of all types it
   * can read with every statement: with those of all rows, copying took a fifth of the time of a small request.
   */
  override async _initArrayTypes({ force = false } = {}): Promise<void> {
    if (this.#knowsArrayTypes && !force) return
    this.#knowsArrayTypes = true
    await this.#compileParser()
    const { rows } = await this.query<{ oid: number; typarray: number }>(ARRAY_TYPES)
    for (const { oid, typarray } of rows) {
      this.serializers[typarray] = (value) => types.arraySerializer(value, this.serializers[oid], typarray)
      this.parsers[typarray] = (text) => types.arrayParser(text, this.parsers[oid] ?? asText, typarray)
    }
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
