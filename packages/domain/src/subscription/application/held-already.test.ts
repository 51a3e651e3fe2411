import { describe, expect, it } from 'vitest'
import type { Happening } from '../contract/contract-event.ts'
import { fold } from '../contract/timeline.ts'
import { concluded, ended, history, paused, productChanged } from '../contract.fixture.ts'
import type { ApplicationState } from './application-state.ts'
import { heldAlready, type OrderedBefore, type WantedSubscription } from './held-already.ts'

const ADA = { firstName: 'Ada', lastName: 'von Lovelace', birthDate: '1990-01-31' }
const WANTED: WantedSubscription = { holder: ADA, product: 'germany', firstDay: '2027-01-01' }

const before = (happenings: Happening[], over: Partial<OrderedBefore> = {}): OrderedBefore => ({
  number: 'A1',
  holder: ADA,
  state: 'Granted',
  concluding: { effectiveOn: '2026-12-01', payload: { product: 'germany' } },
  timeline: fold(history(...happenings), '2030-01-01T00:00:00.000Z'),
  ...over,
})
const waiting = (state: ApplicationState, over: Partial<OrderedBefore> = {}) => before([], { state, ...over })
const begun = concluded('2026-12-01')
const named = (over: Partial<typeof ADA>) => before([begun], { holder: { ...ADA, ...over } })
const held = (from: string, to = '9999-12-31') => ({ number: 'A1', from, to })

describe('the same subscription for the same person once more (42)', () => {
  it.each<[string, OrderedBefore, ReturnType<typeof held> | undefined]>([
    ['while one runs', before([begun]), held('2027-01-01')],
    ['on the first day of one that is ahead', before([concluded('2027-01-01')]), held('2027-01-01')],
    ['before one that is ahead', before([concluded('2027-03-01')]), held('2027-03-01')],
    ['while one runs out', before([begun, ended('2027-02-01')]), held('2027-01-01', '2027-02-01')],
    ['on the last day of one', before([begun, ended('2027-01-02')]), held('2027-01-01', '2027-01-02')],
    ['on the day after one has ended', before([begun, ended('2027-01-01')]), undefined],
    ['in the pause of one', before([begun, paused('2026-12-15', '2027-02-01')]), held('2027-02-01')],
    [
      'before one that becomes the same',
      before([begun, productChanged('2027-04-01', 'city')]),
      held('2027-01-01', '2027-04-01'),
    ],
    [
      'while one is another until later',
      before([concluded('2026-12-01', { product: 'city' }), productChanged('2027-04-01', 'germany')]),
      held('2027-04-01'),
    ],
    ['beside another one', before([concluded('2026-12-01', { product: 'city' })]), undefined],
    ['while the first waits for its confirmation', waiting('New'), held('2027-01-01')],
    ['while the first is examined', waiting('TransporterExamination'), held('2027-01-01')],
    ['after the first was refused', waiting('Rejected'), undefined],
    ['after the first was cancelled', waiting('Cancelled'), undefined],
    [
      'while another one waits',
      waiting('New', { concluding: { effectiveOn: '2026-12-01', payload: { product: 'city' } } }),
      undefined,
    ],
    [
      'before one that waits begins',
      waiting('New', { concluding: { effectiveOn: '2027-02-01', payload: { product: 'germany' } } }),
      held('2027-02-01'),
    ],
    ['written otherwise', named({ firstName: ' ADA ', lastName: 'Von  Lovelace' }), held('2027-01-01')],
    ['for somebody of another name', named({ firstName: 'Allegra' }), undefined],
    ['for somebody of another family', named({ lastName: 'Byron' }), undefined],
    ['for somebody of another age', named({ birthDate: '2015-01-31' }), undefined],
  ])('%s', (_, one, expected) => expect(heldAlready(WANTED, [one])).toEqual(expected))

  it('is told of the one that is met first', () => {
    const later = before([concluded('2027-05-01')], { number: 'A2' })
    const first = before([concluded('2027-02-01')], { number: 'A3' })
    expect(heldAlready(WANTED, [later, first])).toEqual({ ...held('2027-02-01'), number: 'A3' })
  })

  it('takes a letter with its mark as one, however it is put together', () => {
    const kathe = { ...ADA, firstName: 'K\u00E4the' }
    const one = before([begun], { holder: { ...ADA, firstName: 'Ka\u0308the' } })
    expect(heldAlready({ ...WANTED, holder: kathe }, [one])).toEqual(held('2027-01-01'))
  })

  it('has nothing to say where nothing was ordered', () => expect(heldAlready(WANTED, [])).toBeUndefined())

  it('names the first of several', () => {
    const [later, earlier] = ['2027-05-01', '2027-03-01'].map(from => before([concluded(from)], { number: from }))
    if (!later || !earlier) expect.unreachable()
    expect(heldAlready(WANTED, [later, earlier])).toMatchObject({ number: '2027-03-01' })
    expect(heldAlready(WANTED, [earlier, later])).toMatchObject({ number: '2027-03-01' })
  })
})
