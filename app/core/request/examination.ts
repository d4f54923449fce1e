// The process's findings about itself, for the diagnostic pages. Holds no secret and no value of a setting.

export type ProbeName =
  | 'client'
  | 'keys'
  | 'connection'
  | 'schema'
  | 'clock'
  | 'rest'
  | 'rpc'
  | 'auth'
  | 'signIn'
  | 'secondFactors'
  | 'accounts'
  | 'providers'
  | 'organisations'
  | 'idTokens'
  | 'wallets'
  | 'identities'
  | 'storage'
  | 'functions'
  | 'realtime'
  | 'mail'

export type Probe = {
  name: ProbeName
  /** `absent`: not set up here, which is no fault. */
  state: 'ok' | 'failed' | 'absent'
  ms: number
  /** What was answered, in the words of whoever answered: for staff. */
  note: string | null
}

export type Examination = {
  backend: 'embedded' | 'postgresql' | 'hosted'
  probes: Probe[]
  settings: { name: string; isSet: boolean }[]
}
