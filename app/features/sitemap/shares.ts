// The shares of records among sitemap files: by how their ids begin. Ids are random, so shares are alike in size, and each
// stays what it is while records come and go: a file that was read once is never about others the next time.

/** Records in one file, more or less: six languages make six entries of each, and a file may have 50,000. */
const IN_ONE = 1000
/** Three letters are 4,096 files, of the 50,000 that a list of files may have. */
const MOST_LETTERS = 3

const HEX = [...'0123456789abcdef']

/** The beginnings that make up the shares of so many records: none at all where one file holds them. */
export function shares(records: number): string[] {
  let list = ['']
  for (let letters = 0; letters < MOST_LETTERS && records > list.length * IN_ONE; letters++)
    list = list.flatMap((share) => HEX.map((letter) => share + letter))
  return list
}

export const isShare = (text: string) => new RegExp(`^[0-9a-f]{0,${MOST_LETTERS}}$`).test(text)

const dashed = (hex: string) => hex.replace(/^(.{8})(.{4})(.{4})(.{4})(.{12})$/, '$1-$2-$3-$4-$5')

export const lowestOf = (share: string) => dashed(share.padEnd(32, '0'))
export const highestOf = (share: string) => dashed(share.padEnd(32, 'f'))
