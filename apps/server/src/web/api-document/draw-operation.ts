import { html, type Markup } from '@billett/markup'
import type { ApiDocument, Media, Operation, Parameter, Reply } from './document.ts'
import { drawBounds, drawFields, drawType, drawWords, nameOf } from './draw-shape.ts'

const paragraphs = (text: string): Markup[] => text.split('\n\n').map(part => html`<p>${drawWords(part)}</p>`)

function drawParameter(parameter: Parameter, { components }: ApiDocument): Markup {
  const { $ref } = parameter
  const known = $ref ? components.parameters[nameOf($ref)] : parameter
  if (!known) throw new Error(`${$ref} is not in the document`)
  const { name = '', description, schema = {}, example } = known
  return html`<tr><td><code>${name}</code>${known.required ? '' : '?'}</td><td>${known.in}</td>
    <td>${drawType(schema)} ${drawBounds(schema)}</td>
    <td>${description && drawWords(description)}${example !== undefined && html` <code>${JSON.stringify(example)}</code>`}</td></tr>`
}

function drawParameters(operation: Operation, document: ApiDocument): Markup {
  const rows = operation.parameters.map(parameter => drawParameter(parameter, document))
  return html`<table><thead><tr><th scope="col">Parameter</th><th scope="col">in</th><th scope="col">type</th>
    <th scope="col">meaning</th></tr></thead><tbody>${rows}</tbody></table>`
}

const drawContent = ([type, { schema = {}, example }]: [string, Media]): Markup =>
  html`<p><code>${type}</code>: ${drawType(schema)}</p>${drawFields(schema)}${
    example !== undefined && html`<pre tabindex="0">${JSON.stringify(example, null, 2)}</pre>`
  }`

function drawReply([status, reply]: [string, Reply], { components }: ApiDocument): Markup {
  const { description = '', content } = reply.$ref ? (components.responses[nameOf(reply.$ref)] ?? reply) : reply
  const lines = description.split('\n').map(line => html`<p>${drawWords(line.replace(/^- /, ''))}</p>`)
  return html`<dt>${status}</dt><dd>${lines}${status === '200' && Object.entries(content ?? {}).map(drawContent)}</dd>`
}

const whoOf = ({ security }: Operation): string => security.map(way => Object.keys(way)[0] ?? 'anyone').join(' or ')

/** One call: what goes in, what comes out, and what is refused. */
export function drawOperation(path: string, method: string, operation: Operation, document: ApiDocument): Markup {
  const { operationId, summary, description, requestBody, responses } = operation
  return html`<details id="${operationId}"><summary><code>${method.toUpperCase()} ${path}</code> ${summary}</summary>
    ${paragraphs(description)}<p>Who: ${whoOf(operation)} · <code>${operationId}</code></p>
    ${drawParameters(operation, document)}
    ${requestBody && html`<h4>Body</h4>${Object.entries(requestBody.content ?? {}).map(drawContent)}`}
    <h4>Replies</h4><dl>${Object.entries(responses).map(reply => drawReply(reply, document))}</dl></details>`
}
