export { ownership } from '../en/ownership.ts'
