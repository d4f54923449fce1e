export const map = {}
