import type { ServerConfig } from '../../config/server-config.ts'
import { withOpened } from '../../config/with-written-secrets.ts'
import type { Statements } from '../../db/database.ts'
import { type WrittenSecret, writtenSecrets } from '../../db/written-secrets.ts'
import type { Mailer } from '../../ports/mailer.ts'
import type { SettingsInForce, SettingsStore, WrittenAdapters } from '../../ports/settings-store.ts'

interface Given {
  /** What the environment says. */
  config: ServerConfig
  adaptersOf: (config: ServerConfig) => WrittenAdapters
  /** Told what is left out of what staff have written, once. */
  tell: (trouble: string) => void
}

interface OpenedStore extends SettingsStore {
  current: () => SettingsInForce
  /** Ends the connections of all that was made. */
  close: () => Promise<void>
}

/** Each sealing is another, even of the same words. */
const marksOf = (rows: readonly WrittenSecret[]): string =>
  JSON.stringify(rows.map(({ name, sealed }) => [name, sealed]).sort())

/**
 * The settings of the server with what staff have written, kept in memory. Every process looks for others now and then.
 * Who has begun with a mail server ends with it: it is closed a look later than it was replaced.
 */
export async function settingsStore(db: Statements, { config, adaptersOf, tell }: Given): Promise<OpenedStore> {
  const inForce = (rows: readonly WrittenSecret[]): SettingsInForce => {
    const now = withOpened(config, rows, tell)
    return { config: now, ...adaptersOf(now) }
  }
  const first = await writtenSecrets(db)
  let known = marksOf(first)
  let held = inForce(first)
  let replaced: Mailer[] = []
  let running: Promise<void> | undefined

  async function look(): Promise<void> {
    const ending = replaced
    replaced = []
    for (const mailer of ending) await mailer.close()
    const rows = await writtenSecrets(db)
    const marks = marksOf(rows)
    if (marks === known) return
    const next = inForce(rows)
    if (next.mailer !== held.mailer) replaced.push(held.mailer)
    held = next
    known = marks
  }

  return {
    current: () => held,
    refresh: () => {
      running ??= look().finally(() => {
        running = undefined
      })
      return running
    },
    close: async () => {
      for (const mailer of [...replaced, held.mailer]) await mailer.close()
    },
  }
}
