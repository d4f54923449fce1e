export const locations = {}
