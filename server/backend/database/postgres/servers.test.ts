import { expect, test } from 'vitest'
import { addressesIn, serversOf } from './servers.ts'

test.each([
  ['postgres://me:s%40me@a/db', ['postgres://me:s%40me@a/db']],
  [
    'postgres://me:word@a:5432,b:5433,[::1]:7/db?target_session_attrs=read-write&sslmode=require',
    ['a:5432', 'b:5433', '[::1]:7'].map((at) => `postgres://me:word@${at}/db?sslmode=require`),
  ],
  ['postgresql://a,b', ['postgresql://a', 'postgresql://b']],
  ['postgres:///db?host=a,b&port=1,2', ['postgres://a:1/db', 'postgres://b:2/db']],
  ['postgres:///db?host=a,b&port=6432&connect_timeout=3', ['postgres://a:6432/db', 'postgres://b:6432/db']],
])('%s', (address, servers) => {
  expect(serversOf(address)).toEqual(servers)
})

test.each([
  ['mysql://a/db', 'must begin with postgres'],
  ['postgres://a:x,b/db', '"a:x" is no host and port'],
  ['postgres://a,b/db?target_session_attrs=standby', 'not "standby": the site writes'],
  ['postgres:///db?host=a,b&port=1,2,3', 'more or fewer ports'],
  ['postgres:///db?host=/run/postgresql', 'not a folder of sockets'],
  ['postgres:///db', 'names no host'],
])('%s is refused', (address, reason) => {
  expect(() => serversOf(address)).toThrow(reason)
})

test('several addresses stand side by side, each with its own hosts', () => {
  expect(addressesIn(' postgres://a,b/db postgres://c/db,\npostgresql://d/db ')).toEqual([
    'postgres://a,b/db',
    'postgres://c/db',
    'postgresql://d/db',
  ])
})
