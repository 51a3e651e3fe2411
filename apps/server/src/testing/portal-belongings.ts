import { randomUUID } from 'node:crypto'
import { type Call, setIsObligatedToControl } from '@billett/contract'
import { clientIdOf } from '../call/client-id-of.ts'
import {
  entitlementDecision,
  entitlementProof,
  fileContent,
  organisationFile,
  portalAction,
  schoolRequest,
  uploadedFile,
} from '../db/schema/index.ts'
import { A_LIST, aBatch } from './a-batch.ts'
import { aPupilsContract } from './a-pupils-contract.ts'
import { aRolledPupil } from './a-rolled-pupil.ts'
import { type AnOrganisation, aContactPerson, aPupil } from './a-school.ts'
import { aMadeInvoice } from './staff-belongings/made-invoices.ts'
import type { TestWorld } from './test-world.ts'

/** What a request of the portal can name. */
export type PortalKind =
  | 'organisation'
  | 'pupil'
  | 'contract'
  | 'person'
  | 'file'
  | 'request'
  | 'decision'
  | 'proof'
  | 'batch'
  | 'year'
  | 'asked'
  | 'rolled'
  | 'invoice'
  | 'payroll'

/** One of each that belongs to an organisation. */
export type PortalBelongings = Readonly<Record<PortalKind, string>>

const BY_NAME: Readonly<Record<string, PortalKind>> = {
  orgGuid: 'organisation',
  orgId: 'organisation',
  organizationId: 'organisation',
  organizationGuid: 'organisation',
  payerGuid: 'organisation',
  studentGuid: 'pupil',
  contractId: 'contract',
  contractGuid: 'contract',
  contractGuids: 'contract',
  decisionGuid: 'decision',
  proofGuid: 'proof',
  documentGuid: 'file',
  batchGuid: 'batch',
  studentGuids: 'pupil',
  yearGuid: 'year',
  invoiceGuid: 'invoice',
  listGuid: 'payroll',
}

