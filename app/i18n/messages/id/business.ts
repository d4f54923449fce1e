export { business } from '../en/business.ts'
