import { describe, expect, test } from 'vitest'
import { judgeImport } from './import-rules.ts'

const folder = '/site/supabase/functions'
const judge = (specifier: string) => judgeImport(specifier, 'file:///site/supabase/functions/contact/index.ts', folder)

describe('packages', () => {
  test.each([
    ['npm:zod', 'zod'],
    ['npm:zod@4', 'zod'],
    ['npm:zod@4.6.7/mini', 'zod/mini'],
    ['npm:@supabase/supabase-js@2', '@supabase/supabase-js'],
    ['npm:@supabase/supabase-js@^2.1.0/cors', '@supabase/supabase-js/cors'],
    ['npm:/zod', 'zod'],
  ])('%s is %s of the project', (specifier, name) => {
    expect(judge(specifier)).toEqual({ kind: 'package', specifier: name })
  })

  test.each(['npm:', 'npm:../x', 'npm:@scope', 'npm:https://a.example/x.ts'])('%s names none', (specifier) => {
    expect(judge(specifier).kind).toBe('refused')
  })
})

test('files beside the function and in shared folders', () => {
  expect(judge('../_shared/cors.ts')).toEqual({
    kind: 'file',
    url: 'file:///site/supabase/functions/_shared/cors.ts',
  })
  expect(judge('./words.json').kind).toBe('file')
})

test('modules of the runtime', () => {
  expect(judge('node:crypto')).toEqual({ kind: 'builtin' })
})

test.each([
  ['https://deno.land/std/http/server.ts', /remote address/],
  ['http://127.0.0.1/x.ts', /remote address/],
  ['jsr:@std/assert', /another registry/],
  ['zod', /write npm:zod/],
  ['#server/env.ts', /neither a relative file/],
  ['/etc/passwd', /neither a relative file/],
  ['data:text/javascript,1', /neither a relative file/],
  ['../../../server/env.ts', /outside of supabase\/functions/],
  ['../../functions-not/x.ts', /outside of supabase\/functions/],
  ['file:///site/server/env.ts', /outside of supabase\/functions/],
])('%s is refused, with the reason', (specifier, reason) => {
  const verdict = judge(specifier)
  expect(verdict.kind === 'refused' && verdict.message).toMatch(reason)
})
