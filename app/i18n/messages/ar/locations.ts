export { locations } from '../en/locations.ts'
