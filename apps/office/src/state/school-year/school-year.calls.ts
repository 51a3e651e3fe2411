import * as contract from '@billett/contract'
import { createCall } from '@billett/web-kit/calls/create-call.ts'

export const getSchoolYears = createCall(contract.getSchoolYears)
export const keepSchoolYear = createCall(contract.keepSchoolYear)
export const beginRollTask = createCall(contract.beginRollTask)
export const getRollMembers = createCall(contract.getRollMembers)
export const decideRollMembers = createCall(contract.decideRollMembers)
export const getRollSchools = createCall(contract.getRollSchools)
export const planRollSchool = createCall(contract.planRollSchool)
export const decideRollEntitlement = createCall(contract.decideRollEntitlement)
export const approveRollMembers = createCall(contract.approveRollMembers)
export const getRollPost = createCall(contract.getRollPost)
export const printRollPost = createCall(contract.printRollPost)
export const noteRollPost = createCall(contract.noteRollPost)
export const getHandOutList = createCall(contract.getHandOutList)
export const noteScannedCard = createCall(contract.noteScannedCard)
export const noteHandOut = createCall(contract.noteHandOut)
