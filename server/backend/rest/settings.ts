// PostgREST's settings for operators, under its own names.

export type RestSettings = {
  /** PGRST_DB_SCHEMAS: what requests can name. The first is meant where none is named. */
  schemas: string[]
  /** PGRST_DB_MAX_ROWS: of one answer, and of each embed in it. */
  maxRows: number | null
  /** PGRST_DB_AGGREGATES_ENABLED */
  hasAggregates: boolean
  /** PGRST_DB_PLAN_ENABLED */
  hasPlans: boolean
}

export const DEFAULT_REST_SETTINGS: RestSettings = {
  schemas: ['public'],
  maxRows: 1000,
  hasAggregates: false,
  hasPlans: false,
}
