export { athan } from '../en/athan.ts'
