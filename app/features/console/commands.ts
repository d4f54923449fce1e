// Every command that keeps a site, and where its work is done on a screen; what has none says why. The test beside it reads the
// commands themselves: a new one is named here.
export type CommandId =
  | 'admin'
  | 'import'
  | 'streets'
  | 'remove-sample'
  | 'rotate-keys'
  | 'revoke-keys'
  | 'export'
  | 'export-secrets'
  | 'verify'
  | 'drill'
  | 'restore'
  | 'supabase'
  | 'schema'
  | 'messages'

/** `to`: where it is done here. Without, or for what goes beyond the screen: `why` it is done on the machine. */
type Why = 'admin' | 'import' | 'streets' | 'export-secrets' | 'restore' | 'supabase' | 'schema' | 'messages'
export type Command = { id: CommandId; line: string } & ({ to: string; why?: Why } | { to: null; why: Why })

export const COMMANDS: readonly Command[] = [
  { id: 'admin', line: 'npm run admin -- you@example.org', to: '/dashboard/superadmin/people', why: 'admin' },
  { id: 'import', line: 'npm run import -- places.csv', to: '/dashboard/staff/imports', why: 'import' },
  { id: 'streets', line: 'npm run import -- region.osm.pbf --streets only', to: null, why: 'streets' },
  { id: 'remove-sample', line: 'npm run db -- remove-sample', to: '/dashboard/superadmin/sample' },
  { id: 'rotate-keys', line: 'npm run db -- rotate-keys', to: '/dashboard/superadmin/keys' },
  { id: 'revoke-keys', line: 'npm run db -- rotate-keys --revoke', to: '/dashboard/superadmin/keys' },
  { id: 'export', line: 'npm run db -- export /backups', to: '/dashboard/superadmin/archive' },
  { id: 'export-secrets', line: 'npm run db -- export /backups --with-secrets', to: null, why: 'export-secrets' },
  { id: 'verify', line: 'npm run db -- verify FILE', to: '/dashboard/superadmin/archive/check' },
  { id: 'drill', line: 'npm run db -- drill /backups', to: '/dashboard/superadmin/archive' },
  { id: 'restore', line: 'npm run db -- import FILE', to: null, why: 'restore' },
  { id: 'supabase', line: 'npm run db -- import FILE --supabase', to: null, why: 'supabase' },
  { id: 'schema', line: 'npm run db -- generate, check, baseline', to: null, why: 'schema' },
  { id: 'messages', line: 'npm run messages -- export fr, import FILE', to: null, why: 'messages' },
]
