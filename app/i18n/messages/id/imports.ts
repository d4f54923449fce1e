export { imports } from '../en/imports.ts'
