// The calls of the specification (section 7) and the tests that make them. docs/contract-coverage.md is written from this.

export type Call = { call: string; tests: readonly [file: string, title: string][] }
export type Surface = { name: string; calls: readonly Call[] }

const calls = (file: string, entries: Record<string, string | readonly string[]>): Call[] =>
  Object.entries(entries).map(([call, titles]) => ({
    call,
    tests: [titles].flat().map((title) => [file, title] as [string, string]),
  }))

const CONTRACT = 'tests/contract'

export const SURFACES: readonly Surface[] = [
  {
    name: 'Table queries of the product',
    calls: calls(`${CONTRACT}/product-queries.test.ts`, {
      'businesses, business, business_unified: all rows by range, one by id, by part of the name':
        '%s: all rows by range, one by id, by part of the name',
      'mosques, mosque, mosque_unified: list, by id, by slug, search':
        '%s: a list with a limit, one by id and by slug, by part of name, description, address or city',
      'mosques, mosque: update facilities, update prayer_times': '%s: facilities and prayer times changed by id',
      'partners: approved, newest first, limited': 'partners: the approved ones, newest first, sixteen of them',
      'promo_analytics, page_analytics: insert': 'promo_analytics and page_analytics: a visitor adds, and reads none',
      'business_accounts by owner_id; memberships by business_id, update, insert; user_roles by user_id':
        'business_accounts, memberships and user_roles: by owner, by business, by person',
    }),
  },
  {
    name: 'Authentication (auth/v1)',
    calls: [
      ...calls(`${CONTRACT}/auth.test.ts`, {
        'POST signup': [
          'who signs up has an account and a profile, at once or when the address is confirmed',
          'a weak password is refused with the reasons',
        ],
        'POST token, grant password': 'a wrong password and an unknown address give the same answer',
        'POST token, grant refresh_token':
          'a refresh token renews the session, and once more for a tab that missed the answer',
        'POST verify': ['a code signs in once', 'a password is forgotten and set anew by the link, once'],
        'GET user, PUT user': 'one’s own account is read and changed, and nobody gets a role by their own metadata',
        'POST logout, scope global, local, others': 'leaving ends what it says',
        'GET .well-known/jwks.json': 'the keys that sign are published where they may be',
        'admin/oauth/clients': 'one is registered, changed, given a new secret and removed',
      }),
      ...calls(`${CONTRACT}/ways-in.test.ts`, {
        'POST verify, by the mail': 'where mail is configured, an address is confirmed by the link in the mail',
        'POST recover': 'a password is reset by the link in the mail, once',
      }),
      ...calls(`${CONTRACT}/auth-wallets.test.ts`, {
        'POST token, grant web3': [
          'an Ethereum wallet signs in, is the same person again, and a message works once',
          'a Solana wallet signs in',
        ],
      }),
      ...calls(`${CONTRACT}/auth-saml.test.ts`, {
        'POST sso': [
          'a browser is sent there at once unless it asks for the address, and never back to another site',
          '%s cannot be asked for',
        ],
        'POST sso/saml/acs': [
          'someone signs in at their organisation, with the session behind the hash',
          'by PKCE the code is good once, and only for the browser that began',
          'gets nowhere with an answer %s',
        ],
        'GET sso/saml/metadata': 'our metadata says who we are and where answers go',
      }),
      ...calls(`${CONTRACT}/auth-grants.test.ts`, {
        'POST token, grant pkce': 'PKCE: a code comes back that opens the session once',
        'POST token, grant id_token': 'the nonce must be the one whose hash the issuer signed',
        'POST otp': 'a code for someone new confirms the address, and none does before it came back',
        'POST resend': 'a confirmation is sent again, at most once a minute',
        'GET reauthenticate': 'a code by mail lets a password be changed; a wrong one does not',
        'POST sso, not configured': 'single sign-on is off',
        'GET authorize': 'implicit: the session comes back behind the hash, never to another site',
        'DELETE user/identities/{id}':
          'a second way in is linked to an account and taken away again, but never the last',
      }),
      ...calls(`${CONTRACT}/auth-switches.test.ts`, {
        'POST signup, without an address':
          'someone stays unknown, and becomes a member with an address, with everything they had',
        'GET settings, disable_signup':
          'sign-up is refused, whatever way it is asked for; who is made or invited gets in',
        'GET verify, by PKCE': '%s comes back with a code that only the app which asked can use, once',
      }),
      ...calls(`${CONTRACT}/passkeys.test.ts`, {
        'POST passkeys/registration/options, passkeys/registration/verify; GET passkeys':
          'one is added by whoever is signed in, kept on the device, and found in the list',
        'POST passkeys/authentication/options, passkeys/authentication/verify':
          'it opens the account, once for each question, and says so in the token',
        'PATCH and DELETE passkeys/{id}; admin/users/{id}/passkeys':
          'it is renamed and removed by its owner, and by the service role',
      }),
      ...calls(`${CONTRACT}/tokens.test.ts`, {
        'the rule for tokens, on every surface': 'refuses one %s',
      }),
      ...calls(`${CONTRACT}/factors.test.ts`, {
        'POST factors, factors/{id}/challenge, factors/{id}/verify; DELETE factors/{id}':
          'an app is enrolled, verified, kept through refreshes, asked for at the next sign-in and removed',
      }),
      ...calls(`${CONTRACT}/auth-admin.test.ts`, {
        'admin/users': [
          'an account is made with everything it was given, and its profile by the same trigger',
          'the list comes by page, with the headers the client reads',
          'an account is read, changed and its metadata merged',
          'an account is deleted, softly or for good',
        ],
      }),
    ],
  },
  {
    name: 'Tables and procedures (rest/v1)',
    calls: [
      ...calls(`${CONTRACT}/rest-read.test.ts`, {
        'GET with query filters': 'filter: %s',
        'GET with embedding': [
          'embedded: one below, one above, renamed, spread',
          'embedded: filtered, required, absent, nested and ordered',
        ],
        'GET with counts, ranges, single rows, CSV': [
          'limit and range, with the count beside',
          'counts alone, exact and guessed',
          'single and maybeSingle',
          'as CSV, and without nulls',
        ],
        'rpc/{name}': ['rpc: by POST, GET and HEAD', 'rpc: what may not be'],
      }),
      ...calls(`${CONTRACT}/rest-write.test.ts`, {
        POST: ['insert: one and many, told or not', 'upsert: merges, ignores, and by a named conflict'],
        PATCH: 'update: only what fits, told or counted',
        DELETE: 'delete: told, counted',
        'errors in PostgREST’s shape': 'error: %s',
      }),
      ...calls(`${CONTRACT}/rest-shapes.test.ts`, {
        'types of every kind in JSON': 'every type comes as JSON has it',
        'rpc/{name}, arguments of every kind': [
          'rpc: %s takes %j',
          'rpc: a body taken whole, as text or bytes',
          'rpc: by GET, with as many as there are',
        ],
        'what is refused is undone': 'a refusal changes nothing: more rows than one, more than allowed',
      }),
      ...calls(`${CONTRACT}/rest-hostile.test.ts`, {
        'values of the wrong type, of every type': 'malformed values of every type harm nobody else',
        'embeds without end': 'embed bombs: %s',
      }),
    ],
  },
  {
    name: 'Functions (functions/v1)',
    calls: [
      ...calls(`${CONTRACT}/functions.test.ts`, {
        'POST {functionName}': 'contact keeps the message of whoever writes',
        'GET {functionName}': 'partner-badge tells approved partners from others, for any site',
      }),
      ...calls(`${CONTRACT}/our-functions.test.ts`, {
        'JSON in and out': 'by POST, with JSON in and out and a file shared between functions',
        'other methods': 'with the method, path, query, headers and body of the call; without cookies',
      }),
    ],
  },
  {
    name: 'Realtime (realtime/v1)',
    calls: calls(`${CONTRACT}/realtime.test.ts`, {
      'websocket: connect, join, leave': ['needs a key', 'is joined and left'],
      'websocket: broadcast': 'reaches the others, and the sender only if asked',
      'websocket: presence': 'shows who is there, who comes, changes and goes',
      'websocket: changes of rows': 'of rows come with columns, types and the old key',
      'POST api/broadcast': ['goes over HTTP, one or several', 'over HTTP is refused with what is wrong'],
    }),
  },
  {
    name: 'Files (storage/v1)',
    calls: calls(`${CONTRACT}/storage.test.ts`, {
      'object upload, download': 'a text, a blob and a stream come back as they went in',
      'object move': 'a move keeps the bytes and the id',
      'object copy': 'a copy is a file of its own',
      'object sign': 'open one file to whoever has them, for a while',
      'object list': ['folders first, then files by name', 'by pages, in another order, and by the start of the name'],
      'object remove': 'removing takes only one’s own',
      'bucket create, list, update, empty, delete':
        'are made, listed, read, changed, emptied and deleted by the service',
    }),
  },
  {
    name: 'The site’s own endpoints',
    calls: [
      ...calls(`${CONTRACT}/hostile.test.ts`, {
        'GET /api/prayer-times, GET /api/geocode, POST chat':
          'the site’s own endpoints answer in the shapes the specification reads',
      }),
      ...calls('app/core/prayer/client.test.ts', {
        'prayer times: fallback to the public service': 'falls back to the public service when ours fails',
      }),
      ...calls('app/core/places/geocode-shape.test.ts', {
        'reverse geocoding: both shapes read': [
          'reads the city, else the town, else the village',
          'reads the public service, which has other names',
        ],
      }),
      ...calls('server/api/places-api.test.ts', {
        'maps places: text search, then details': 'finds a place by name, address and city, then reads its details',
      }),
    ],
  },
]

