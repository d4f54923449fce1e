export { mosques } from '../en/mosques.ts'
