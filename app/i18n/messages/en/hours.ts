export const hours = {}
