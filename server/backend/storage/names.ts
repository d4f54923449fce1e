// Rules for names of buckets and files: Supabase's letters, and nothing that could mean another place.
import { invalidKey, StorageError } from './storage-error.ts'

const LETTERS = /^[\w!\-.*'() &$@=;:+,?]+$/
const LONGEST_BUCKET = 100
const LONGEST_KEY = 1024

export function bucketName(value: unknown): string {
  if (typeof value !== 'string' || value.length > LONGEST_BUCKET || !LETTERS.test(value) || /^\.|^\s|\s$/.test(value))
    throw new StorageError(400, 'InvalidBucketName', 'Bucket name invalid')
  return value
}

export function isObjectName(value: string): boolean {
  return (
    value.length <= LONGEST_KEY &&
    value.split('/').every((part) => LETTERS.test(part) && part !== '.' && part !== '..' && part.trim() !== '')
  )
}

export function objectName(value: unknown): string {
  if (typeof value !== 'string' || !isObjectName(value))
    throw invalidKey(typeof value === 'string' ? value : 'a name is text')
  return value
}

/** The decoded parts of an address after its prefix; null where an escape is broken. */
export function decodePath(path: string): string | null {
  try {
    return decodeURIComponent(path)
  } catch {
    return null
  }
}
