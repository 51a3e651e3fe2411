export { catalogue } from './catalogue.ts'
export { openapi } from './openapi.ts'
