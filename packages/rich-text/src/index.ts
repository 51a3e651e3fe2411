export { messageText } from './message-text.ts'
export { type PageSection, pageMarkup, pageSections } from './page-sections.ts'
