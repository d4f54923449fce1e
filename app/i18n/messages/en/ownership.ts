export const ownership = {}
