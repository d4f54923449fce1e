// The tabs over lists of Ramadan and Eid; Eid is both feasts.
import { OCCASIONS, type OccasionKind } from './read-mosque.ts'

export const OCCASION_TABS = ['eid', 'taraweeh', 'qiyam', 'itikaf', 'iftar', 'fitrana'] as const
export type OccasionTab = (typeof OCCASION_TABS)[number]

export const kindsOf = (tab: OccasionTab): OccasionKind[] =>
  tab === 'eid' ? ['eid_fitr', 'eid_adha'] : OCCASIONS.filter((kind) => kind === tab)
