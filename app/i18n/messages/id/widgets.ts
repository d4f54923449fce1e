export { widgets } from '../en/widgets.ts'
