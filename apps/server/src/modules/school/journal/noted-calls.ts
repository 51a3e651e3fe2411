import type { Call, PortalAct } from '@billett/contract'
import * as calls from '@billett/contract'
import { PASSED_ON } from '../reach/index.ts'

/** By which call each was done: whoever sees an entry of the menu it belongs to reads of it. */
export const NOTED_CALLS: Readonly<Record<PortalAct, Pick<Call, 'name' | 'access'>>> = {
  contractAccepted: calls.acceptContract,
  contractDeclined: calls.declineContract,
  contractTakenBack: calls.takeContractBack,
  // The shop's own: whoever decides there reads of it.
  contractPassedOn: { name: PASSED_ON, access: calls.acceptContract.access },
  proofsAsked: calls.askForProofs,
  proofSeen: calls.getApplicationProof,
  proofsFetched: calls.downloadProofs,
  requestMade: calls.createSchoolChangeRequest,
  requestAccepted: calls.acceptSchoolChangeRequest,
  requestDeclined: calls.declineSchoolChangeRequest,
  waySaid: calls.sayWay,
  decidedAgain: calls.decideAgain,
  objectionEntered: calls.enterObjection,
  objectionDecided: calls.decideObjection,
  listTaken: calls.importStudents,
  listCompared: calls.compareBatch,
  listRowDecided: calls.decideBatchRow,
  listReckoned: calls.rehearseBatch,
  listApplied: calls.applyBatch,
  listUndone: calls.undoBatch,
  listDiscarded: calls.discardBatch,
  listProblemsFetched: calls.getBatchProblems,
  pupilsFetched: calls.exportStudents,
  employeeLeft: calls.letEmployeeGo,
  pupilLeft: calls.letPupilGo,
  pupilStays: calls.letPupilStay,
  controlFileFetched: calls.exportControlFile,
  personNamed: calls.createContactPerson,
  personChanged: calls.updateContactPerson,
  personEnded: calls.deleteContactPerson,
  fileUploaded: calls.uploadOrganisationFile,
  fileFetched: calls.getOrganisationDocument,
  obligationSaid: calls.setIsObligatedToControl,
  reportFetched: calls.exportFinancialReport,
  invoiceFetched: calls.downloadPayerInvoice,
  payrollFetched: calls.downloadPayerPayroll,
  yearKept: calls.keepSchoolYear,
  yearStep: calls.beginRollTask,
  yearPlanned: calls.planRollSchool,
  yearPupilsDecided: calls.decideRollMembers,
  yearEntitlementDecided: calls.decideRollEntitlement,
  yearPupilsApproved: calls.approveRollMembers,
  handOutListFetched: calls.getHandOutList,
  handOutNoted: calls.noteHandOut,
}

/** Who pays decides about ways, and sees the money: a school is told of neither (Spec 3 §6). */
export const OF_PAYERS: ReadonlySet<PortalAct> = new Set<PortalAct>([
  'waySaid',
  'decidedAgain',
  'objectionEntered',
  'objectionDecided',
  'listReckoned',
  'reportFetched',
  'invoiceFetched',
  'payrollFetched',
])
