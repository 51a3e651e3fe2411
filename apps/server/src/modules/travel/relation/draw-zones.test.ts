import { describe, expect, it } from 'vitest'
import { drawZones } from './draw-zones.ts'

const zones = (count: number) => Array.from({ length: count }, (_, i) => ({ id: `${i}`, name: `Zone number ${i}` }))

describe('the picture of a way', () => {
  it('shows every zone in order, joined one to the next', () => {
    const picture = drawZones(zones(3))
    expect(picture.match(/<text[^>]*>[^<]*/g)?.map(text => text.replace(/.*>/, ''))).toEqual([
      'Zone number 0',
      'Zone number 1',
      'Zone number 2',
    ])
    expect(picture.match(/<path/g)).toHaveLength(2)
  })

  it('goes on in another row where the first is full', () => {
    const height = (count: number): number => Number(/height="(\d+)"/.exec(drawZones(zones(count)))?.[1])
    expect(height(12)).toBeGreaterThan(height(3))
  })

  it('cannot be made to say anything else by the name of a zone', () => {
    const picture = drawZones([{ id: 'A', name: '"><script>alert(1)</script>&' }])
    expect(picture).not.toContain('<script')
    expect(picture).toContain('&lt;script&gt;')
  })

  it('tells its way to those who do not see it', () => {
    expect(drawZones(zones(2))).toContain('<title>Zone number 0 – Zone number 1</title>')
  })
})
