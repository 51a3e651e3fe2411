import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { type Guardian, isSameGuardian, recordsOfGuardian } from './same-guardian.ts'

const eva: Guardian = {
  ...{ id: '1', clientId: 'here', accountId: null, firstName: 'Eva', lastName: 'Müller-Lind' },
  ...{ email: 'eva@example.org', isEmailConfirmed: true },
}

describe('two records of a guardian', () => {
  it.each<[string, Partial<Guardian>, boolean]>([
    ['of one confirmed address and one name are one', {}, true],
    ['written in another way are one', { email: ' EVA@example.org', lastName: 'MUELLER LIND' }, true],
    ['of one address and two names are two, as of a couple', { firstName: 'Jan' }, false],
    ['of one name and two addresses are two', { email: 'other@example.org' }, false],
    ['of which one was never confirmed are two', { isEmailConfirmed: false }, false],
    ['of two clients are two', { clientId: 'there' }, false],
  ])('%s', (_, other, is) => expect(isSameGuardian(eva, { ...eva, id: '2', ...other })).toBe(is))

  it('without an address are two', () => {
    const none = { ...eva, email: '' }
    expect(isSameGuardian(none, { ...none, id: '2' })).toBe(false)
  })

  it('of one account are one, whatever they are called, and of two clients never', () => {
    const own = { ...eva, accountId: 'a' }
    const married = { ...own, id: '2', lastName: 'Lind', email: '', isEmailConfirmed: false }
    expect(isSameGuardian(own, married)).toBe(true)
    expect(isSameGuardian(own, { ...married, clientId: 'there' })).toBe(false)
  })
})

const guardians: fc.Arbitrary<Guardian[]> = fc.uniqueArray(
  fc.record({
    id: fc.uuid(),
    clientId: fc.constantFrom('here', 'there'),
    accountId: fc.constantFrom(null, 'a', 'b'),
    firstName: fc.constantFrom('Eva', 'Jan'),
    lastName: fc.constant('Lind'),
    email: fc.constantFrom('', 'one@example.org', 'two@example.org'),
    isEmailConfirmed: fc.boolean(),
  }),
  { selector: ({ id }) => id, minLength: 1, maxLength: 8 },
)
const mixed = guardians.chain(all => fc.tuple(fc.constant(all), fc.shuffledSubarray(all, { minLength: all.length })))

describe('the records of one guardian', () => {
  it('are the same in whatever order siblings were applied for, and from whichever of them one asks', () =>
    fc.assert(
      fc.property(mixed, ([all, shuffled]) => {
        for (const { id } of all) {
          const own = recordsOfGuardian(id, all)
          expect(own).toContain(id)
          expect(recordsOfGuardian(id, shuffled)).toEqual(own)
          for (const other of own) expect(recordsOfGuardian(other, all)).toEqual(own)
        }
      }),
    ))

  it('are never of another client', () =>
    fc.assert(
      fc.property(guardians, all => {
        const clients = new Map(all.map(({ id, clientId }) => [id, clientId]))
        for (const { id, clientId } of all)
          for (const other of recordsOfGuardian(id, all)) expect(clients.get(other)).toBe(clientId)
      }),
    ))
})
