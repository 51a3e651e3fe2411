import { describe, expect, it } from 'vitest'
import { smallRegion } from '../../../testing/region/small-region.ts'
import { networkOf } from './network.ts'
import { fewestStopsOnLines, fewestTo, ridesFrom, stopsFrom } from './ride-chain.ts'

const network = networkOf(smallRegion().timetable)
const stop = (id: string): number => network.stop(id) ?? Number.NaN

describe('riding lines in order', () => {
  it('counts the stops ridden, the first not', () => {
    expect(fewestStopsOnLines(network, stop('a'), stop('d'), ['1'])).toBe(3)
  })

  it('changes between platforms of a station', () => {
    expect(fewestStopsOnLines(network, stop('a'), stop('x'), ['1', '2'])).toBe(2)
  })

  it('takes a platform as its station', () => {
    expect(fewestStopsOnLines(network, stop('hbf2'), stop('c'), ['1'])).toBe(1)
  })

  it.each([
    ['a line that does not exist', ['7']],
    ['a line that does not go there', ['2']],
    ['the lines in the wrong order', ['2', '1']],
  ])('finds no way by %s', (_, lines) => {
    expect(fewestStopsOnLines(network, stop('a'), stop('x'), lines)).toBeUndefined()
  })

  it('does not ride a line against its direction', () => {
    expect(fewestStopsOnLines(network, stop('d'), stop('a'), ['1'])).toBeUndefined()
  })
})

const fewestOf = (from: number, to: number, most: { rides: number; stops: number }, on?: ReadonlySet<string>) => ({
  rides: fewestTo(network, to, ridesFrom(network, from, most.rides), most.rides),
  stops: fewestTo(network, to, stopsFrom(network, from, most.stops, on), most.stops),
})

describe('the least a journey takes', () => {
  it('counts vehicles and stops over all lines', () => {
    expect(fewestOf(stop('a'), stop('x'), { rides: 3, stops: 5 })).toEqual({ rides: 2, stops: 2 })
  })

  it('says one more than it was asked to look for', () => {
    expect(fewestOf(stop('a'), stop('x'), { rides: 1, stops: 1 })).toEqual({ rides: 2, stops: 2 })
    expect(fewestOf(stop('d'), stop('a'), { rides: 4, stops: 9 })).toEqual({ rides: 5, stops: 10 })
  })

  it('counts stops on the lines that count, where only some do', () => {
    const most = { rides: 3, stops: 5 }
    expect(fewestOf(stop('a'), stop('x'), most, new Set(['1', '2'])).stops).toBe(2)
    expect(fewestOf(stop('a'), stop('x'), most, new Set(['1'])).stops).toBe(6)
  })
})
