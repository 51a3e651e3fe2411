export { fillTemplate } from './server/fill-template.ts'
export { preferredContrast, preferredLanguage } from './server/preferences.ts'
export { type DocumentRequest, renderDocument } from './server/render-document.ts'
export { type RenderedPage, renderPage } from './server/render-page.tsx'
