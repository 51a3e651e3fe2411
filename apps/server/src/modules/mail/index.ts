export type { MailBlock } from './block.ts'
export { mailHtml } from './mail-html.ts'
export { mailText } from './mail-text.ts'
