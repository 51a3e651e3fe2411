export type { MailBlock } from './block.ts'
export { mailHtml } from './mail-html.ts'
export { mailOnce } from './mail-once.ts'
export { mailText } from './mail-text.ts'
