import { describe, expect, it } from 'vitest'
import { type ExternalJourney, reconstruct, withViaText } from './reconstruction.ts'

const journey = (more: Partial<ExternalJourney> = {}): ExternalJourney => ({
  origin: { mainStop: { reference: '×8000', text: 'Hauptbahnhof' }, dateTime: '2026-11-21T10:15' },
  destination: { mainStop: { reference: '9000', text: 'Markt' } },
  trips: [{ tariffZones: [30, 20, 4] }, { tariffZones: [1] }],
  ...more,
})

describe('a reconstructed journey', () => {
  it('reads the zones of its first trip from the smaller id on, and the stops without their prefix', () => {
    expect(reconstruct(journey())).toEqual({
      origin: { reference: '8000', text: 'Hauptbahnhof' },
      destination: { reference: '9000', text: 'Markt' },
      via: { reference: '4,20,30', text: '4,20,30' },
      tariffZoneList: ['4', '20', '30'],
      validate: '2026-11-21T10:15',
    })
  })

  it('leaves a list alone that begins with the smaller id', () => {
    expect(reconstruct(journey({ trips: [{ tariffZones: ['A', 'C', 'B'] }] }))?.tariffZoneList).toEqual(['A', 'C', 'B'])
    expect(reconstruct(journey({ trips: [{ tariffZones: ['9', '10'] }] }))?.tariffZoneList).toEqual(['9', '10'])
    // A ring is as long either way; ids of words and of figures are compared as they are written.
    for (const tariffZones of [
      ['A', 'B', 'C', 'A'],
      [5, 6, 7, 5],
      ['10', 'A'],
    ])
      expect(reconstruct(journey({ trips: [{ tariffZones }] }))?.tariffZoneList).toEqual(tariffZones.map(String))
  })

  it('takes no notice of spaces around the stops', () => {
    const mainStop = { reference: ' × 8000 ', text: ' Hauptbahnhof ' }
    expect(reconstruct(journey({ destination: { mainStop } }))?.destination).toEqual({
      reference: '8000',
      text: 'Hauptbahnhof',
    })
  })

  it('is dropped when anything is missing', () => {
    const stop = { reference: '8000', text: 'Hauptbahnhof' }
    const incomplete: Partial<ExternalJourney>[] = [
      { origin: undefined },
      { origin: { dateTime: '2026-11-21T10:15' } },
      { origin: { mainStop: stop } },
      { origin: { mainStop: stop, dateTime: '  ' } },
      { origin: { mainStop: { reference: '×', text: 'x' }, dateTime: '2026-11-21T10:15' } },
      { destination: {} },
      { trips: [] },
      { trips: [{}] },
      { trips: [{ tariffZones: [] }, { tariffZones: [1, 2] }] },
    ]
    for (const more of incomplete) expect(reconstruct(journey(more))).toBeUndefined()
  })

  it('takes the text of the way with the same zones, in either direction', () => {
    const recon = reconstruct(journey())
    const option = (reference: string) => ({
      reference,
      zones: reference.split(','),
      text: { de: 'über 20', en: 'via 20' },
    })
    expect(recon && withViaText(recon, [option('4,20,30')], 'de').via).toEqual({
      reference: '4,20,30',
      text: 'über 20',
    })
    expect(recon && withViaText(recon, [option('30,20,4')], 'fr').via.text).toBe('via 20')
    expect(recon && withViaText(recon, [option('4,30')], 'de').via.text).toBe('4,20,30')
    const both = [{ ...option('30,20,4'), text: { de: 'die erste', en: 'the first' } }, option('4,20,30')]
    expect(recon && withViaText(recon, both, 'de').via.text).toBe('die erste')
  })
})
