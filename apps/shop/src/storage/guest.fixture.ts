import type { RememberedGuest } from './guest.ts'

const NOWHERE = { street: '', houseNumber: '', postCode: '', city: '', country: 'de', additional: '' }

export const aGuest = (over: Partial<RememberedGuest> = {}): RememberedGuest => ({
  email: 'kaethe@example.org',
  firstName: '',
  lastName: '',
  address: NOWHERE,
  methodKind: 27,
  ...over,
})
