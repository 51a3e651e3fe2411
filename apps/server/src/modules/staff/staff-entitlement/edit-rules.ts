import type { EntitlementRuleDetail, EntitlementRules } from '@billett/contract'
import { businessDateOf, ruleFaults } from '@billett/domain'
import type { Done } from '../../../call/act/doing.ts'
import type { Act } from '../../../call/act/note-act.ts'
import { item, items } from '../../../call/answer.ts'
import type { Context } from '../../../call/context.ts'
import { refuse } from '../../../call/refused.ts'
import type { Transaction } from '../../../db/database.ts'
import { watchAuthority } from '../../school/decision/index.ts'
import { nameOfStaff } from '../listing/index.ts'
import { draftAmong, nextDraft } from '../written-version/index.ts'
import { readRule, writtenRule } from './read-rule.ts'
import {
  deleteDraft,
  insertDraft,
  lockVersions,
  type PayingAuthority,
  releaseVersion,
  updateDraft,
} from './rule-version.repository.ts'
import { listRules, seenAuthority, seenOf, shownRule } from './show-rules.ts'

interface Asked {
  authorityGuid: string
  seen: string
}

/** The versions of a rule, held. Refuses `organisationNotFound`, and `changedMeanwhile` what is not as it was read. */
async function held(context: Context, tx: Transaction, { authorityGuid, seen }: Asked) {
  const authority = await seenAuthority(context, tx, authorityGuid)
  const versions = await lockVersions(tx, authority.id)
  if (seenOf(versions) !== seen) refuse('changedMeanwhile', 'seen')
  return { authority, versions }
}

const actOn = ({ id, clientId }: PayingAuthority, said: Pick<Act, 'before' | 'after'>): Act => ({
  kind: 'entitlementRule',
  id,
  clientId,
  ...said,
})

/** Writes a draft, or goes on with the one there is. Refuses `changedMeanwhile`, and `notValid` at a value. */
export async function saveRule(
  context: Context,
  asked: Asked & { content: string },
  tx: Transaction,
): Promise<Done<EntitlementRuleDetail>> {
  const { world, visitor } = context
  const { authority, versions } = await held(context, tx, asked)
  const [latest] = versions
  const written = {
    ...readRule(asked.content),
    editedBy: await nameOfStaff(tx, visitor.id),
    editedOn: world.clock(),
  }
  const draft = draftAmong(versions)
  if (draft) await updateDraft(tx, draft.id, written)
  else
    await insertDraft(tx, {
      ...written,
      ...nextDraft(versions),
      id: world.newRowId(),
      clientId: authority.clientId,
      authorityId: authority.id,
    })
  return {
    answer: item(await shownRule(context, tx, asked)),
    act: actOn(authority, { ...(latest && { before: writtenRule(latest) }), after: writtenRule(written) }),
  }
}

/** Throws a draft away, by which nothing was decided. Refuses `versionNotChecked` where there is none. */
export async function discardRule(context: Context, asked: Asked, tx: Transaction): Promise<Done<EntitlementRules>> {
  const { authority, versions } = await held(context, tx, asked)
  const draft = draftAmong(versions) ?? refuse('versionNotChecked', 'authorityGuid')
  await deleteDraft(tx, draft.id)
  return {
    answer: items(await listRules(context, tx, authority.id)),
    act: actOn(authority, { after: { discarded: draft.version } }),
  }
}

/**
 * Puts a draft into force from its first day. Refuses `versionNotChecked` where there is none, and as long as something
 * is wrong with it.
 */
export async function releaseRule(
  context: Context,
  asked: Asked,
  tx: Transaction,
): Promise<Done<EntitlementRuleDetail>> {
  const { world, visitor } = context
  const { authority, versions } = await held(context, tx, asked)
  const draft = draftAmong(versions) ?? refuse('versionNotChecked', 'authorityGuid')
  if (ruleFaults(draft.rule).length > 0) refuse('versionNotChecked', 'authorityGuid')
  const releasedBy = await nameOfStaff(tx, visitor.id)
  await releaseVersion(tx, draft.id, { releasedBy, releasedOn: world.clock() })
  // Tickets that run are looked at at once: whoever pays otherwise from then on is written to before.
  await watchAuthority(tx, authority.id, businessDateOf(world.clock()))
  const before = versions.find(({ state }) => state === 'released')
  return {
    answer: item(await shownRule(context, tx, asked)),
    act: actOn(authority, {
      ...(before && { before: writtenRule(before) }),
      after: { ...writtenRule(draft), version: draft.version },
    }),
  }
}
