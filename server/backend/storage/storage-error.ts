// Refusals of /storage/v1. Like Supabase's service, most travel with HTTP 400 and say in the body what they mean:
// statusCode and error for people and older clients, code for programs.

import { isLost } from '../database/connection-lost.ts'
import { isNoRoom } from '../database/watch-for-trouble.ts'

type Code =
  | 'AccessDenied'
  | 'BucketNotEmpty'
  | 'DatabaseTimeout'
  | 'EntityTooLarge'
  | 'InsufficientStorage'
  | 'InternalError'
  | 'InvalidBucketName'
  | 'InvalidJWT'
  | 'InvalidKey'
  | 'InvalidMimeType'
  | 'InvalidRequest'
  | 'InvalidSignature'
  | 'KeyAlreadyExists'
  | 'NoSuchBucket'
  | 'NoSuchKey'
  | 'ResourceLocked'
  | 'S3Error'
  | 'ServiceUnavailable'
  | 'SlowDown'

/** Where the short text for people is not the code itself. */
const LABELS: Partial<Record<Code, string>> = {
  AccessDenied: 'Unauthorized',
  EntityTooLarge: 'Payload too large',
  InvalidMimeType: 'invalid_mime_type',
  KeyAlreadyExists: 'Duplicate',
  NoSuchBucket: 'Bucket not found',
  NoSuchKey: 'not_found',
}

export class StorageError extends Error {
  readonly statusCode: number
  readonly code: Code
  readonly httpStatus: number
  readonly retryAfterSeconds: number | null

  constructor(
    statusCode: number,
    code: Code,
    message: string,
    httpStatus = 400,
    retryAfterSeconds: number | null = null,
  ) {
    super(message)
    this.retryAfterSeconds = retryAfterSeconds
    this.statusCode = statusCode
    this.code = code
    this.httpStatus = httpStatus
  }

  toResponse(): Response {
    const { statusCode, code, message, httpStatus, retryAfterSeconds } = this
    return Response.json(
      { statusCode: String(statusCode), code, error: LABELS[code] ?? code, message },
      {
        status: httpStatus,
        ...(retryAfterSeconds !== null && { headers: { 'Retry-After': String(retryAfterSeconds) } }),
      },
    )
  }
}

export const noSuchBucket = () => new StorageError(404, 'NoSuchBucket', 'Bucket not found')
export const noSuchObject = () => new StorageError(404, 'NoSuchKey', 'Object not found')
export const alreadyExists = () => new StorageError(409, 'KeyAlreadyExists', 'The resource already exists')
export const accessDenied = (message = 'new row violates row-level security policy') =>
  new StorageError(403, 'AccessDenied', message)
export const tooLarge = () =>
  new StorageError(413, 'EntityTooLarge', 'The object exceeded the maximum allowed size', 413)
export const slowDown = (message: string, retryAfterSeconds: number) =>
  new StorageError(429, 'SlowDown', message, 429, retryAfterSeconds)
export const invalidRequest = (message: string) => new StorageError(400, 'InvalidRequest', message)
export const invalidKey = (key: string) =>
  new StorageError(400, 'InvalidKey', `Invalid key: ${JSON.stringify(key.slice(0, 100)).slice(1, -1)}`)
export const invalidMimeType = (type: string) =>
  new StorageError(415, 'InvalidMimeType', `mime type ${type.slice(0, 100)} is not supported`)

const unavailable = () =>
  new StorageError(503, 'ServiceUnavailable', 'The service is not available. Please try again.', 503)
export const filesOutOfReach = () =>
  new StorageError(503, 'S3Error', 'The store for files does not answer. Please try again.', 503)
const noRoom = () =>
  new StorageError(507, 'InsufficientStorage', 'There is no room left for files. Please try again later.', 507)

/** What stands in the way without being anyone's mistake; null for what nobody thought of. */
export function fromTrouble(error: unknown): StorageError | null {
  if (isNoRoom(error)) return noRoom()
  const code = error instanceof Error && 'code' in error ? String(error.code) : ''
  if (code === '53100') return noRoom()
  if (code === '57014') return new StorageError(544, 'DatabaseTimeout', 'The database took too long', 544)
  return isLost(error) ? unavailable() : null
}

/** In seconds. */
const A_DAY = 86_400

/** Class 22 of PostgreSQL's errors: the values are at fault, not the database. */
const isValueError = (error: unknown) => error instanceof Error && 'code' in error && /^22/.test(String(error.code))

/** What the database says when a policy, a key or a constraint is in the way. */
export function fromDatabase(error: unknown): unknown {
  switch (error instanceof Error && 'code' in error ? error.code : null) {
    case '42501':
      return accessDenied()
    case '23505':
      return alreadyExists()
    case '23503':
      return new StorageError(409, 'BucketNotEmpty', 'The bucket is in use')
    // Of the database's words only those of a rule of ours.
    case '54000':
      return new StorageError(429, 'SlowDown', 'document_limit', 429, A_DAY)
    case '23514':
      return invalidRequest('The database refuses these values')
    default:
      return isValueError(error) ? invalidRequest('The database refuses these values') : error
  }
}
