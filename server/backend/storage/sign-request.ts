// AWS Signature Version 4 for one request, as S3 and everything that speaks S3 expects it.
import { createHash, createHmac } from 'node:crypto'

export type Credentials = { accessKeyId: string; secretAccessKey: string; region: string }

const hash = (text: string) => createHash('sha256').update(text).digest('hex')
const hmac = (key: string | Buffer, text: string) => createHmac('sha256', key).update(text).digest()

/** The request's headers with `authorization`. The body is not signed: it is streamed, and TLS guards it. */
export function signRequest(
  method: string,
  url: URL,
  headers: Record<string, string>,
  { accessKeyId, secretAccessKey, region }: Credentials,
  now: Date,
): Record<string, string> {
  const at = now.toISOString().replace(/[-:]|\.\d{3}/g, '')
  const day = at.slice(0, 8)
  const signed: Record<string, string> = {
    ...headers,
    host: url.host,
    'x-amz-content-sha256': 'UNSIGNED-PAYLOAD',
    'x-amz-date': at,
  }
  const names = Object.keys(signed).sort()
  const query = [...url.searchParams]
    .map(([name, value]) => `${encodeURIComponent(name)}=${encodeURIComponent(value)}`)
    .sort()
    .join('&')
  const canonical = [
    method,
    url.pathname,
    query,
    ...names.map((name) => `${name}:${signed[name]?.trim()}`),
    '',
    names.join(';'),
    'UNSIGNED-PAYLOAD',
  ].join('\n')
  const scope = `${day}/${region}/s3/aws4_request`
  const key = hmac(hmac(hmac(hmac(`AWS4${secretAccessKey}`, day), region), 's3'), 'aws4_request')
  const signature = hmac(key, ['AWS4-HMAC-SHA256', at, scope, hash(canonical)].join('\n')).toString('hex')
  return {
    ...signed,
    authorization: `AWS4-HMAC-SHA256 Credential=${accessKeyId}/${scope}, SignedHeaders=${names.join(';')}, Signature=${signature}`,
  }
}
