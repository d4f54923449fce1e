// Opens the store of uploaded files: in the data folder, or in S3 where that is set.
import { join } from 'node:path'
import { openFileFolder } from './file-folder.ts'
import { openFileS3, type S3Settings } from './file-s3.ts'
import type { FileStore } from './file-store.ts'

export const openFileStore = (folder: string, s3: S3Settings | null, log?: (line: string) => void): FileStore =>
  s3 ? openFileS3(s3, log) : openFileFolder(join(folder, 'files'))
