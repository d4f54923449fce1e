export { register } from '../en/register.ts'
