// Asks every part of the backend for something small, the way a client would, and says what came back.

import type { Examination, Probe, ProbeName } from '#app/core/request/examination.ts'
import { keysOf } from '#app/lib/records.ts'
import type { Backend } from './backend.ts'
import { createAsking, type Finding, failed, type Probing } from './probes/asking.ts'
import { probeData } from './probes/data.ts'
import { probeServices } from './probes/services.ts'
import { probeSignIn } from './probes/sign-in.ts'

const PATIENCE_MS = 5000
/** Visitors may ask as often as they like; the backend is asked this often. */
const KEPT_MS = 10_000

const textOf = (error: unknown) => (error instanceof Error ? error.message : String(error))

type Options = {
  backend: Backend
  /** Where this process listens: realtime is a socket, and has to be asked through one. */
  address: string
  hasMailServer: boolean
  /** Ids of the other services people may sign in with. */
  providers?: readonly string[]
  /** A domain of each organisation that signs its own people in. */
  organisations?: readonly string[]
  settings: () => Examination['settings']
}

export function createExamination({
  backend,
  address,
  hasMailServer,
  providers = [],
  organisations = [],
  settings,
}: Options) {
  const asking = createAsking(backend)
  const probes: Record<ProbeName, Probing> = {
    ...probeData(asking),
    ...probeSignIn(asking, { providers, organisations }),
    ...probeServices(asking, { address, hasMailServer }),
  }

  async function run(name: ProbeName): Promise<Probe> {
    const started = performance.now()
    const patience = Promise.withResolvers<Finding>()
    const timer = setTimeout(() => patience.resolve(failed(`No answer in ${PATIENCE_MS} ms`)), PATIENCE_MS)
    const work = (async () => probes[name]())().catch((error: unknown) => failed(textOf(error)))
    const { state, note = null } = await Promise.race([work, patience.promise])
    clearTimeout(timer)
    return { name, state, note, ms: Math.round(performance.now() - started) }
  }

  let kept: { at: number; examination: Promise<Examination> } | null = null

  return (now = Date.now()): Promise<Examination> => {
    if (kept && now - kept.at < KEPT_MS) return kept.examination
    const examine = async () => {
      const found: Probe[] = []
      // One after the other: each time is its own, not that of the queue.
      for (const name of keysOf(probes)) found.push(await run(name))
      return { backend: backend.kind, probes: found, settings: settings() }
    }
    kept = { at: now, examination: examine() }
    return kept.examination
  }
}
