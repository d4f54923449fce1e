export const reviews = {}
