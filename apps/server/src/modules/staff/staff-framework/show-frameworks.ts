import type { FrameworkContractDetail, FrameworkContracts } from '@billett/contract'
import {
  addMonths,
  businessDateOf,
  codeKey,
  type FaultOfFramework,
  firstOfMonth,
  frameworkFaults,
  hasDay,
} from '@billett/domain'
import type { Context } from '../../../call/context.ts'
import { refuse } from '../../../call/refused.ts'
import { scopeOf } from '../../../call/scope.ts'
import type { Statements } from '../../../db/database.ts'
import { worldOf } from '../../../world-of.ts'
import {
  agreedByEntry,
  type Company,
  companiesOf,
  contractsOfCompany,
  frameworksOf,
  type StoredFramework,
  soldProducts,
  staffOn,
} from '../../school/job-ticket/index.ts'
import { clientName } from '../listing/index.ts'
import { inForce, presentTerms, seenVersion } from '../written-version/index.ts'
import { firstFramework, type WrittenFramework, writtenFramework } from './read-framework.ts'

/** What the latest version is, in short; empty where there is none. */
export const seenOf = (versions: readonly StoredFramework[]): string =>
  seenVersion(versions, ({ validFrom, terms }) => [validFrom, terms])

async function takersOf({ world }: Context, db: Statements, { id, clientId }: Company): Promise<number> {
  const today = businessDateOf(world.clock())
  const contracts = await contractsOfCompany(worldOf(world, clientId), db, id, today)
  return contracts.filter(({ timeline }) => hasDay(timeline.span, today)).length
}

async function staffOf({ world }: Context, db: Statements, { id }: Company): Promise<number> {
  const today = businessDateOf(world.clock())
  return (await staffOn(db, id, [today])).get(today) ?? 0
}

const present = async (
  context: Context,
  db: Statements,
  company: Company,
  versions: readonly StoredFramework[],
): Promise<FrameworkContracts> => ({
  companyGuid: company.id,
  company: company.name,
  clientId: company.clientId,
  client: clientName(context.world, company.clientId),
  takers: await takersOf(context, db, company),
  staff: await staffOf(context, db, company),
  versions: versions.map(presentTerms),
})

/** One the caller sees. Refuses `organisationNotFound` a foreign one as one that is not. */
export async function seenCompany(context: Context, db: Statements, companyId: string): Promise<Company> {
  const [company] = await companiesOf(db, scopeOf(context).clientIds, companyId)
  return company ?? refuse('organisationNotFound', 'companyGuid')
}

/** Companies with the versions of what was agreed with them. */
export async function listFrameworks(
  context: Context,
  db: Statements,
  companyId?: string,
): Promise<FrameworkContracts[]> {
  const all = await companiesOf(db, scopeOf(context).clientIds, companyId)
  const ids = all.map(({ id }) => id)
  const versions = Map.groupBy(await frameworksOf(db, ids), version => version.companyId)
  const shown: FrameworkContracts[] = []
  for (const company of all) shown.push(await present(context, db, company, versions.get(company.id) ?? []))
  return shown
}

/** Somebody else's employees come in by the same word. */
async function isCodeTaken(db: Statements, { id, clientId }: Company, { terms, validFrom }: WrittenFramework) {
  const { code } = terms.entry
  if (codeKey(code) === '') return false
  const others = await agreedByEntry(db, clientId, { code, domain: '', day: validFrom })
  return others.some(({ companyId }) => companyId !== id)
}

/** What keeps a version from being released. */
export async function faultsOf(
  { world }: Context,
  db: Statements,
  company: Company,
  written: WrittenFramework,
): Promise<FaultOfFramework[]> {
  const moment = { date: written.validFrom, today: businessDateOf(world.clock()) }
  const sold = await soldProducts(worldOf(world, company.clientId), db, moment)
  const taken: FaultOfFramework[] = (await isCodeTaken(db, company, written))
    ? [{ path: 'entry.code', fault: 'codeTaken' }]
    : []
  return [...frameworkFaults(written.terms, written.validFrom, sold), ...taken]
}

/** The latest version of one, or the one that is asked for. Refuses `organisationNotFound`, also of a version. */
export async function shownFramework(
  context: Context,
  db: Statements,
  { companyGuid, versionGuid }: { companyGuid: string; versionGuid?: string | undefined },
): Promise<FrameworkContractDetail> {
  const company = await seenCompany(context, db, companyGuid)
  const versions = await frameworksOf(db, [company.id])
  const today = businessDateOf(context.world.clock())
  const shown =
    versionGuid === undefined
      ? versions[0]
      : (versions.find(({ id }) => id === versionGuid) ?? refuse('organisationNotFound', 'versionGuid'))
  const released = inForce(versions, today)
  const written = shown ?? firstFramework(addMonths(firstOfMonth(today), 1))
  return {
    ...(await present(context, db, company, versions)),
    shown: shown ? presentTerms(shown) : null,
    seen: seenOf(versions),
    content: JSON.stringify(writtenFramework(written)),
    released: released ? JSON.stringify(writtenFramework(released)) : '',
    faults: await faultsOf(context, db, company, written),
  }
}
