export { zakaat } from '../en/zakaat.ts'
