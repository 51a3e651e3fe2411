import { html, type Markup } from '@billett/markup'
import type { ApiDocument } from './document.ts'
import { drawOperation } from './draw-operation.ts'
import { drawFields, drawType, drawWords } from './draw-shape.ts'

/** The page's only style sheet; its hash stands in the page's policy. */
export const STYLE = `
:root { color-scheme: light dark; font: 1rem/1.5 system-ui, sans-serif; }
body { max-width: 75rem; margin: 0 auto; padding: 1rem; }
details { border-top: 1px solid GrayText; padding: .25rem 0; }
summary { cursor: pointer; padding: .5rem 0; }
code, pre { font-family: ui-monospace, monospace; overflow-wrap: anywhere; }
pre { overflow: auto; max-height: 30rem; border: 1px solid GrayText; padding: .5rem; }
table { border-collapse: collapse; width: 100%; }
th, td { text-align: start; vertical-align: top; padding: .25rem .5rem; border-bottom: 1px solid GrayText; }
p { margin: .25rem 0; }
dt { font-weight: bold; }
`

const drawTag = ({ name, description }: ApiDocument['tags'][number], document: ApiDocument): Markup => {
  const operations = Object.entries(document.paths).flatMap(([path, methods]) =>
    Object.entries(methods).flatMap(([method, operation]) =>
      operation.tags.includes(name) ? [drawOperation(path, method, operation, document)] : [],
    ),
  )
  return html`<section aria-labelledby="tag-${name}"><h2 id="tag-${name}">${name}</h2><p>${description}</p>${operations}</section>`
}

const drawSchema = ([name, schema]: [string, Record<string, unknown>]): Markup => {
  const { description } = schema
  return html`<details id="schema-${name}"><summary><code>${name}</code>: ${drawType(schema)}</summary>
    ${typeof description === 'string' && html`<p>${drawWords(description)}</p>`}${drawFields(schema)}</details>`
}

/** The whole document as a page that needs no script. `address` is where the document itself is served. */
export function drawPage(document: ApiDocument, address: string): string {
  const { info, tags, components } = document
  const links = tags.map(({ name }) => html`<li><a href="#tag-${name}">${name}</a></li>`)
  const tokens = Object.entries(components.securitySchemes).map(
    ([name, { description }]) => html`<dt>${name}</dt><dd>${drawWords(description)}</dd>`,
  )
  const page = html`<html lang="en"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1">
    <title>${info.title} API ${info.version}</title><style>MARK</style></head><body>
    <header><h1>${info.title} API ${info.version}</h1>${info.description.split('\n\n').map(part => html`<p>${drawWords(part)}</p>`)}
    <p><a href="${address}">The same for programs (OpenAPI 3.1)</a></p></header>
    <nav aria-label="Services"><ul>${links}<li><a href="#schemas">Schemas</a></li></ul></nav>
    <main><h2>Tokens</h2><dl>${tokens}</dl>${tags.map(tag => drawTag(tag, document))}
    <section aria-labelledby="schemas"><h2 id="schemas">Schemas</h2>${Object.entries(components.schemas).map(drawSchema)}</section></main>
    </body></html>`
  return `<!doctype html>${page.markup.replace('<style>MARK</style>', () => `<style>${STYLE}</style>`)}`
}
