import * as contract from '@billett/contract'
import { createCall } from '@billett/web-kit/calls/create-call.ts'

export const getWebshopCountries = createCall(contract.getWebshopCountries)
export const getCities = createCall(contract.getCities)
export const getStreets = createCall(contract.getStreets)
export const getHouseNumbers = createCall(contract.getHouseNumbers)
