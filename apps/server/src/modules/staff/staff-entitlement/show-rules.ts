import type { EntitlementRuleDetail, EntitlementRules } from '@billett/contract'
import { addDays, businessDateOf, ruleFaults, schoolYearOf } from '@billett/domain'
import type { Context } from '../../../call/context.ts'
import { refuse } from '../../../call/refused.ts'
import { scopeOf } from '../../../call/scope.ts'
import type { Statements } from '../../../db/database.ts'
import { clientName } from '../listing/index.ts'
import { inForce, presentTerms, seenVersion } from '../written-version/index.ts'
import { firstRule, writtenRule } from './read-rule.ts'
import { type PayingAuthority, payingAuthorities, type StoredRule, versionsOf } from './rule-version.repository.ts'

/** What the latest version is, in short; empty where there is none. */
export const seenOf = (versions: readonly StoredRule[]): string =>
  seenVersion(versions, ({ validFrom, rule }) => [validFrom, rule])

const present = (
  { world }: Context,
  { id, clientId, name, schools }: PayingAuthority,
  versions: readonly StoredRule[],
): EntitlementRules => ({
  authorityGuid: id,
  authority: name,
  clientId,
  client: clientName(world, clientId),
  schools,
  versions: versions.map(presentTerms),
})

const authorities = (context: Context, db: Statements, authorityId?: string) =>
  payingAuthorities(db, scopeOf(context).clientIds, {
    today: businessDateOf(context.world.clock()),
    ...(authorityId !== undefined && { authorityId }),
  })

/** One the caller sees. Refuses `organisationNotFound` a foreign one as one that is not. */
export async function seenAuthority(context: Context, db: Statements, authorityId: string): Promise<PayingAuthority> {
  const [authority] = await authorities(context, db, authorityId)
  return authority ?? refuse('organisationNotFound', 'authorityGuid')
}

/** Who pays ways to school, with the versions of their rules. */
export async function listRules(context: Context, db: Statements, authorityId?: string): Promise<EntitlementRules[]> {
  const all = await authorities(context, db, authorityId)
  const versions = Map.groupBy(
    await versionsOf(
      db,
      all.map(({ id }) => id),
    ),
    version => version.authorityId,
  )
  return all.map(authority => present(context, authority, versions.get(authority.id) ?? []))
}

/** The latest version of one, or the one that is asked for. Refuses `organisationNotFound`, also of a version. */
export async function shownRule(
  context: Context,
  db: Statements,
  { authorityGuid, versionGuid }: { authorityGuid: string; versionGuid?: string | undefined },
): Promise<EntitlementRuleDetail> {
  const authority = await seenAuthority(context, db, authorityGuid)
  const versions = await versionsOf(db, [authority.id])
  const today = businessDateOf(context.world.clock())
  const shown =
    versionGuid === undefined
      ? versions[0]
      : (versions.find(({ id }) => id === versionGuid) ?? refuse('organisationNotFound', 'versionGuid'))
  const released = inForce(versions, today)
  const written = shown ?? firstRule(addDays(schoolYearOf(today).to, 1))
  return {
    ...present(context, authority, versions),
    shown: shown ? presentTerms(shown) : null,
    seen: seenOf(versions),
    content: JSON.stringify(writtenRule(written)),
    released: released ? JSON.stringify(writtenRule(released)) : '',
    faults: ruleFaults(written.rule),
  }
}
