import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, it } from 'vitest'
import { faultsOf } from './migration-faults.fixture.ts'

const MIGRATIONS = join(import.meta.dirname, 'migrations')

/** Migrations up to this one were made before there was a shop with orders in it. */
const BEFORE_THE_FIRST_ORDER = 12

const files = readdirSync(MIGRATIONS).filter(name => name.endsWith('.sql'))

describe('a migration never keeps passengers from buying', () => {
  it.each(files.filter(name => Number.parseInt(name, 10) > BEFORE_THE_FIRST_ORDER))('%s', name => {
    expect(faultsOf(readFileSync(join(MIGRATIONS, name), 'utf8'))).toEqual([])
  })

  it('all of them are known', () => {
    const journal: { entries: { tag: string }[] } = JSON.parse(
      readFileSync(join(MIGRATIONS, 'meta/_journal.json'), 'utf8'),
    )
    expect(journal.entries.map(({ tag }) => `${tag}.sql`)).toEqual(files.sort())
  })
})

describe('what would', () => {
  it.each([
    'CREATE INDEX "order_paid" ON "order" USING btree ("paid_on");',
    'CREATE UNIQUE INDEX "x" ON "booking" ("id");',
    'ALTER TABLE "order" ADD COLUMN "note" text NOT NULL;',
    'ALTER TABLE "order" ADD COLUMN "seen_on" timestamptz DEFAULT now() NOT NULL;',
    'ALTER TABLE "order" ALTER COLUMN "paid_on" SET NOT NULL;',
    'ALTER TABLE "order" ALTER COLUMN "total_cents" SET DATA TYPE bigint;',
    'ALTER TABLE "refund" ADD CONSTRAINT "r" FOREIGN KEY ("order_id") REFERENCES "order"("id");',
    'ALTER TABLE "refund" ADD CONSTRAINT "r" CHECK (amount_cents > 0);',
    'ALTER TABLE "refund" ADD CONSTRAINT "r" UNIQUE ("id");',
    'ALTER TABLE "order" DROP COLUMN "buyer";',
    'ALTER TABLE "order" RENAME COLUMN "buyer" TO "customer";',
    'ALTER TABLE "order" RENAME TO "purchase";',
    'ALTER TABLE "order" RENAME TO "purchase";--> statement-breakpoint\nCREATE VIEW "other" AS SELECT * FROM "purchase";',
    `UPDATE "order" SET language = 'de';`,
    'CREATE INDEX CONCURRENTLY "a" ON "order" ("id");--> statement-breakpoint\nALTER TABLE "order" ADD COLUMN "b" text;',
    'ALTER TABLE "order" ADD CONSTRAINT "c" CHECK (true) NOT VALID;--> statement-breakpoint\nALTER TABLE "order" VALIDATE CONSTRAINT "c";',
  ])('is found: %s', migration => {
    expect(faultsOf(migration)).toHaveLength(1)
  })

  it.each([
    'CREATE TABLE "new" ("id" uuid);--> statement-breakpoint\nCREATE INDEX "new_id" ON "new" ("id");',
    'CREATE INDEX CONCURRENTLY "order_paid" ON "order" ("paid_on");--> statement-breakpoint\nDROP INDEX CONCURRENTLY "old";',
    `ALTER TABLE "order" ADD COLUMN "note" text DEFAULT '' NOT NULL;`,
    'ALTER TABLE "order" ADD COLUMN "note" text;',
    'ALTER TABLE "refund" ADD CONSTRAINT "r" CHECK (amount_cents > 0) NOT VALID;',
    'ALTER TABLE "refund" VALIDATE CONSTRAINT "r";',
    'ALTER TABLE "refund" ADD CONSTRAINT "r" UNIQUE USING INDEX "r_index";',
    '-- unused since 0.3\nALTER TABLE "order" DROP COLUMN "buyer";',
    'ALTER TABLE "order" RENAME TO "purchase";--> statement-breakpoint\n-- For a while.\nCREATE VIEW "order" AS SELECT * FROM "purchase";',
    'CREATE INDEX "region_active" ON "region" ("active");',
  ])('and what would not is let be: %s', migration => {
    expect(faultsOf(migration)).toEqual([])
  })
})
