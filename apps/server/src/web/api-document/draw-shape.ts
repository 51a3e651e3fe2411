import { html, type Markup } from '@billett/markup'
import * as z from 'zod/mini'

type Shape = Record<string, unknown>

const isShape = (value: unknown): value is Shape => typeof value === 'object' && value !== null && !Array.isArray(value)

const shapesOf = (value: unknown): Shape[] => (Array.isArray(value) ? value.filter(isShape) : [])

/** `#/components/schemas/Trip` -> `Trip` */
export const nameOf = (reference: unknown): string => String(reference).split('/').at(-1) ?? ''

const between = (parts: Markup[], separator: string): Markup =>
  html`${parts.map((part, index) => (index === 0 ? part : html`${separator}${part}`))}`

/** A text of the document, what stands in backticks as code. */
export const drawWords = (text: string): Markup =>
  html`${text.split('`').map((part, index) => (index % 2 === 0 ? html`${part}` : html`<code>${part}</code>`))}`

const values = (all: unknown[]): Markup =>
  between(
    all.map(value => html`<code>${JSON.stringify(value)}</code>`),
    ' | ',
  )

/** More values than this are counted instead of told. */
const MOST_VALUES = 40

/** What a value is, in a line: `string (date)`, `list of Trip`. */
export function drawType(shape: Shape): Markup {
  if (shape.$ref) return html`<a href="#schema-${nameOf(shape.$ref)}">${nameOf(shape.$ref)}</a>`
  const variants = shapesOf(shape.anyOf ?? shape.oneOf)
  if (variants.length > 0) return between(variants.map(drawType), ' or ')
  if ('const' in shape) return values([shape.const])
  if (Array.isArray(shape.enum))
    return shape.enum.length > MOST_VALUES ? html`one of ${shape.enum.length} values` : values(shape.enum)
  if (isShape(shape.items)) return html`list of ${drawType(shape.items)}`
  const type = [shape.type ?? 'any'].flat().join(' or ')
  return html`${type}${typeof shape.format === 'string' && ` (${shape.format})`}`
}

const BOUNDS = { minimum: '≥', maximum: '≤', minLength: 'length ≥', maxLength: 'length ≤', pattern: 'like' }

/** Its bounds, and an example where there is one. */
export function drawBounds(shape: Shape): Markup {
  const bounds = Object.entries(BOUNDS).flatMap(([name, words]) =>
    name in shape ? [html`${words} <code>${String(shape[name])}</code>`] : [],
  )
  const examples = Array.isArray(shape.examples) ? shape.examples : []
  if (examples.length > 0) bounds.push(html`as ${values(examples)}`)
  return bounds.length > 0 ? html`<small>${between(bounds, ', ')}</small>` : html``
}

const Names = z.array(z.string())

function drawField(name: string, shape: Shape, isRequired: boolean): Markup {
  const inner = isShape(shape.items) && !shape.items.$ref ? shape.items : shape
  return html`<li><code>${name}</code>${isRequired ? '' : '?'}: ${drawType(shape)} ${drawBounds(shape)}
    ${typeof shape.description === 'string' && html`<p>${drawWords(shape.description)}</p>`}${drawFields(inner)}</li>`
}

/** The fields of an object, one below the other; nothing for other values. */
export function drawFields(shape: Shape): Markup {
  if (!isShape(shape.properties)) return html`${shapesOf(shape.anyOf).map(drawFields)}`
  const required = Names.parse(shape.required ?? [])
  const fields = Object.entries(shape.properties).flatMap(([name, part]) =>
    isShape(part) ? [drawField(name, part, required.includes(name))] : [],
  )
  return html`<ul>${fields}</ul>`
}
