export const athan = {}
