import { describe, expect, it } from 'vitest'
import { shapesOf } from './drawing.ts'

describe('a drawing', () => {
  it('is read shape by shape', () => {
    expect(shapesOf('<rect width="44" height="44" fill="#C2102F"/> <path d="M1 2l3-4z" stroke-width="5.5"/>')).toEqual([
      { element: 'rect', attributes: { width: '44', height: '44', fill: '#C2102F' } },
      { element: 'path', attributes: { d: 'M1 2l3-4z', 'stroke-width': '5.5' } },
    ])
  })

  it('may be empty', () => {
    expect(shapesOf('')).toEqual([])
  })

  it.each([
    '<script>alert(1)</script>',
    '<path d="M1 2" onload="alert(1)"/>',
    '<path d="M1 2" style="fill:url(https://elsewhere.example)"/>',
    '<rect fill="url(https://elsewhere.example/x.svg#a)"/>',
    '<image href="https://elsewhere.example/pixel.png"/>',
    '<use href="#a"/>',
    '<a href="javascript:alert(1)"><rect width="1"/></a>',
    '<foreignObject><p>text</p></foreignObject>',
    '<g><rect width="1"/></g>',
    '<text>Tickets</text>',
    '<style>*{fill:red}</style>',
    '<path d="M1 2"/>text',
    '<path d="M1 2"/><!-- note -->',
    '</svg><img src=x onerror=alert(1)>',
    '<path d=M1/>',
    '<path d="M1 2">',
    '<rect width="1&quot;"/>',
  ])('is none with anything but plain shapes: %s', drawing => {
    expect(shapesOf(drawing)).toBeUndefined()
  })
})
