// The second half of the newsletter's double opt-in: whoever holds the token of the mail confirms the address.
import { createHash } from 'node:crypto'
import { createClient } from 'npm:@supabase/supabase-js@2'
import { json, preflight, readObject, refuse } from '../_shared/answers.ts'

const db = createClient(Deno.env.get('SUPABASE_URL') ?? '', Deno.env.get('SUPABASE_ANON_KEY') ?? '', {
  auth: { persistSession: false, autoRefreshToken: false },
})

Deno.serve(async (request) => {
  if (request.method === 'OPTIONS') return preflight()
  // Mail programs open links on their own to look at them: only a post confirms.
  if (request.method !== 'POST') return refuse(405, 'method_not_allowed')
  const token = (await readObject(request))?.token
  if (typeof token !== 'string' || token === '' || token.length > 200) return refuse(400, 'invalid', ['token'])
  // Only the hash is stored, so that whoever reads the table cannot act for the people in it.
  const token_hash = createHash('sha256').update(token).digest('hex')
  const { data, error } = await db.rpc('newsletter_confirm', { token_hash })
  if (!error) return json({ confirmed: data === true })
  console.error(`newsletter-confirm: ${error.message}`)
  return refuse(503, 'unavailable')
})
