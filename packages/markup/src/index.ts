export { shapesOf } from './drawing.ts'
export { escapeMarkup } from './escape-markup.ts'
export { html, type Markup } from './html.ts'
