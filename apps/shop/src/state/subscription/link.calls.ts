import * as contract from '@billett/contract'
import { createCall } from '@billett/web-kit/calls/create-call.ts'

export const getSubscriptionLink = createCall(contract.getSubscriptionLink)
export const giveProofByLink = createCall(contract.giveProofByLink)
export const changeAccountByLink = createCall(contract.changeAccountByLink)
export const confirmGuardianAddress = createCall(contract.confirmGuardianAddress)
export const getDebt = createCall(contract.getDebt)
export const payDebt = createCall(contract.payDebt)
export const getPrivateOffer = createCall(contract.getPrivateOffer)
export const goPrivateByLink = createCall(contract.goPrivateByLink)
export const getPriceQuestion = createCall(contract.getPriceQuestion)
export const openLink = createCall(contract.openLink)
export const getPassesByLink = createCall(contract.getPassesByLink)
export const answerPriceByLink = createCall(contract.answerPriceByLink)
