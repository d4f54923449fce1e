export { map } from '../en/map.ts'
