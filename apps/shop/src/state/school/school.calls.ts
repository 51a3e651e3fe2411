import * as contract from '@billett/contract'
import { createCall } from '@billett/web-kit/calls/create-call.ts'

export const findSchools = createCall(contract.findSchools)
export const checkEntitlement = createCall(contract.checkEntitlement)
export const applyForSchoolTickets = createCall(contract.applyForSchoolTickets)
export const followApplication = createCall(contract.followApplication)
export const getPassesOfChild = createCall(contract.getPassesOfChild)
export const getDecisionLetter = createCall(contract.getDecisionLetter)
export const handInProofByLink = createCall(contract.handInProofByLink)
export const handInPhotoByLink = createCall(contract.handInPhotoByLink)
export const withdrawByLink = createCall(contract.withdrawByLink)
export const applyAgainByLink = createCall(contract.applyAgainByLink)
export const handOverToChild = createCall(contract.handOverToChild)
export const objectByLink = createCall(contract.objectByLink)
export const getNextYear = createCall(contract.getNextYear)
export const goOnAtOwnPrice = createCall(contract.goOnAtOwnPrice)
export const handInExemption = createCall(contract.handInExemption)

export const findEmployers = createCall(contract.findEmployers)
export const joinEmployer = createCall(contract.joinEmployer)
