export { quran } from '../en/quran.ts'
