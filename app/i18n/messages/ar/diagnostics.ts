export { diagnostics } from '../en/diagnostics.ts'
