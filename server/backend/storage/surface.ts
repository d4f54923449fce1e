// /storage/v1 of our own process, for an unchanged supabase-js. Addresses and answers are those of Supabase's service.
import { mkdirSync, readdirSync, rmSync, statSync } from 'node:fs'
import { join } from 'node:path'
import type { Keys } from '../access-token.ts'
import type { Database } from '../database/database.ts'
import { createBucket, deleteBucket, emptyBucket, findBucket, getBucket, listBuckets, updateBucket } from './buckets.ts'
import { type Caller, readCaller, urlTokens } from './caller.ts'
import { type Depot, readJson } from './depot.ts'
import type { S3Settings } from './file-s3.ts'
import { listObjects, listObjectsV2 } from './list-objects.ts'
import { bucketName, decodePath, objectName } from './names.ts'
import {
  cacheControlOf,
  checkType,
  checkUpload,
  copyObject,
  findObject,
  findObjectTrusted,
  keepUpload,
  moveObject,
  plainType,
  removeObjects,
  type StoredObject,
  sizeLimitOf,
  type Upload,
  userMetadataOf,
} from './objects.ts'
import { openFileStore } from './open-file-store.ts'
import { boundaryOf, readField, readMultipart } from './read-multipart.ts'
import { type ReceivedFile, receiveFile } from './receive-file.ts'
import { createRenderer, type Drawing, readTransformation } from './render-image.ts'
import { createResumable, RESUMABLE } from './resumable.ts'
import { serveObject } from './serve-object.ts'
import {
  accessDenied,
  fromTrouble,
  invalidRequest,
  noSuchBucket,
  noSuchObject,
  StorageError,
  tooLarge,
} from './storage-error.ts'

type Options = {
  database: Database
  secrets: Keys
  folder: string
  s3: S3Settings | null
  drawing: Drawing
  log: (line: string) => void
}

const PREFIX = '/storage/v1'
const RENDER = 'render.image_authenticated'
const LONGEST_FIELD = 64 * 1024
const UPLOAD_ADDRESS_SECONDS = 2 * 60 * 60
const LONGEST_ADDRESS_SECONDS = 10 * 365 * 86_400
const MOST_SIGNED = 1000
/** A file that grew for the last time so long ago is nobody's any more. */
const LONGEST_UPLOAD_MS = 60 * 60_000

/** `bucket/folder/file` as bucket and name. */
function splitPath(path: string): { bucket: string; name: string } {
  const cut = path.indexOf('/')
  return {
    bucket: bucketName(cut < 0 ? path : path.slice(0, cut)),
    name: objectName(cut < 0 ? '' : path.slice(cut + 1)),
  }
}

function secondsOf(value: unknown): number {
  if (typeof value !== 'number' || !Number.isInteger(value) || value < 1 || value > LONGEST_ADDRESS_SECONDS)
    throw invalidRequest('expiresIn must be a number of seconds')
  return value
}

