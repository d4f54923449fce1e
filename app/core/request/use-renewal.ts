// Loads the page's data anew while it stays open. Where the site does not answer the page stays as it is: a load that
// fails would put an error in its place.
import { useCallback, useEffect } from 'react'
import { useRevalidator } from 'react-router'

const PATIENCE_MS = 10_000

async function isSiteUp(): Promise<boolean> {
  try {
    const { ok } = await fetch('/healthz', { cache: 'no-store', signal: AbortSignal.timeout(PATIENCE_MS) })
    return ok
  } catch {
    return false
  }
}

const MINUTE = 60_000

/**
 * Several parts of a page may want it in the same minute: it is loaded once for all of them. What was asked for before
 * that minute does not know what has come since.
 */
let underWay: { minute: number; done: Promise<boolean> } | null = null

/** The function it gives tells whether the site answered. */
export function useRenewal(): () => Promise<boolean> {
  const { revalidate } = useRevalidator()
  return useCallback(() => {
    const minute = Math.floor(Date.now() / MINUTE)
    if (underWay?.minute === minute) return underWay.done
    const done = renewBy(revalidate).finally(() => {
      if (underWay?.done === done) underWay = null
    })
    underWay = { minute, done }
    return done
  }, [revalidate])
}

/** The same for whoever heard of something new: each word is answered by a load of its own. */
export function useReload(): () => Promise<boolean> {
  const { revalidate } = useRevalidator()
  return useCallback(() => renewBy(revalidate), [revalidate])
}

const LOOK_AGAIN_MS = 1500

/** As long as what uses it is shown: for work of the site that ends by itself. */
export function useReloadNowAndThen() {
  const reload = useReload()
  useEffect(() => {
    const timer = setInterval(reload, LOOK_AGAIN_MS)
    return () => clearInterval(timer)
  }, [reload])
}

async function renewBy(revalidate: () => Promise<void>): Promise<boolean> {
  if (!(await isSiteUp())) return false
  await revalidate()
  return true
}
