// Passwords are hashed here, apart from the site: each takes a tenth of a second of thinking, in which nobody else would be
// answered.
import { parentPort } from 'node:worker_threads'
import bcrypt from 'bcryptjs'
import type { PasswordAnswer, PasswordQuestion } from './passwords.ts'

parentPort?.on('message', ({ id, password, ...what }: PasswordQuestion) => {
  const answer = 'rounds' in what ? bcrypt.hashSync(password, what.rounds) : bcrypt.compareSync(password, what.hash)
  parentPort?.postMessage({ id, answer } satisfies PasswordAnswer)
})
