export { photos } from '../en/photos.ts'
