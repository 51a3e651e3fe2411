/** Tables of few rows, whatever is sold: what locks them locks them shortly. */
const SMALL = new Set([
  'admin_event',
  'discount_counter',
  'invoice_counter',
  'region',
  'secret',
  'terms_version',
  'ticket_key',
])

/**
 * Tables that no purchase touches, however many rows they have: what locks them keeps only the worker waiting, which
 * goes on where it was.
 */
const APART = new Set(['bank_entry', 'portal_action'])

/** A statement that must not run while passengers buy, and how it is done instead. */
interface Rule {
  /** Its first group is the table. */
  found: RegExp
  unless?: RegExp
  instead: string
}

const TABLE = String.raw`"?(\w+)"?`
const ALTER = String.raw`^alter table (?:only )?(?:if exists )?(?:"?public"?\.)?${TABLE}`

const RENAMES_TABLE = new RegExp(`${ALTER} rename to `)

const RULES: readonly Rule[] = [
  {
    found: new RegExp(`^create (?:unique )?index (?!concurrently).* on (?:only )?(?:"?public"?\\.)?${TABLE}`),
    instead: 'blocks every purchase while it is built: CREATE INDEX CONCURRENTLY, in a migration of its own',
  },
  {
    found: new RegExp(`${ALTER} add (?:column )?"?\\w+"? .*not null`),
    unless: /\bdefault\b/,
    instead: 'fails where there are rows: give it a default',
  },
  {
    found: new RegExp(
      `${ALTER} add (?:column )?"?\\w+"? .*default .*(?:now|random|gen_random_uuid|clock_timestamp|nextval)\\s*\\(`,
    ),
    instead: 'writes every row again: add the column without it, set the default, and fill old rows in small steps',
  },
  {
    found: new RegExp(`${ALTER} alter (?:column )?"?\\w+"? set not null`),
    instead: 'reads every row under a lock: add a check that is NOT VALID, validate it in the next migration',
  },
  {
    found: new RegExp(`${ALTER} alter (?:column )?"?\\w+"? (?:set data )?type`),
    instead: 'writes every row again: add another column and fill it in small steps',
  },
  {
    found: new RegExp(`${ALTER} add constraint "?\\w+"? (?:foreign key|check)`),
    unless: /\bnot valid\b/,
    instead: 'reads every row under a lock: add it NOT VALID, validate it in the next migration',
  },
  {
    found: new RegExp(`${ALTER} add constraint "?\\w+"? (?:unique|primary key)`),
    unless: /\busing index\b/,
    instead: 'builds an index under a lock: build it CONCURRENTLY first, then ADD CONSTRAINT … USING INDEX',
  },
  {
    found: RENAMES_TABLE,
    unless: /^-- unused since /,
    instead:
      'breaks the processes of the version before, which still run: CREATE VIEW under the old name in the same migration, to be dropped in a later version',
  },
  {
    found: new RegExp(`${ALTER} (?:rename (?!to )|drop column)`),
    unless: /^-- unused since /,
    instead:
      'breaks the processes of the version before, which still run: stop using it first; `-- unused since <version>` above the statement says that this has happened',
  },
  {
    found: new RegExp(`^(?:update|delete from) (?:only )?(?:"?public"?\\.)?${TABLE}`),
    instead: 'locks every row until the migration is done: let a job do it in small steps',
  },
]

const BREAKPOINT = '--> statement-breakpoint'

/** `-- …` lines are kept where they say why, and everything is in small letters and on one line. */
const statementsOf = (migration: string): string[] =>
  migration
    .split(BREAKPOINT)
    .flatMap(part => part.split(/;\s*$/m))
    .map(statement => statement.trim().replaceAll(/\s+/g, ' ').toLowerCase())
    .filter(statement => statement !== '')

const withoutComments = (statement: string): string => statement.replace(/^(?:-- unused since \S+ )/, '')

/** What in a migration would keep passengers from buying on a database with many orders, in words. */
export function faultsOf(migration: string): string[] {
  const statements = statementsOf(migration)
  const created = new Set(
    statements.flatMap(statement => /^create table (?:if not exists )?"?(\w+)"?/.exec(statement)?.[1] ?? []),
  )
  const views = new Set(statements.flatMap(statement => /^(?:-- .* )?create view "?(\w+)"?/.exec(statement)?.[1] ?? []))
  const faults = statements.flatMap(statement =>
    RULES.flatMap(({ found, unless, instead }) => {
      const [, table] = found.exec(withoutComments(statement)) ?? []
      if (table === undefined || SMALL.has(table) || APART.has(table) || created.has(table) || unless?.test(statement))
        return []
      if (found === RENAMES_TABLE && views.has(table)) return []
      return `${statement.slice(0, 100)}: ${instead}`
    }),
  )
  const concurrent = statements.filter(statement => /\bindex concurrently\b/.test(statement))
  if (concurrent.length > 0 && concurrent.length < statements.length)
    faults.push(
      'CONCURRENTLY stands beside other statements: it runs outside of a transaction and needs a migration of its own',
    )
  const adds = statements.some(statement => /\bnot valid\b/.test(statement))
  if (adds && statements.some(statement => /\bvalidate constraint\b/.test(statement)))
    faults.push('VALIDATE CONSTRAINT stands beside NOT VALID: together they hold the lock while every row is read')
  return faults
}
