export { escapeMarkup } from './escape-markup.ts'
export { html, type Markup } from './html.ts'
