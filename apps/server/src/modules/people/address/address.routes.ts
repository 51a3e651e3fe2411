import * as calls from '@billett/contract'
import { items } from '../../../call/answer.ts'
import { route } from '../../../call/route.ts'
import { webshopCountries } from './webshop-countries.ts'

/** What was not typed yet. */
const NOTHING = ''

interface Typed {
  city?: string | undefined
  postCode?: string | undefined
}

const place = ({ city = NOTHING, postCode = NOTHING }: Typed) => ({ city, postCode })

export const addressRoutes = [
  route(calls.getWebshopCountries, async ({ world, language }) => items(await webshopCountries(world, language))),
  route(calls.getCities, async ({ world }, { query }) =>
    items(await world.addresses.cities({ ...place(query), country: query.country })),
  ),
  route(calls.getStreets, async ({ world }, { query }) =>
    items(await world.addresses.streets({ ...place(query), country: query.country, street: query.street ?? NOTHING })),
  ),
  route(calls.getHouseNumbers, async ({ world }, { query }) => {
    const numbers = await world.addresses.houseNumbers({
      ...place(query),
      country: query.country,
      street: query.street,
    })
    return items(numbers.map(houseNumber => ({ houseNumber })))
  }),
]
