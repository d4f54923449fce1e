// Data that the root route's loader gives to every page, and the hook that reads it anywhere below.
import { useRouteLoaderData } from 'react-router'
import type { Place } from '#app/core/places/place.ts'
import type { PublicConfig } from './services.ts'

export type RootUser = { id: string; email: string; displayName: string; roles: string[] }

export type RootData = {
  user: RootUser | null
  /** UNKNOWN_PLACE when the visitor has none. */
  place: Place
  config: PublicConfig
  /** ISO date of the request, so that server and browser print the same year. */
  today: string
  /** Path of the request without its language prefix. */
  path: string
  /** Of a member: how many notifications are unread, the channel that tells of more, and which forms they have begun. */
  inbox: { unread: number; liveKey: string | null; drafts: string[] } | null
}

/** Null only where the root loader itself failed. A room above this one reads its own part by naming it. */
export const useRootData = <Part = RootData>() => useRouteLoaderData<Part>('root') ?? null
