import * as contract from '@billett/contract'
import { createCall } from '@billett/web-kit/calls/create-call.ts'

export const beginCodeApp = createCall(contract.beginCodeApp)
export const confirmCodeApp = createCall(contract.confirmCodeApp)
export const showSecondFactor = createCall(contract.showSecondFactor)
export const resetSecondFactor = createCall(contract.resetSecondFactor)
export const beginStepUp = createCall(contract.beginStepUp)
export const stepUp = createCall(contract.stepUp)
export const beginPasskey = createCall(contract.beginPasskey)
export const addPasskey = createCall(contract.addPasskey)
