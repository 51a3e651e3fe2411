import * as contract from '@billett/contract'
import { createCall } from '@billett/web-kit/calls/create-call.ts'

export const getOrganisations = createCall(contract.getOrganisations)
export const searchOrganisations = createCall(contract.searchOrganisations)
export const getOrganisationByUser = createCall(contract.getOrganisationByUser)
export const getOrganisationDetails = createCall(contract.getOrganisationDetails)
export const getOrganisationDetailsForSchool = createCall(contract.getOrganisationDetailsForSchool)
export const setIsObligatedToControl = createCall(contract.setIsObligatedToControl)

export const getStudents = createCall(contract.getStudents)
export const countStudents = createCall(contract.countStudents)
export const getStudentDetails = createCall(contract.getStudentDetails)

export const getContractsOfOrganisation = createCall(contract.getContractsOfOrganisation)
export const acceptContract = createCall(contract.acceptContract)
export const declineContract = createCall(contract.declineContract)
export const weighContracts = createCall(contract.weighContracts)
export const sayWay = createCall(contract.sayWay)
export const getDeclineReasons = createCall(contract.getDeclineReasons)
export const downloadProofs = createCall(contract.downloadProofs)

export const getSchoolChangeRequests = createCall(contract.getSchoolChangeRequests)
export const createSchoolChangeRequest = createCall(contract.createSchoolChangeRequest)
export const previewSchoolChangeRequest = createCall(contract.previewSchoolChangeRequest)
export const acceptSchoolChangeRequests = createCall(contract.acceptSchoolChangeRequests)
export const acceptSchoolChangeRequest = createCall(contract.acceptSchoolChangeRequest)
export const declineSchoolChangeRequest = createCall(contract.declineSchoolChangeRequest)

export const getContactPersons = createCall(contract.getContactPersons)
export const createContactPerson = createCall(contract.createContactPerson)
export const updateContactPerson = createCall(contract.updateContactPerson)
export const deleteContactPerson = createCall(contract.deleteContactPerson)

export const getOrganisationFiles = createCall(contract.getOrganisationFiles)
export const getOrganisationDocument = createCall(contract.getOrganisationDocument)
export const uploadOrganisationFile = createCall(contract.uploadOrganisationFile)

export const importStudents = createCall(contract.importStudents)
export const getBatches = createCall(contract.getBatches)
export const getBatch = createCall(contract.getBatch)
export const getBatchRows = createCall(contract.getBatchRows)
export const compareBatch = createCall(contract.compareBatch)
export const decideBatchRow = createCall(contract.decideBatchRow)
export const rehearseBatch = createCall(contract.rehearseBatch)
export const applyBatch = createCall(contract.applyBatch)
export const undoBatch = createCall(contract.undoBatch)
export const discardBatch = createCall(contract.discardBatch)
export const getBatchProblems = createCall(contract.getBatchProblems)
export const exportStudents = createCall(contract.exportStudents)

export const getFinancialReport = createCall(contract.getFinancialReport)
export const getReportOfSchool = createCall(contract.getReportOfSchool)
export const exportFinancialReport = createCall(contract.exportFinancialReport)

export const searchOrigins = createCall(contract.searchOrigins)
export const getSubscriptions = createCall(contract.getSubscriptions)
