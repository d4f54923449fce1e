export { hours } from '../en/hours.ts'
