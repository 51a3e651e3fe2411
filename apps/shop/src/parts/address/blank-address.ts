import type { Country } from '@billett/domain'

/** What an address form begins with: nothing but the country, the client's own. */
export const blankAddress = (country: Country) => ({
  street: '',
  houseNumber: '',
  postCode: '',
  city: '',
  country,
  additional: '',
})
