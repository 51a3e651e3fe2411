import type { RuleCosts } from '@billett/contract'
import { ruleFaults } from '@billett/domain'
import type { Context } from '../../../call/context.ts'
import { refuse } from '../../../call/refused.ts'
import { rehearseRule } from '../../school/decision/index.ts'
import { nameOfStaff } from '../listing/index.ts'
import { releaseVersion, versionsOf } from './rule-version.repository.ts'
import { seenAuthority, seenOf } from './show-rules.ts'

/**
 * What the release of a draft would come to, for a part of the tickets that run. Nothing is stored. Refuses
 * `organisationNotFound`, `changedMeanwhile`, and `versionNotChecked` what could not be released.
 */
export const ruleCosts = (
  context: Context,
  { authorityGuid, seen, page }: { authorityGuid: string; seen: string; page: number },
): Promise<RuleCosts> =>
  context.world.db.transaction(async tx => {
    const { world, visitor } = context
    const authority = await seenAuthority(context, tx, authorityGuid)
    const versions = await versionsOf(tx, [authority.id])
    if (seenOf(versions) !== seen) refuse('changedMeanwhile', 'seen')
    const [draft] = versions
    if (draft?.state !== 'draft' || ruleFaults(draft.rule).length > 0)
      return refuse('versionNotChecked', 'authorityGuid')
    const released = { releasedBy: await nameOfStaff(tx, visitor.id), releasedOn: world.clock() }
    const {
      beforeCents: beforeInCent,
      afterCents: afterInCent,
      ...costs
    } = await rehearseRule(world, tx, {
      ...{ clientId: authority.clientId, authorityId: authority.id, validFrom: draft.validFrom, page },
      release: () => releaseVersion(tx, draft.id, released),
    })
    return { ...costs, beforeInCent, afterInCent }
  })
