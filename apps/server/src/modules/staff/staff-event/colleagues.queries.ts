import { RIGHTS, USER_TYPE } from '@billett/domain'
import { and, asc, eq, or, sql } from 'drizzle-orm'
import type { Statements } from '../../../db/database.ts'
import { userAccount } from '../../../db/schema/index.ts'

const holds = (right: number) => sql`${userAccount.rights} @> ${JSON.stringify([right])}::jsonb`

/** Who works at these companies and sees events, by name. */
export const colleaguesOf = (db: Statements, clientIds: readonly string[]) =>
  db
    .select({
      userId: userAccount.id,
      firstName: userAccount.firstName,
      lastName: userAccount.lastName,
      username: userAccount.username,
    })
    .from(userAccount)
    .where(
      and(
        sql`${userAccount.clientId} = any(${sql.param(clientIds)}::text[])`,
        sql`${userAccount.userType} & ${USER_TYPE.HGS} <> 0`,
        eq(userAccount.state, 'active'),
        or(holds(RIGHTS.AllowedToUseAdminPanel), holds(RIGHTS.IsAdministrator)),
      ),
    )
    .orderBy(asc(sql`lower(${userAccount.lastName})`), asc(sql`lower(${userAccount.firstName})`), asc(userAccount.id))
