// Choices in the wizard's own lists, beyond those of every listing's form.
export const OWNERSHIPS = ['shown', 'hidden', 'no', 'unsaid'] as const
export const PLAN_CHOICES = ['trial', 'basic'] as const

export type SimilarListing = { id: string; slug: string; name: string; address: string | null; city: string | null }
