import { createWriteStream, mkdirSync, statSync, symlinkSync, mkdtempSync } from 'node:fs'
import { Readable } from 'node:stream'
import { pipeline } from 'node:stream/promises'
import postgres from 'postgres'
import { openEmbedded } from '#server/backend/embedded.ts'
import { createImporter } from '#server/imports/importer.ts'
const count = Number(process.argv[2]); const name = process.argv[3]!; const merge = process.argv[4]
const server = 'postgres://postgres@127.0.0.1:54401/postgres'
const src = await import('node:fs').then(f=>f.readFileSync('/work/main/bench/import/scenario.ts','utf8'))
const admin = postgres(server,{max:1,onnotice:()=>{}})
await admin.unsafe(`drop database if exists ${name} with (force)`); await admin.unsafe(`create database ${name} template template0 encoding 'UTF8'`)
const dataDir = mkdtempSync('/tmp/stage-')
const COLUMNS = 'id,name,category,address,city,country_code,latitude,longitude,phone,website,description'
const body = src.slice(src.indexOf('const WORDS'), src.indexOf('export async function measure'))
import { stripTypeScriptTypes } from 'node:module'
const rows = new Function('COLUMNS', stripTypeScriptTypes(body)+'; return rows')(COLUMNS)
const file = dataDir+'/rows.csv'
await pipeline(Readable.from(rows(count)), createWriteStream(file))
const backend = await openEmbedded({ env:{dataDir, databaseUrl: server.replace(/postgres$/,name), smtpUrl:null}, siteUrl:'http://127.0.0.1', sendMail: async()=>{}, inMemory:false } as any)
const importer = createImporter({ backend, dataDir, log:(e:any,d:any)=>console.error(e,d)} as any)
mkdirSync(importer.folder,{recursive:true})
const id = crypto.randomUUID(); symlinkSync(file, importer.pathOf(id))
const call = async (n:string,a:any)=>{const {error}=await importer.service.rpc(n as never,a as never); if(error) throw new Error(error.message)}
let t=performance.now()
await importer.service.from('imports').insert({id,file_name:'rows.csv',file_size:statSync(file).size,source:'bench'})
await importer.advance(id)
const [p]=await backend.database.query<any>('select mapping from public.imports where id=$1',[id])
await call('stage_import',{import_id:id,mapping:p.mapping,kind:'business',source:'bench'})
await importer.advance(id,{withReport:false})
console.log('staged',count/((performance.now()-t)/1000),'rows/s'); t=performance.now()
await call('merge_import',{import_id:id})
if(merge){ await importer.advance(id); console.log('merged',count/((performance.now()-t)/1000),'rows/s') }
console.log(id); await backend.close(); await admin.end()
