// A message to the people who run the site: kept for staff, and mailed to the operator through the outbox.
import { createClient } from 'npm:@supabase/supabase-js@2'
import { z } from 'npm:zod@4'
import { json, preflight, readObject, refuse } from '../_shared/answers.ts'

const messageForm = z.object({
  name: z.string().trim().min(1).max(160),
  email: z.email().max(320),
  subject: z
    .string()
    .trim()
    .min(1)
    .max(200)
    // It becomes a header of a mail.
    .regex(/^[^\p{Cc}]*$/u),
  message: z.string().trim().min(1).max(4000),
  topic: z
    .enum(['question', 'listing', 'mosque', 'account', 'problem', 'privacy', 'partnership', 'other'])
    .default('other'),
  language: z.enum(['en', 'ar', 'ur', 'fr', 'tr', 'id']).default('en'),
  /** A field no person sees. */
  website: z.string().max(200).default(''),
})

const url = Deno.env.get('SUPABASE_URL') ?? ''
const options = { auth: { persistSession: false, autoRefreshToken: false } }
const service = createClient(url, Deno.env.get('SUPABASE_SERVICE_ROLE_KEY') ?? '', options)

/** Who writes, when they are signed in; a token that does not hold counts as none. */
async function senderOf(request: Request): Promise<string | null> {
  const token = /^Bearer (.+\..+\..+)$/i.exec(request.headers.get('authorization') ?? '')?.[1]
  if (!token) return null
  const { data } = await createClient(url, Deno.env.get('SUPABASE_ANON_KEY') ?? '', options).auth.getUser(token)
  return data.user?.id ?? null
}

Deno.serve(async (request) => {
  if (request.method === 'OPTIONS') return preflight()
  if (request.method !== 'POST') return refuse(405, 'method_not_allowed')
  const form = messageForm.safeParse(await readObject(request))
  if (!form.success) return refuse(400, 'invalid', [...new Set(form.error.issues.map(({ path }) => path.join('.')))])
  const { website, ...message } = form.data
  // A program that filled the trap must not learn from the answer that it was found out.
  if (website !== '') return json({ sent: true })
  const { error } = await service.rpc('send_contact_message', {
    ...message,
    sender_id: await senderOf(request),
    recipient: Deno.env.get('CONTACT_EMAIL') ?? null,
    mail_status: Deno.env.get('MAIL_DELIVERY') === 'outbox' ? 'kept' : 'queued',
  })
  if (!error) return json({ sent: true })
  console.error(`contact: ${error.message}`)
  return refuse(503, 'unavailable')
})
