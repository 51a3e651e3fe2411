import { render } from '@testing-library/react'
import { expect, it } from 'vitest'
import { type ShapeProps, Shapes } from './Shapes.tsx'

it('shapes are drawn as they are told', () => {
  const shapes: ShapeProps[] = [
    { element: 'rect', attributes: { width: '4', fill: '#C2102F' } },
    { element: 'path', attributes: { d: 'M1 2', 'stroke-width': '5.5', 'stroke-linecap': 'round' } },
  ]
  const { container } = render(
    <svg>
      <title>two shapes</title>
      <Shapes shapes={shapes} />
    </svg>,
  )
  expect(container.querySelector('rect')?.getAttribute('fill')).toBe('#C2102F')
  expect(container.querySelector('path')?.getAttribute('stroke-width')).toBe('5.5')
  expect(container.querySelector('path')?.getAttribute('stroke-linecap')).toBe('round')
})
