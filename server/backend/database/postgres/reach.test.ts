import { createServer } from 'node:net'
import { expect, test } from 'vitest'
import { findFreePort } from '#tests/fixtures/free-port.ts'
import { DatabaseUnreachable, explainUnreachable, reachPostgres, untilPostgresIsThere } from './reach.ts'

const server = { at: 'db.example:5432', user: 'mahalla', database: 'site' }
const refused = (code: string, message = 'raw') => Object.assign(new Error(message), { code })

test.each([
  [
    'ECONNREFUSED',
    /^The database at db\.example:5432 cannot be reached: nothing listens there \(ECONNREFUSED\)\. Start/,
  ],
  ['28P01', /refuses the password of "mahalla" \(28P01\)\. Correct the password/],
  ['3D000', /has no database "site" \(3D000\)\. Make it: createdb site$/],
  ['XX000', /: raw \(XX000\)\. See the log/],
])('%s is told with the server, its cause and what to do', (code, said) => {
  expect(explainUnreachable(server, refused(code))).toMatch(said)
})

test('a port nobody listens on is named, and the password is not', async () => {
  const port = await findFreePort()
  const failed = reachPostgres(`postgres://mahalla:geheim@127.0.0.1:${port}/site`)
  await expect(failed).rejects.toThrow(DatabaseUnreachable)
  await expect(failed).rejects.toThrow(`127.0.0.1:${port} cannot be reached: nothing listens there`)
  await expect(failed).rejects.not.toThrow('geheim')
})

test('what answers but is no database is named too', async () => {
  const other = createServer((socket) => socket.on('error', () => {}).end('HTTP/1.1 400 Bad Request\r\n\r\n'))
  await new Promise<void>((resolve) => other.listen(0, '127.0.0.1', resolve))
  const at = other.address()
  const port = typeof at === 'object' && at ? at.port : 0
  await expect(reachPostgres(`postgres://a:b@127.0.0.1:${port}/c`)).rejects.toThrow(
    `127.0.0.1:${port} cannot be reached`,
  )
  other.close()
})

test('it is tried until it is there, and each cause is said once', async () => {
  const answers = ['nothing listens', 'nothing listens', 'wrong password', null]
  const said: string[] = []
  const waited: number[] = []
  await untilPostgresIsThere('postgres://x', (line) => said.push(line), {
    reach: async () => {
      const answer = answers.shift()
      if (answer) throw new DatabaseUnreachable(`${answer}.`)
    },
    wait: async (ms) => waited.push(ms),
  })
  expect(said).toEqual([
    'nothing listens. It is tried again until it is there.',
    'wrong password. It is tried again until it is there.',
    'The database is there.',
  ])
  expect(waited).toEqual([1000, 2000, 4000])
})
