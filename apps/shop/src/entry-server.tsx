export { fillTemplate } from '@billett/web-kit/document/fill-template.ts'
export { preferredLanguage } from '@billett/web-kit/document/preferences.ts'
export { type DocumentRequest, renderDocument } from './server/render-document.ts'
export { type RenderedPage, renderPage } from './server/render-page.tsx'