/** Upstream's own suites, unchanged, against ours: each case that fails, and why. */
export type Suite = {
  suite: string
  settings: string
  of: number
  passed: Readonly<Record<string, number>>
  failing: Readonly<Record<string, string>>
}

export const UPSTREAM: readonly Suite[] = [
  {
    suite: '`packages/core/postgrest-js` of supabase-js, all 20 files in its order, with its own tables and rows',
    settings: '`PGRST_DB_SCHEMAS=public,personal,graphql_public`, aggregates and plans on',
    of: 350,
    passed: { PostgreSQL: 348, PGlite: 348 },
    failing: {
      geojson: '`application/geo+json` is made by `ST_AsGeoJSON` of PostGIS, which neither database here has',
      'explain with options':
        'expects a query identifier and a cache size in the plan, which the database of that suite is configured to show',
    },
  },
  {
    suite: '`packages/core/auth-js` of supabase-js, all 20 files in its order',
    settings:
      'its own RS256 key in `JWT_KEYS`, its two API keys, `SITE_URL=http://localhost:5173`, `AUTH_ANONYMOUS_USERS=on`, `AUTH_MANUAL_LINKING=off`; its made-up passwords begin with `Aa1`, as our rule wants',
    of: 560,
    passed: { PGlite: 555 },
    failing: {
      'fail to signUp() with invalid password': 'expects six characters to be enough; ours takes eight of three kinds',
      'signInWithOtp() with PKCE flow should return error':
        'expects to be told that an address has no account; ours tells nobody (decision 034)',
      'getSession emits no warnings if getUser is called prior, updateUser() should throw an error when throwOnError is true, should work with lazy initialization in public methods':
        'three clients without any API key, which ours asks for as a hosted project does',
    },
  },
  {
    suite: 'the container tests of the same package, all four files',
    settings: 'an instance for each of its four configurations, signing with our own ES256 keys',
    of: 11,
    passed: { PGlite: 9 },
    failing: {
      'signInWithOtp() with phone':
        'expects its SMS service to fail for want of an account there; ours is a working gateway',
      'signInWithPassword() for phone':
        'expects phone numbers to be confirmed at once without any SMS; here a number counts when its code came back',
    },
  },
  {
    suite: '`packages/core/storage-js` of supabase-js, all 18 files, with its own seed',
    settings: 'its service key and the secret that signed it',
    of: 415,
    passed: { PostgreSQL: 413 },
    failing: {
      'can upload a file with a valid mime type':
        'sends a JPEG as `image/png` into a bucket that takes nothing else; ours looks at the bytes and refuses it',
      'empty bucket': 'expects to read that the work was put off for up to an hour; here the bucket is empty at once',
    },
  },
  {
    suite: '`packages/core/functions-js` of supabase-js, all 7 files, its four functions begun with `Deno.serve`',
    settings: 'its relay is our address, and its keys carry a role and an end',
    of: 42,
    passed: { PostgreSQL: 42 },
    failing: {},
  },
  {
    suite: '`test/e2e/realtime-check.ts` of realtime, all its categories',
    settings: 'its SQL spoken by the postgres package instead of Bun',
    of: 52,
    passed: { PostgreSQL: 51 },
    failing: {
      'postgres changes INSERT throughput':
        'counts only events that come after the answer to the insert; here some come before it, and none is lost',
    },
  },
]