/** Where `guid` or `id` says it, by the words of the address. */
const BY_PATH: readonly (readonly [RegExp, PortalKind])[] = [
  [/\/organizations\//, 'organisation'],
  [/\/changeRequests\//, 'request'],
  [/\/customers\//, 'pupil'],
  [/[cC]ontract\//, 'contract'],
  [/\/contactPerson/, 'person'],
  [/\/documents\//, 'file'],
]

/** Pupils of a year of whom one has to be further than proposed: asked for, or with their card on its way. */
const BY_STEP: readonly (readonly [RegExp, PortalKind])[] = [
  [/\/schoolYears\/.+\/approvals$/, 'asked'],
  [/\/schoolYears\/.+\/handOut$/, 'rolled'],
]

/** What a field of a call names; undefined where it names nothing of anybody. */
export function portalKindOf({ path }: Pick<Call, 'path'>, field: string): PortalKind | undefined {
  const step = BY_STEP.find(([pattern]) => field === 'studentGuids' && pattern.test(path))
  if (step) return step[1]
  if (field !== 'guid' && field !== 'id') return BY_NAME[field]
  return BY_PATH.find(([pattern]) => pattern.test(path))?.[1]
}

async function aFile(test: TestWorld, { id: organisationId }: AnOrganisation, accountId: string, title: string) {
  const [id, fileId, clientId, now] = [randomUUID(), randomUUID(), clientIdOf(test.world), test.now()]
  const { db } = test.database
  const file = { fileName: `${title}.pdf`, mimeType: 'application/pdf', size: 8, uploadedOn: now, keptUntil: now }
  await db.insert(uploadedFile).values({ ...file, id: fileId, clientId, ownerId: accountId, contractId: null })
  await db.insert(fileContent).values({ fileId, part: 0, bytes: Buffer.from('%PDF-1.7') })
  await db.insert(organisationFile).values({ id, clientId, organisationId, fileId, accountId, createdOn: now, title })
  return id
}

/** Somebody new is asked for, and whoever decides there has to. */
async function aRequest(
  test: TestWorld,
  { id: organisationId }: AnOrganisation,
  requestedBy: string,
  { word, decider }: { word: string; decider: 'school' | 'payer' },
): Promise<string> {
  const id = randomUUID()
  const person = { firstName: `R${word}`, lastName: `Q${word}`, birthDate: '2014-05-06', gender: 2 as const }
  const address = { street: 'Weg', houseNumber: '1', postCode: '99901', city: 'Ort' }
  const from = '2026-12-01'
  await test.database.db.insert(schoolRequest).values({
    id,
    clientId: clientIdOf(test.world),
    organisationId,
    kind: 'newStudent',
    state: decider === 'payer' ? 'costUnitCheckPending' : 'new',
    asked: { kind: 'newStudent', organizationId: organisationId, ...person, ...address, from },
    deciders: [decider],
    version: 1,
    requestedOn: test.now(),
    requestedBy,
  })
  return id
}

/** What who pays has decided about a contract. */
async function aDecision(
  test: TestWorld,
  { id: organisationId }: AnOrganisation,
  { contractId, partyId, authorityId }: { contractId: string; partyId: string; authorityId: string },
): Promise<string> {
  const id = randomUUID()
  await test.database.db.insert(entitlementDecision).values({
    ...{ id, clientId: clientIdOf(test.world), authorityId, organisationId, partyId, contractId },
    ...{ schoolYear: 'sy2026', number: ++numbered, result: 'notEntitled', departs: false, exemption: '' },
    ...{ validFrom: '2026-12-01', decidedOn: test.now(), decidedBy: 'Con Tact', decidedById: randomUUID(), reason: '' },
  })
  return id
}

/** Something that was done there. */
const aNotedAct = async (test: TestWorld, { id: organisationId }: AnOrganisation, accountId: string) => {
  const row = { id: randomUUID(), clientId: clientIdOf(test.world), accountId, organisationId, aboutId: organisationId }
  const { name: call } = setIsObligatedToControl
  await test.database.db.insert(portalAction).values({ ...row, call, detail: {}, doneOn: test.now() })
}

let numbered = 100_000

/** Pupils whom the roll-over has led so far: it waits for a yes about the one, and has taken effect for the other. */
async function rolledPupils(
  test: TestWorld,
  at: AnOrganisation,
  {
    payer: authority,
    accountId,
    word,
    byPayer,
  }: { payer: AnOrganisation; accountId: string; word: string; byPayer: boolean },
): Promise<{ asked: string; rolled: string }> {
  const common = { at, authority, accountId }
  const asked = await aPupil(test, at, { firstName: `PA${word}`, lastName: `NA${word}` })
  const state = byPayer ? 'ReApprovalPayerPending' : 'ReApprovalOrganizationPending'
  const waiting = await aPupilsContract(test, asked, at, { state, payer: authority })
  await aRolledPupil(test, { ...common, pupil: asked, contract: waiting, over: { askedOn: test.now() } })
  const rolled = await aPupil(test, at, { firstName: `PR${word}`, lastName: `NR${word}` })
  const running = await aPupilsContract(test, rolled, at, { state: 'Granted', payer: authority })
  const over = { appliedOn: test.now(), card: 'extend' } as const
  await aRolledPupil(test, { ...common, pupil: rolled, contract: running, over })
  return { asked, rolled }
}

/** What was handed in with an application. */
async function aProof(test: TestWorld, contractId: string, ownerId: string): Promise<string> {
  const [id, fileId, clientId, now] = [randomUUID(), randomUUID(), clientIdOf(test.world), test.now()]
  const { db } = test.database
  const file = { fileName: 'proof.pdf', mimeType: 'application/pdf', size: 8, uploadedOn: now }
  await db.insert(uploadedFile).values({ ...file, id: fileId, clientId, ownerId, contractId })
  await db.insert(fileContent).values({ fileId, part: 0, bytes: Buffer.from('%PDF-1.7') })
  await db.insert(entitlementProof).values({ id, clientId, contractId, field: 'proof', fileId, givenOn: now })
  return id
}

/** Something of every kind at an organisation, waiting for whoever decides there; `word` is in all names of it. */
export async function portalBelongings(
  test: TestWorld,
  at: AnOrganisation,
  {
    payer,
    word,
    waits = 'ApprovalOrganizationPending',
  }: {
    payer: AnOrganisation
    word: string
    waits?: 'ApprovalOrganizationPending' | 'ApprovalPayerPending'
  },
): Promise<PortalBelongings> {
  const pupil = await aPupil(test, at, { firstName: `P${word}`, lastName: `N${word}` })
  const { accountId, personIds } = await aContactPerson(test, [at])
  const contract = await aPupilsContract(test, pupil, at, { state: waits, payer })
  await aNotedAct(test, at, accountId)
  const byPayer = waits === 'ApprovalPayerPending'
  const { invoiceGuid, listGuid } = await aMadeInvoice(test, clientIdOf(test.world), at)
  return {
    organisation: at.id,
    pupil,
    contract,
    proof: await aProof(test, contract, accountId),
    decision: await aDecision(test, at, { contractId: contract, partyId: pupil, authorityId: payer.id }),
    year: await aRolledPupil(test, { pupil, contract, at, authority: payer, accountId }),
    ...(await rolledPupils(test, at, { payer, accountId, word, byPayer })),
    person: personIds[0] ?? '',
    invoice: invoiceGuid,
    payroll: listGuid,
    file: await aFile(test, at, accountId, `T${word}`),
    batch: await aBatch(test, at, accountId, { fileName: `B${word}.csv`, settings: A_LIST }),
    request: await aRequest(test, at, accountId, { word, decider: byPayer ? 'payer' : 'school' }),
  }
}
