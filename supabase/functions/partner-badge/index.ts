// Is a partner badge genuine? Asked by partners' own sites: `?id=` of the badge, `?domain=` of the site it stands on, or
// both, which then must belong together. Also by POST with the same names as JSON.
import { createClient } from 'npm:@supabase/supabase-js@2'
import { z } from 'npm:zod@4'
import { json, preflight, readObject, refuse } from '../_shared/answers.ts'

const question = z
  .object({
    id: z.guid().optional(),
    domain: z
      .string()
      .trim()
      .max(253)
      .regex(/^(?:[\p{L}\p{N}](?:[\p{L}\p{N}-]*[\p{L}\p{N}])?\.)+[\p{L}\p{N}-]{2,}\.?$/u)
      .optional(),
  })
  .refine(({ id, domain }) => id !== undefined || domain !== undefined, { path: ['id'] })

const db = createClient(Deno.env.get('SUPABASE_URL') ?? '', Deno.env.get('SUPABASE_ANON_KEY') ?? '', {
  auth: { persistSession: false, autoRefreshToken: false },
})

async function readQuestion(request: Request): Promise<unknown> {
  if (request.method === 'POST') return readObject(request)
  const { searchParams } = new URL(request.url)
  return { id: searchParams.get('id') ?? undefined, domain: searchParams.get('domain') ?? undefined }
}

Deno.serve(async (request) => {
  if (request.method === 'OPTIONS') return preflight()
  if (request.method !== 'GET' && request.method !== 'POST') return refuse(405, 'method_not_allowed')
  const asked = question.safeParse(await readQuestion(request))
  if (!asked.success) return refuse(400, 'invalid', [...new Set(asked.error.issues.map(({ path }) => path.join('.')))])
  const { id, domain } = asked.data
  const { data, error } = await db.rpc('partner_badge', { badge_id: id ?? null, site_domain: domain ?? null })
  if (error) {
    console.error(`partner-badge: ${error.message}`)
    return refuse(503, 'unavailable')
  }
  // The same for everyone who asks, and a badge that is withdrawn turns grey within minutes.
  return json({ approved: data !== null, partner: data }, 200, { 'Cache-Control': 'public, max-age=300' })
})
