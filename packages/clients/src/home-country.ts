import { type Country, HOME_COUNTRIES } from '@billett/domain'
import type { Config } from './schema/config.ts'

/** Where a client is at home, and with it most who buy there: the first country of an address form. */
export const homeCountry = ({ texts }: Config): Country => texts.address.country ?? HOME_COUNTRIES[0]
