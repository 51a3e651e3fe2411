import type { FrameworkContractDetail, FrameworkContracts } from '@billett/contract'
import { businessDateOf } from '@billett/domain'
import type { Done } from '../../../call/act/doing.ts'
import type { Act } from '../../../call/act/note-act.ts'
import { item, items } from '../../../call/answer.ts'
import type { Context } from '../../../call/context.ts'
import { refuse } from '../../../call/refused.ts'
import type { Transaction } from '../../../db/database.ts'
import { worldOf } from '../../../world-of.ts'
import {
  type Company,
  deleteFramework,
  insertFramework,
  lockFrameworks,
  reshare,
  setFrameworkReleased,
  updateFramework,
} from '../../school/job-ticket/index.ts'
import { nameOfStaff } from '../listing/index.ts'
import { draftAmong, nextDraft } from '../written-version/index.ts'
import { readFramework, writtenFramework } from './read-framework.ts'
import { faultsOf, listFrameworks, seenCompany, seenOf, shownFramework } from './show-frameworks.ts'

interface Asked {
  companyGuid: string
  seen: string
}

/** The versions, held. Refuses `organisationNotFound`, and `changedMeanwhile` what is not as it was read. */
async function held(context: Context, tx: Transaction, { companyGuid, seen }: Asked) {
  const company = await seenCompany(context, tx, companyGuid)
  const versions = await lockFrameworks(tx, company.id)
  if (seenOf(versions) !== seen) refuse('changedMeanwhile', 'seen')
  return { company, versions }
}

const actOn = ({ id, clientId }: Company, said: Pick<Act, 'before' | 'after'>): Act => ({
  kind: 'frameworkContract',
  id,
  clientId,
  ...said,
})

/** Writes a draft, or goes on with the one there is. Refuses `changedMeanwhile`, and `notValid` at a value. */
export async function saveFramework(
  context: Context,
  asked: Asked & { content: string },
  tx: Transaction,
): Promise<Done<FrameworkContractDetail>> {
  const { world, visitor } = context
  const { company, versions } = await held(context, tx, asked)
  const [latest] = versions
  const written = {
    ...readFramework(asked.content),
    editedBy: await nameOfStaff(tx, visitor.id),
    editedOn: world.clock(),
  }
  const draft = draftAmong(versions)
  if (draft) await updateFramework(tx, draft.id, written)
  else
    await insertFramework(tx, {
      ...written,
      ...nextDraft(versions),
      id: world.newRowId(),
      clientId: company.clientId,
      companyId: company.id,
    })
  return {
    answer: item(await shownFramework(context, tx, asked)),
    act: actOn(company, { ...(latest && { before: writtenFramework(latest) }), after: writtenFramework(written) }),
  }
}

/** Throws a draft away, by which nothing was agreed. Refuses `versionNotChecked` where there is none. */
export async function discardFramework(
  context: Context,
  asked: Asked,
  tx: Transaction,
): Promise<Done<FrameworkContracts>> {
  const { company, versions } = await held(context, tx, asked)
  const draft = draftAmong(versions) ?? refuse('versionNotChecked', 'companyGuid')
  await deleteFramework(tx, draft.id)
  return {
    answer: items(await listFrameworks(context, tx, company.id)),
    act: actOn(company, { after: { discarded: draft.version } }),
  }
}

/**
 * Puts a draft into force from its first day, and agrees the shares that follow with all contracts of the company.
 * Refuses `versionNotChecked` where there is none, and as long as something is wrong with it.
 */
export async function releaseFramework(
  context: Context,
  asked: Asked,
  tx: Transaction,
): Promise<Done<FrameworkContractDetail>> {
  const { world, visitor } = context
  const { company, versions } = await held(context, tx, asked)
  const draft = draftAmong(versions) ?? refuse('versionNotChecked', 'companyGuid')
  if ((await faultsOf(context, tx, company, draft)).length > 0) refuse('versionNotChecked', 'companyGuid')
  const releasedBy = await nameOfStaff(tx, visitor.id)
  await setFrameworkReleased(tx, draft.id, { releasedBy, releasedOn: world.clock() })
  const agreement = { companyId: company.id, partyId: company.partyId, terms: draft.terms, validFrom: draft.validFrom }
  const by = { today: businessDateOf(world.clock()), actorId: visitor.id }
  const contracts = await reshare(worldOf(world, company.clientId), tx, agreement, by)
  const before = versions.find(({ state }) => state === 'released')
  return {
    answer: item(await shownFramework(context, tx, asked)),
    act: actOn(company, {
      ...(before && { before: writtenFramework(before) }),
      after: { ...writtenFramework(draft), version: draft.version, contracts },
    }),
  }
}
