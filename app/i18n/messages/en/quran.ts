export const quran = {}
