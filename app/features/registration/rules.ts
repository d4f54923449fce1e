// The steps of the wizard: their order, which may be left for later, and where somebody goes on. Pure.

import type { Typed } from '#app/core/listing-form/choices.ts'

export const STEPS = ['who', 'business', 'place', 'hours', 'halal', 'plan'] as const
export type Step = (typeof STEPS)[number]
/** A step that is kept in the draft. */
export type Section = Exclude<Step, 'who'>

const OPTIONAL: readonly Step[] = ['hours']

export type SectionData = {
  /** The fields as they were typed, right or wrong. */
  typed?: Typed
  /** Only while everything typed is right. */
  value?: Record<string, unknown>
  skipped?: boolean
}
export type DraftData = Partial<Record<Section, SectionData>>

export const isStep = (value: unknown): value is Step => STEPS.some((step) => step === value)
export const isOptional = (step: Step) => OPTIONAL.includes(step)

export const stepPath = (step: Step) => (step === 'who' ? '/business-register' : `/business-register/${step}`)

/** Null after the last. */
export const stepAfter = (step: Step): Step | null => STEPS[STEPS.indexOf(step) + 1] ?? null
export const stepBefore = (step: Step): Step => STEPS[Math.max(0, STEPS.indexOf(step) - 1)] ?? 'who'

export function isDone(step: Step, data: DraftData, isSignedIn: boolean): boolean {
  if (step === 'who') return isSignedIn
  const section = data[step]
  return section?.value !== undefined || (isOptional(step) && section?.skipped === true)
}

/**
 * The step that has to come before this one, or null when it may be shown. An account is needed for the last step only:
 * everything else can be filled in first.
 */
export function missingBefore(step: Step, data: DraftData, isSignedIn: boolean): Step | null {
  const earlier = STEPS.slice(0, STEPS.indexOf(step))
  const inData = earlier.find((other) => other !== 'who' && !isDone(other, data, isSignedIn) && !isOptional(other))
  if (inData) return inData
  return step === 'plan' && !isSignedIn ? 'who' : null
}

/** Where to go on: the first step that says nothing yet. */
export function resumeStep(data: DraftData, isSignedIn: boolean): Step {
  const open = STEPS.find((step) => step !== 'who' && !isDone(step, data, isSignedIn)) ?? 'plan'
  return missingBefore(open, data, isSignedIn) ?? open
}

/** Has anything been entered at all? */
export const isBegun = (data: DraftData) => Object.keys(data).length > 0
