import { expect, it } from 'vitest'
import { killOnce } from './kill-once.ts'
import { mortalShop } from './mortal-shop.fixture.ts'
import { everyPointOnce, inWords } from './plan.ts'

const shop = mortalShop()

// Many more, at random, are tried by the proof (`kills.proof.test.ts`).
it.each(everyPointOnce().map(kill => ({ ...kill, what: inWords(kill) })))(
  '$what, and nothing is lost or doubled',
  async ({ life, at, time }) => {
    const undisturbed = await killOnce(shop.test(), life, null)
    expect(await killOnce(shop.test(), life, { at, time })).toEqual({ ...undisturbed, died: true })
  },
)

it('without a death, everything happens once', async () => {
  expect((await killOnce(shop.test(), 'ordered', null)).end).toMatchObject({
    orders: 1,
    moves: expect.arrayContaining(['CreditRatingConfirmed', 'ApprovalEMADone', 'Granted']),
    events: ['concluded 2026-12-01'],
    claims: ['2026-12-01 fare 6300'],
    booked: 6300,
    passes: ['issued 2026-12-01'],
    links: ['confirm true'],
    mails: 2,
  })
  expect((await killOnce(shop.test(), 'changed', null)).end).toMatchObject({
    events: [
      'concluded 2026-11-01',
      'paused 2027-01-01',
      'voided 2026-11-21',
      'charged 2026-11-21',
      'ended 2027-01-01',
    ],
    claims: ['2026-11-01 fare 6300', '2026-11-21 refund -3150', '2026-12-01 fare 6300'],
    booked: 15_750,
    requests: ['cancel accepted false', 'change accepted false', 'pause accepted true', 'refund accepted false'],
  })
  expect((await killOnce(shop.test(), 'carded', null)).end).toMatchObject({
    events: ['concluded 2026-12-01', 'mediumChanged 2026-12-03'],
    card_orders: ['sent 1'],
    cards: 1,
  })
})