export function openStorage({ database, secrets, folder, s3, drawing, log }: Options) {
  const temporaryFolder = join(folder, 'incoming')
  const resumableFolder = join(folder, 'resumable')
  for (const path of [temporaryFolder, resumableFolder]) mkdirSync(path, { recursive: true, mode: 0o700 })
  // What was on its way in when a process ended will not come again. Another node may be receiving just now.
  for (const left of readdirSync(temporaryFolder)) {
    const path = join(temporaryFolder, left)
    const touched = statSync(path, { throwIfNoEntry: false })?.mtimeMs ?? Date.now()
    if (touched < Date.now() - LONGEST_UPLOAD_MS) rmSync(path, { force: true })
  }
  const depot: Depot = {
    database,
    files: openFileStore(folder, s3, log),
    temporaryFolder,
    resumableFolder,
    tokens: urlTokens(secrets.jwtSecret),
    log,
  }
  const resumable = createResumable(depot)
  const render = createRenderer(depot, drawing)

  async function upload(request: Request, caller: Caller, bucketId: string, name: string, upsert: boolean) {
    const bucket = await findBucket(depot, bucketId)
    const limit = sizeLimitOf(bucket)
    const boundary = boundaryOf(request.headers.get('content-type') ?? '')
    const encoded = request.headers.get('x-metadata')
    const wish: Upload = {
      bucket,
      name,
      upsert,
      type: plainType(request.headers.get('content-type')),
      cacheControl: cacheControlOf(request.headers.get('cache-control')),
      userMetadata: userMetadataOf(encoded && Buffer.from(encoded, 'base64').toString('utf8')),
    }
    await checkUpload(depot, caller, wish)
    const declared = Number(request.headers.get('content-length') ?? 0)
    // A form is a little larger than the file in it.
    if (declared > limit + (boundary ? LONGEST_FIELD * 2 : 0)) throw tooLarge()
    const body = (request.body ?? []) as AsyncIterable<Uint8Array>
    if (!boundary) {
      checkType(bucket, wish.type)
      return keepUpload(depot, caller, wish, await receiveFile(body, limit, temporaryFolder))
    }
    let file: ReceivedFile | null = null
    try {
      for await (const part of readMultipart(body, boundary)) {
        if (part.fileName === null) {
          const value = await readField(part, LONGEST_FIELD)
          if (part.name === 'cacheControl') wish.cacheControl = cacheControlOf(value)
          if (part.name === 'metadata') wish.userMetadata = userMetadataOf(value)
          if (part.name === 'contentType') wish.type = plainType(value)
          continue
        }
        if (file) throw invalidRequest('One file at a time')
        wish.type = plainType(part.type)
        checkType(bucket, wish.type)
        file = await receiveFile(part.body, limit, temporaryFolder)
      }
    } catch (error) {
      if (file) rmSync(file.path, { force: true })
      throw error
    }
    if (!file) throw invalidRequest('The form holds no file')
    return keepUpload(depot, caller, wish, file)
  }

  const infoOf = ({ metadata, ...object }: StoredObject) => ({
    id: object.id,
    name: object.name,
    version: object.version,
    bucket_id: object.bucket_id,
    size: metadata.size,
    content_type: metadata.mimetype,
    cache_control: metadata.cacheControl,
    etag: metadata.eTag,
    last_modified: metadata.lastModified,
    created_at: object.created_at,
    metadata: object.user_metadata ?? {},
  })

  async function findPublic(path: string): Promise<StoredObject> {
    const { bucket, name } = splitPath(path)
    if (!(await findBucket(depot, bucket)).public) throw noSuchBucket()
    return findObjectTrusted(depot, bucket, name)
  }

  async function findOwn(caller: () => Caller, path: string, operation: string): Promise<StoredObject> {
    const { bucket, name } = splitPath(path)
    return findObject(depot, caller(), bucket, name, operation)
  }

  async function findSigned(path: string, token: string | null, now: number) {
    const claims = depot.tokens.read(token, now)
    const { bucket, name } = splitPath(path)
    if (claims.url !== `${bucket}/${name}` || claims.use !== 'read')
      throw new StorageError(400, 'InvalidSignature', 'The address is not the one that was signed')
    return { object: await findObjectTrusted(depot, bucket, name), claims }
  }

  async function sign(caller: Caller, path: string, body: Record<string, unknown>, now: number) {
    const object = await findOwn(() => caller, path, 'object.sign')
    const url = `${object.bucket_id}/${object.name}`
    const transform = typeof body.transform === 'object' && body.transform ? body.transform : null
    if (transform) {
      readTransformation((name) => (transform as Record<string, unknown>)[name])
      // Some files may be seen but not drawn.
      await findOwn(() => caller, path, RENDER)
    }
    const claims = { url, use: 'read', ...(transform && { transform }) }
    const token = depot.tokens.sign(claims, secondsOf(body.expiresIn), now)
    return { signedURL: `/${transform ? 'render/image' : 'object'}/sign/${encodeURI(url)}?token=${token}` }
  }

  async function signMany(caller: Caller, bucketId: string, body: Record<string, unknown>, now: number) {
    await findBucket(depot, bucketId)
    const { paths } = body
    if (!Array.isArray(paths) || paths.length > MOST_SIGNED) throw invalidRequest('paths must be a list')
    secondsOf(body.expiresIn)
    return Promise.all(
      paths.map(async (path) => {
        try {
          const { signedURL } = await sign(caller, `${bucketId}/${path}`, { expiresIn: body.expiresIn }, now)
          return { error: null, path, signedURL }
        } catch (error) {
          if (!(error instanceof StorageError)) throw error
          return { error: 'Either the object does not exist or you do not have access to it', path, signedURL: null }
        }
      }),
    )
  }

  async function signUpload(caller: Caller, path: string, upsert: boolean, now: number) {
    const { bucket, name } = splitPath(path)
    await checkUpload(depot, caller, {
      bucket: await findBucket(depot, bucket),
      name,
      upsert,
      type: '',
      cacheControl: '',
      userMetadata: null,
    })
    const claims = { url: `${bucket}/${name}`, use: 'upload', upsert, caller }
    const token = depot.tokens.sign(claims, UPLOAD_ADDRESS_SECONDS, now)
    return { url: `/object/upload/sign/${encodeURI(`${bucket}/${name}`)}?token=${token}`, token }
  }

  async function uploadSigned(request: Request, path: string, token: string | null, now: number) {
    const claims = depot.tokens.read(token, now)
    const { bucket, name } = splitPath(path)
    if (claims.url !== `${bucket}/${name}` || claims.use !== 'upload')
      throw new StorageError(400, 'InvalidSignature', 'The address is not the one that was signed')
    return upload(request, claims.caller as Caller, bucket, name, claims.upsert === true)
  }

  async function bodyOf(request: Request): Promise<Record<string, unknown>> {
    const body = await readJson(request)
    if (!body) throw invalidRequest('The body is not a JSON object')
    return body
  }

  async function answer(request: Request, address: string): Promise<Response> {
    const url = new URL(request.url)
    const now = Date.now()
    const path = decodePath(url.pathname.slice(PREFIX.length + 1))
    if (path === null || path.includes('\0')) throw invalidRequest('The address is not readable')
    const { method } = request
    const isRead = method === 'GET' || method === 'HEAD'
    const caller = () => readCaller(request.headers, secrets, now)
    const query = url.searchParams
    /** What follows these words, or null. */
    const after = (words: string) => (path.startsWith(`${words}/`) ? path.slice(words.length + 1) : null)
    const json = async (value: unknown) => Response.json(await value)

    if (path === 'status' && isRead) return new Response(null, { status: 200 })
    if (path === 'bucket' || path === 'bucket/') {
      if (method === 'GET') return json(listBuckets(depot, caller(), query))
      if (method === 'POST') return json(createBucket(depot, caller(), await bodyOf(request)))
    }
    const bucket = after('bucket')
    if (bucket !== null) {
      const [id = '', action] = bucket.split('/')
      if (method === 'POST' && action === 'empty') return json(emptyBucket(depot, caller(), id))
      if (action === undefined) {
        if (method === 'GET') return json(getBucket(depot, caller(), id))
        if (method === 'PUT') return json(updateBucket(depot, caller(), id, await bodyOf(request)))
        if (method === 'DELETE') return json(deleteBucket(depot, caller(), id))
      }
    }
    if (path === RESUMABLE.slice(1)) return resumable(request, '', caller(), now)
    const resumed = after(RESUMABLE.slice(1))
    if (resumed !== null) return resumable(request, resumed, caller(), now)

    if (after('cdn') !== null && method === 'DELETE') {
      if (caller().role !== 'service_role') throw accessDenied('Only the service may clear caches')
      // Nothing stands between the files and their readers here.
      return json({ message: 'success' })
    }

    const drawn = after('render/image')
    if (drawn !== null && isRead) return renderAt(request, drawn, caller, address, now)

    const object = after('object')
    if (object === null) throw noSuchObject()
    if (isRead) return readAt(request, object, caller, now)
    return json(changeAt(request, object, caller(), now))
  }

  async function renderAt(
    request: Request,
    path: string,
    caller: () => Caller,
    address: string,
    now: number,
  ): Promise<Response> {
    const query = new URL(request.url).searchParams
    const [kind, rest] = [path.slice(0, path.indexOf('/')), path.slice(path.indexOf('/') + 1)]
    const wish = () => readTransformation((name) => query.get(name))
    const stranger = { member: null, address, signal: request.signal }
    if (kind === 'public') return render(await findPublic(rest), wish(), request, stranger, true)
    if (kind === 'authenticated') {
      const object = await findOwn(caller, rest, RENDER)
      return render(object, wish(), request, { ...stranger, member: caller().id }, false)
    }
    if (kind !== 'sign') throw noSuchObject()
    const { object, claims } = await findSigned(rest, query.get('token'), now)
    const transform = (claims.transform ?? {}) as Record<string, unknown>
    return render(
      object,
      readTransformation((name) => transform[name]),
      request,
      stranger,
      false,
    )
  }

  async function readAt(request: Request, path: string, caller: () => Caller, now: number): Promise<Response> {
    const cut = path.indexOf('/')
    const [kind, rest] = [path.slice(0, cut), path.slice(cut + 1)]
    switch (kind) {
      case 'public':
        return serveObject(depot, await findPublic(rest), request, true)
      case 'sign': {
        const { object, claims } = await findSigned(rest, new URL(request.url).searchParams.get('token'), now)
        // Signed for a small picture is not signed for the whole one.
        if (claims.transform) throw new StorageError(400, 'InvalidSignature', 'This address is for another form of it')
        return serveObject(depot, object, request, false)
      }
      case 'authenticated':
        return serveObject(depot, await findOwn(caller, rest, 'object.get_authenticated'), request, false)
      case 'info': {
        const [, how, inner] = /^(public|authenticated)\/(.*)$/s.exec(rest) ?? [null, 'authenticated', rest]
        const found =
          how === 'public' ? await findPublic(inner) : await findOwn(caller, inner, 'object.get_authenticated_info')
        return Response.json(infoOf(found))
      }
      default:
        return serveObject(depot, await findOwn(caller, path, 'object.get_authenticated'), request, false)
    }
  }

  async function changeAt(request: Request, path: string, caller: Caller, now: number): Promise<unknown> {
    const { method } = request
    const after = (words: string) => (path.startsWith(`${words}/`) ? path.slice(words.length + 1) : null)
    const isUpsert = request.headers.get('x-upsert') === 'true'

    const toSign = after('upload/sign')
    if (toSign !== null) {
      if (method === 'POST') return signUpload(caller, toSign, isUpsert, now)
      if (method === 'PUT') return uploadSigned(request, toSign, new URL(request.url).searchParams.get('token'), now)
    }
    if (method === 'POST') {
      const listed = after('list')
      if (listed !== null) return listObjects(depot, caller, listed, await bodyOf(request))
      const listedV2 = after('list-v2')
      if (listedV2 !== null) return listObjectsV2(depot, caller, listedV2, await bodyOf(request))
      const signed = after('sign')
      if (signed !== null)
        return signed.includes('/')
          ? sign(caller, signed, await bodyOf(request), now)
          : signMany(caller, signed, await bodyOf(request), now)
      if (path === 'move' || path === 'copy') {
        const body = await bodyOf(request)
        const from = { bucket: bucketName(body.bucketId), name: objectName(body.sourceKey) }
        const to = {
          bucket: body.destinationBucket ? bucketName(body.destinationBucket) : from.bucket,
          name: objectName(body.destinationKey),
        }
        if (path === 'move') return moveObject(depot, caller, from, to)
        const { Key, Id, ...rest } = await copyObject(depot, caller, from, to, {
          upsert: isUpsert,
          copyMetadata: body.copyMetadata !== false,
        })
        return { Key, Id, ...rest }
      }
    }
    if (method === 'DELETE') {
      if (path.includes('/')) {
        const { bucket, name } = splitPath(path)
        if ((await removeObjects(depot, caller, bucket, [name])).length === 0) throw noSuchObject()
        return { message: 'Successfully deleted' }
      }
      const { prefixes } = await bodyOf(request)
      if (!Array.isArray(prefixes)) throw invalidRequest('prefixes must be a list')
      return removeObjects(depot, caller, bucketName(path), prefixes.map(objectName))
    }
    if (method === 'POST' || method === 'PUT') {
      const { bucket, name } = splitPath(path)
      // Replacing what is not there yet is as good as adding it.
      return upload(request, caller, bucket, name, method === 'PUT' || isUpsert)
    }
    throw new StorageError(405, 'InvalidRequest', 'Method not allowed', 405)
  }

  return async (request: Request, address: string): Promise<Response> => {
    try {
      return await answer(request, address)
    } catch (error) {
      // A sender that is still sending would lose the answer with the connection.
      if (request.body && !request.body.locked) await request.body.cancel().catch(() => {})
      if (error instanceof StorageError) return error.toResponse()
      const trouble = fromTrouble(error)
      if (trouble) {
        log(`storage: ${trouble.code}: ${error instanceof Error ? error.message : String(error)}`)
        return trouble.toResponse()
      }
      log(`storage: ${error instanceof Error ? (error.stack ?? error.message) : String(error)}`)
      return new StorageError(500, 'InternalError', 'Internal Server Error', 500).toResponse()
    }
  }
}
