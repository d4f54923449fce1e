import { openEmbedded } from './backend/embedded.ts'
import { mkdtempSync } from 'node:fs'
const t0 = performance.now()
const b = await openEmbedded({ env: { dataDir: mkdtempSync('/tmp/probe-'), databaseUrl: process.env.DBURL ?? null, smtpUrl: null }, siteUrl: 'http://127.0.0.1', sendMail: async () => {}, inMemory: true, say: console.log })
console.log('open', performance.now() - t0)
const { readCatalog } = await import('./backend/rest/catalog.ts')
for (let i = 0; i < 3; i++) { const t = performance.now(); const c = await readCatalog(b.database, ['public']); console.log('catalog ms', performance.now() - t, c.tables('public').length) }
const go = async (path: string, init: any = {}, svc = false) => { const r = await b.fetch('http://x/rest/v1/' + path, { ...init, headers: { apikey: svc ? b.serviceRoleKey : b.anonKey, ...(init.body && {'content-type':'application/json'}), ...init.headers } }); console.log(init.method ?? 'GET', path, r.status, (await r.text()).slice(0, 300), r.headers.get('content-range')) }
await go('partners?select=id,name&limit=2')
await go('partners', { method: 'POST', body: JSON.stringify([{ name: 'a', status: 'approved', logo_url: '/x.svg' }]), headers: { prefer: 'return=representation' } }, true)
await go('partners?select=id,name,partner_contacts(contact_name)&limit=2&order=name.desc', {headers:{prefer:'count=exact'}}, true)
await go('partners?select=nothing')
await go('rpc/partner_badge?badge_id=00000000-0000-4000-8000-000000000001')
await go('rpc/partner_badge', { method: 'POST', body: '{"badge_id":"x"}' })
await go('outbox')
await go('businesses?tags=eq.5')
await go('nothing')
await b.close()
