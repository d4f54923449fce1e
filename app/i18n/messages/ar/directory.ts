export { directory } from '../en/directory.ts'
