import { describe, expect, it } from 'vitest'
import { modesOf, modesWanted, ridesOnSomething, TRANSPORT_KINDS, USUAL_JOURNEYS } from './journey-settings.ts'

describe('how journeys are searched', () => {
  it('is by everything, unless a customer leaves something out', () => {
    expect(modesWanted(USUAL_JOURNEYS)).toBeUndefined()
  })

  it('leaves out every word a timetable has for what a customer does not ride on', () => {
    const modes = modesWanted({ without: ['bus', 'cableCar'] })
    expect(modes).toEqual(expect.arrayContaining(['rail', 'suburban', 'subway', 'tram', 'ferry', 'longDistance']))
    for (const mode of ['bus', 'trolleybus', 'cableCar', 'funicular']) expect(modes).not.toContain(mode)
  })

  it('asks for some kinds by every word a timetable has for them, and for all by none', () => {
    expect(modesOf(['tram'])).toEqual(['tram', 'air'])
    expect(modesOf(TRANSPORT_KINDS)).toBeUndefined()
  })

  it('needs something to ride on', () => {
    expect(ridesOnSomething([])).toBe(true)
    expect(ridesOnSomething(TRANSPORT_KINDS.slice(1))).toBe(true)
    expect(ridesOnSomething(TRANSPORT_KINDS)).toBe(false)
  })
})
