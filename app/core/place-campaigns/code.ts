// The code of a campaign, and the address it makes.

const CODE = /^[0-9a-f]{10}$/

/** Without language. */
export const campaignPath = (code: string) => `/go/${code}`

/** The code an address carries; empty where it is none. */
export const readCampaign = (text: string | null | undefined) => (text && CODE.test(text) ? text : '')
