import * as contract from '@billett/contract'
import { createCall } from '@billett/web-kit/calls/create-call.ts'

export const getSubscriptionContracts = createCall(contract.getSubscriptionContracts)
export const getNextDebits = createCall(contract.getNextDebits)
export const getSubscriptionJournal = createCall(contract.getSubscriptionJournal)
export const previewSubscriptionChange = createCall(contract.previewSubscriptionChange)
export const getCancellationDates = createCall(contract.getCancellationDates)
export const getReasonsForAction = createCall(contract.getReasonsForAction)
export const cancelSubscription = createCall(contract.cancelSubscription)
export const pauseSubscription = createCall(contract.pauseSubscription)
export const refundSubscription = createCall(contract.refundSubscription)
export const replaceCard = createCall(contract.replaceCard)
export const takeBackChange = createCall(contract.takeBackChange)
export const setCardRecipient = createCall(contract.setCardRecipient)
export const getSubscriptionPasses = createCall(contract.getSubscriptionPasses)
export const getReplacementCardToken = createCall(contract.getReplacementCardToken)
export const getTravelExpenseCertificate = createCall(contract.getTravelExpenseCertificate)
export const giveMissingProof = createCall(contract.giveMissingProof)
