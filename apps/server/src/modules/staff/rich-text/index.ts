export { messageText } from './rich-text.ts'
