import { type Language, NEWSLETTER_WORDING, type NotificationKind } from '@billett/domain'
import { and, eq, ne } from 'drizzle-orm'
import type { Statements } from '../../../db/database.ts'
import { notificationSetting } from '../../../db/schema/index.ts'
import type { World } from '../../../world.ts'

/** `language`: in which the choices were read. */
interface Choices {
  language: Language
  choices: readonly { kind: NotificationKind; enabled: boolean }[]
}

/**
 * What somebody wants to be written to about. When that was said, and for the newsletter in which words, is kept as
 * proof, and changes only with it.
 */
export async function saveNotifications(
  world: World,
  db: Statements,
  accountId: string,
  { language, choices }: Choices,
): Promise<void> {
  for (const { kind, enabled } of choices) {
    const wording = kind === 'newsletter' && enabled ? NEWSLETTER_WORDING[language] : null
    const row = { accountId, kind, enabled, changedOn: world.clock(), wording }
    const { accountId: ofAccount, kind: ofKind } = notificationSetting
    await db
      .insert(notificationSetting)
      .values(row)
      .onConflictDoUpdate({
        target: [ofAccount, ofKind],
        set: { enabled, changedOn: row.changedOn, wording },
        setWhere: ne(notificationSetting.enabled, enabled),
      })
  }
}

/** Ends the newsletter of an account; false where it had none. */
export async function endNewsletter(world: World, db: Statements, accountId: string): Promise<boolean> {
  const rows = await db
    .update(notificationSetting)
    .set({ enabled: false, changedOn: world.clock(), wording: null })
    .where(
      and(
        eq(notificationSetting.accountId, accountId),
        eq(notificationSetting.kind, 'newsletter'),
        eq(notificationSetting.enabled, true),
      ),
    )
    .returning({ kind: notificationSetting.kind })
  return rows.length > 0
}

/** Whether an account was to have the newsletter when it last said something of it. */
export async function wantsNewsletter(db: Statements, accountId: string): Promise<boolean> {
  const { kind, enabled } = notificationSetting
  const rows = await db
    .select({ kind })
    .from(notificationSetting)
    .where(and(eq(notificationSetting.accountId, accountId), eq(kind, 'newsletter'), eq(enabled, true)))
  return rows.length > 0
}
