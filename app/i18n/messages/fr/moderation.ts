export { moderation } from '../en/moderation.ts'
