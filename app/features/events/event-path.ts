import { contributionPath } from '#app/core/contributions/sections.ts'

/** The page of an event, at one of its days. */
export const eventPath = (slug: string, day?: string | null) =>
  `${contributionPath('events', slug)}${day ? `?day=${day}` : ''}`

export const guestsPath = (slug: string, day: string) => `${contributionPath('events', slug)}/guests?day=${day}`
