// Rules for a function's imports: packages by `npm:`, Node's own modules by `node:`, and files beside it. Upstream also
// fetches code from addresses; here nothing is fetched at run time, so those are refused before anything is loaded.
import { sep } from 'node:path'
import { fileURLToPath } from 'node:url'

export type ImportVerdict =
  | { kind: 'package'; specifier: string }
  | { kind: 'builtin' }
  | { kind: 'file'; url: string }
  | { kind: 'refused'; message: string }

/** `npm:@supabase/supabase-js@2/cors` → scope and name, version, path inside. */
const NPM = /^npm:\/?((?:@[a-z0-9~][\w.~-]*\/)?[a-z0-9~][\w.~-]*)(?:@([^/]+))?((?:\/.*)?)$/i

/** `importer` is a file of a function, by its `file:` address; `folder` is supabase/functions. */
export function judgeImport(specifier: string, importer: string, folder: string): ImportVerdict {
  if (specifier.startsWith('node:')) return { kind: 'builtin' }
  if (specifier.startsWith('npm:')) {
    const [, name, , path = ''] = NPM.exec(specifier) ?? []
    if (!name) return refuse(`"${specifier}" does not name a package: write npm:name or npm:name@version.`)
    // The version is the one package.json pins: there is one copy of a package in the process.
    return { kind: 'package', specifier: name + path }
  }
  if (/^(?:\.{1,2}\/|file:)/.test(specifier)) return judgeFile(specifier, importer, folder)
  if (/^https?:/.test(specifier))
    return refuse(`"${specifier}" is a remote address: only npm: packages and relative files may be imported.`)
  if (specifier.startsWith('jsr:'))
    return refuse(`"${specifier}" is on another registry: only npm: packages and relative files may be imported.`)
  return refuse(`"${specifier}" is neither a relative file nor an npm: package: write npm:${specifier}.`)
}

function judgeFile(specifier: string, importer: string, folder: string): ImportVerdict {
  const url = URL.parse(specifier, importer)
  if (url?.protocol !== 'file:') return refuse(`"${specifier}" is not a file.`)
  // What lies outside of the folder is not deployed with a function.
  if (!fileURLToPath(url).startsWith(folder.endsWith(sep) ? folder : folder + sep))
    return refuse(`"${specifier}" lies outside of supabase/functions and would not be deployed.`)
  return { kind: 'file', url: url.href }
}

const refuse = (message: string): ImportVerdict => ({ kind: 'refused', message })
