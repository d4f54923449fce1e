export { reviews } from '../en/reviews.ts'
