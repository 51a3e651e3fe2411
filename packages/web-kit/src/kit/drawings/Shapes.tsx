import { createElement } from 'react'

/** A shape of a picture: the name of an SVG element, and what it is drawn by. */
export interface ShapeProps {
  element: string
  attributes: Readonly<Record<string, string>>
}

/** `stroke-width` is `strokeWidth` here. */
const propName = (attribute: string) => attribute.replaceAll(/-([a-z])/g, (_, letter: string) => letter.toUpperCase())

const propsOf = (attributes: ShapeProps['attributes']) =>
  Object.fromEntries(Object.entries(attributes).map(([name, value]) => [propName(name), value]))

/** What is inside an `<svg>`, shape by shape: markup is never taken over as it is. */
export const Shapes = ({ shapes }: { shapes: readonly ShapeProps[] }) =>
  shapes.map(({ element, attributes }, place) => createElement(element, { key: place, ...propsOf(attributes) }))
