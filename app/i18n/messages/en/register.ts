export const register = {}
