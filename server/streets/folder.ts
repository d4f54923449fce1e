import { join } from 'node:path'

/** Street maps and addresses, made by imports or put there by the operator. */
export const streetsFolder = (dataDir: string) => join(dataDir, 'streets')
