/** The time one statement may take, as a Supabase project has it. Nothing bounds the service role: it does our work. */
export const STATEMENT_TIMEOUTS = { anon: '3s', authenticated: '8s', service_role: '0' } as const
