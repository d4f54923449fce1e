export const zakaat = {}
