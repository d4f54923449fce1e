// @supabase/lite answers a broken check constraint with 500; PostgREST answers 400 with the database's code.

const CHECK = /violates check constraint/

export async function repairRestError(response: Response): Promise<Response> {
  if (response.status !== 500 || !response.headers.get('content-type')?.includes('json')) return response
  const body = (await response.clone().json()) as { code?: string; message?: string }
  if (body.code !== 'SUP' || !CHECK.test(body.message ?? '')) return response
  const message = (body.message ?? '').replace(/^error: /, '')
  return Response.json({ code: '23514', details: null, hint: null, message }, { status: 400 })
}
