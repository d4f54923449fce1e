export const mosques = {}
