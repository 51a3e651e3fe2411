import { defaultClient } from '@billett/clients'
import { createFormat } from '@billett/web-kit/text/format.ts'
import { describe, expect, it } from 'vitest'
import { anOrderTicket } from '../../state/sale/sale.fixture.ts'
import { createTexts } from '../../texts/create-texts.ts'
import { MINIMUM_DATE, ticketFacts } from './ticket-facts.ts'

const region = { currency: 'EUR', timeZone: 'Europe/Berlin' }

async function factsOf(over: Parameters<typeof anOrderTicket>[0], showDiscountType = false) {
  const texts = await createTexts(defaultClient, 'en', ['order'])
  const words = { t: texts.current().t, format: createFormat('en', region), showDiscountType }
  return Object.fromEntries(ticketFacts(anOrderTicket(over), words).map(({ key, value }) => [key, value]))
}

describe('the facts of a ticket (Spec 1 §2.7)', () => {
  it('name the journey only where start, end and via are all known', async () => {
    const all = { startName: 'Oberau', endName: 'Lühr', viaText: 'Mühlental' }
    expect(await factsOf(all)).toMatchObject({ relation: 'Oberau – Lühr via Mühlental' })
    expect(await factsOf({ ...all, viaText: null })).not.toHaveProperty('relation')
    expect(await factsOf({ ...all, viaText: '-' })).not.toHaveProperty('relation')
  })

  it('call whole days days', async () => {
    const month = { validFrom: '2026-11-20T23:00:00.000Z', validTo: '2026-11-30T23:00:00.000Z' }
    expect(await factsOf(month)).toMatchObject({ validity: '21/11/2026 to 30/11/2026' })
    expect(await factsOf({ ...month, validTo: '2026-11-22T03:00:00.000Z' })).toMatchObject({
      validity: '21/11/2026 to 22/11/2026, 04:00',
    })
    expect(await factsOf({ ...month, validTo: '2026-11-21T23:00:00.000Z' })).toMatchObject({
      validity: 'on 21/11/2026',
    })
  })

  it('show the discount type only where the client wants it', async () => {
    expect(await factsOf({ discountType: 'Pupil' }, true)).toMatchObject({ discount: 'Pupil' })
    expect(await factsOf({ discountType: 'Pupil' }, false)).not.toHaveProperty('discount')
    expect(await factsOf({ discountType: '–' }, true)).not.toHaveProperty('discount')
  })

  it('put names together and leave out an undetermined salutation', async () => {
    expect(await factsOf({ passengerName: 'Käthe#Öz', passengerSalutation: 2 })).toMatchObject({
      passenger: 'Ms Käthe Öz',
    })
    expect(await factsOf({ passengerName: 'Käthe#Öz', passengerSalutation: 3 })).toMatchObject({
      passenger: 'Käthe Öz',
    })
    expect(await factsOf({ passengerName: 'Käthe#-' })).toMatchObject({ passenger: 'Käthe' })
  })

  it('say whom a ticket is for only where its name does not', async () => {
    expect(await factsOf({ ticketNameLong: 'Day ticket', traveler: 'Child' })).toMatchObject({ traveller: 'Child' })
    expect(await factsOf({ ticketNameLong: 'Day ticket child', traveler: 'Child' })).not.toHaveProperty('traveller')
  })

  it('hide a birth date nobody gave', async () => {
    expect(await factsOf({ passengerBirthDate: MINIMUM_DATE })).not.toHaveProperty('birthDate')
    expect(await factsOf({ passengerBirthDate: '2010-02-28' })).toMatchObject({ birthDate: '28/02/2010' })
  })

  it('hide group amounts below one', async () => {
    expect(await factsOf({ passengerCount: 3 })).toMatchObject({ passengers: '3 people' })
    expect(await factsOf({ passengerCount: 3, freeChildren: 2 })).toMatchObject({
      passengers: '3 people, 2 children free',
    })
  })

  it('hide a dash wherever it stands', async () => {
    expect(await factsOf({ traveler: '-', zones: [], priceLevelPrintText: '-' })).toEqual({
      validity: '21/11/2026, 09:00 to 22/11/2026, 03:00',
    })
  })
})
