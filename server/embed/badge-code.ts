// The code in a partner's badge: the partner, and the number of the badge. Signed with the site's key.
import type { Services } from '#app/core/request/services.ts'
import type { SiteKey } from '../backend/site-key.ts'

const PURPOSE = 'partner badge'
const ID_BYTES = 16

export const badgeTasks = (key: () => Promise<SiteKey>): Pick<Services['tasks'], 'signBadge' | 'readBadge'> => ({
  signBadge: async ({ partner, no }) => {
    const said = Buffer.alloc(ID_BYTES + 2)
    said.write(partner.replaceAll('-', ''), 'hex')
    said.writeUInt16BE(no, ID_BYTES)
    return (await key()).write(PURPOSE, said)
  },
  readBadge: async (code) => {
    const said = (await key()).read(PURPOSE, code)
    if (said?.length !== ID_BYTES + 2) return null
    const partner = said.toString('hex', 0, ID_BYTES).replace(/^(.{8})(.{4})(.{4})(.{4})/, '$1-$2-$3-$4-')
    return { partner, no: said.readUInt16BE(ID_BYTES) }
  },
})
