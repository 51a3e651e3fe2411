import { execFile } from 'node:child_process'
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join, relative } from 'node:path'
import { promisify } from 'node:util'
import { afterAll, beforeAll, expect, it } from 'vitest'
import * as z from 'zod/mini'
import { root } from '../run/root.ts'
import { families } from './families.ts'

const SERVER = 'apps/server/src'
const MODULES = `${SERVER}/modules`
const SHOP = 'apps/shop/src'
const OFFICE = 'apps/office/src'
const KIT = 'packages/web-kit/src'

/** A rule, who breaks it, and by importing what: a file of ours or a library. */
type Violation = readonly [rule: string, from: string, to: string]

const VIOLATIONS: readonly Violation[] = [
  ['no-cycles', 'packages/uic/src/egg.ts', 'packages/uic/src/hen.ts'],
  ['named-packages', 'packages/uic/src/barcode.ts', 'installed'],
  ['domain-is-pure', 'packages/domain/src/price.ts', 'packages/markup/src/index.ts'],
  ['contract-knows-no-side', 'packages/contract/src/call.ts', 'fastify'],
  ['paths-know-no-screen', 'packages/paths/src/table.ts', 'react'],
  ['paths-know-no-screen', 'packages/paths/src/path.ts', 'react'],
  ['packages-know-no-app', 'packages/clients/src/client.ts', `${SERVER}/world.ts`],
  ['apps-are-apart', `${SHOP}/app/page.ts`, `${SERVER}/world.ts`],
  ['packages-by-their-edge', `${SERVER}/world.ts`, 'packages/domain/src/price.ts'],
  ['modules-lie-in-families', `${MODULES}/coupons/redeem.ts`, `${MODULES}/run/limits/index.ts`],
  ['modules-lie-in-families', `${MODULES}/run/loose.ts`, `${MODULES}/run/limits/index.ts`],
  ['modules-by-their-index', `${MODULES}/run/mail/send.ts`, `${MODULES}/run/limits/count.ts`],
  ['modules-by-their-index', `${MODULES}/checkout/sales/sell.test.ts`, `${MODULES}/people/session/rows.ts`],
  ['scope-is-for-staff', `${MODULES}/ticket/order/any-order.queries.ts`, `${SERVER}/call/scope.ts`],
  ['modules-use-ports', `${MODULES}/pay/payment/pay.ts`, `${SERVER}/adapters/stripe.ts`],
  ['adapters-know-no-module', `${SERVER}/adapters/stripe.ts`, `${MODULES}/run/limits/index.ts`],
  ['ports-are-our-words', `${SERVER}/ports/mailer.ts`, `${SERVER}/http/mount.ts`],
  ['use-cases-know-no-http', `${MODULES}/run/mail/answer.ts`, 'fastify'],
  ['statements-in-repositories', `${MODULES}/run/mail/find.ts`, 'drizzle-orm'],
  ['repositories-know-no-contract', `${MODULES}/run/mail/mail.repository.ts`, 'packages/contract/src/index.ts'],
  ['database-knows-no-contract', `${SERVER}/db/schema/run/feedback.ts`, 'packages/contract/src/index.ts'],
  ['features-are-apart', `${SHOP}/features/cart/Cart.tsx`, `${SHOP}/features/login/Login.tsx`],
  ['features-are-apart', `${OFFICE}/features/orders/Orders.tsx`, `${OFFICE}/features/users/Users.tsx`],
  ['screens-know-no-app', `${OFFICE}/features/orders/List.tsx`, `${OFFICE}/app/page.ts`],
  ['parts-know-no-screen', `${OFFICE}/parts/Price.tsx`, `${OFFICE}/features/orders/Orders.tsx`],
  ['state-knows-no-screen', `${OFFICE}/state/orders.ts`, 'react'],
  ['screens-know-no-app', `${SHOP}/features/cart/List.tsx`, `${SHOP}/app/page.ts`],
  ['parts-know-no-screen', `${SHOP}/parts/Price.tsx`, `${SHOP}/features/cart/Cart.tsx`],
  ['state-knows-no-screen', `${SHOP}/state/cart.ts`, 'react'],
  ['no-style-engine', `${SHOP}/features/cart/Cart.tsx`, '@mui/material/Box'],
  ['one-router', `${SHOP}/features/cart/List.tsx`, 'react-router'],
  ['no-workplace-for-passengers', `${SHOP}/features/cart/List.tsx`, `${KIT}/kit/lists/DataTable.tsx`],
  ['kit-has-no-domain-words', `${KIT}/kit/controls/Button.tsx`, 'packages/domain/src/index.ts'],
  ['kit-below-the-session', `${KIT}/http/send.ts`, `${KIT}/session/jwt.ts`],
  ['session-knows-no-screen', `${KIT}/session/send.ts`, `${KIT}/kit/controls/Button.tsx`],
  ['production-knows-no-testing', `${SERVER}/main.ts`, 'vitest'],
  ['nothing-unresolvable', `${SERVER}/worker.ts`, './nowhere.ts'],
]

/** Whose import closes the circle; of a type, which counts like any other. */
const HEN = { from: 'packages/uic/src/hen.ts', to: 'packages/uic/src/egg.ts', what: 'type { Egg } from ' }

/** Every family's module imports one of every family, the later ones with those before them too. */
const betweenFamilies = families.flatMap((from, place) =>
  families.map((to, other) => ({
    from: `${MODULES}/${from}/any/${to}.ts`,
    to: `${MODULES}/${to}/some/index.ts`,
    forbidden: other > place,
    rule: `${from}-knows-no-later-family`,
  })),
)

const Report = z.object({
  summary: z.object({
    violations: z.array(z.object({ from: z.string(), to: z.string(), rule: z.object({ name: z.string() }) })),
    ruleSetUsed: z.object({ forbidden: z.array(z.object({ name: z.string() })) }),
  }),
})

/** The report is large: a file name with each import. */
const REPORT_BYTES = 64 * 1024 * 1024

let house: string
let found: z.infer<typeof Report>['summary']

/** Builds a house that breaks every rule, and lets the linter of imports look at it. */
beforeAll(async () => {
  house = mkdtempSync(join(tmpdir(), 'import-rules-'))
  const write = (file: string, line: string) => {
    mkdirSync(dirname(join(house, file)), { recursive: true })
    writeFileSync(join(house, file), line, { flag: 'a' })
  }
  // A library that is there because somebody else uses it.
  write('node_modules/installed/package.json', '{ "name": "installed", "main": "index.js" }')
  write('node_modules/installed/index.js', '')
  write('packages/uic/package.json', '{ "name": "uic", "dependencies": {} }')
  const bare = [...VIOLATIONS.map(([, from, to]) => ({ from, to })), ...betweenFamilies]
  for (const { from, to, what } of [...bare.map(({ from, to }) => ({ from, to, what: '' })), HEN]) {
    const ours = /^(apps|packages)\//.test(to)
    write(from, `import ${what}'${ours ? `./${relative(dirname(from), to)}` : to}'\n`)
    if (ours) write(to, '')
  }
  const tool = join(root, 'node_modules/dependency-cruiser/bin/dependency-cruiser.mjs')
  const args = [tool, '--config', join(root, '.dependency-cruiser.mjs'), '-T', 'json', 'apps', 'packages']
  const { stdout } = await promisify(execFile)(process.execPath, args, { cwd: house, maxBuffer: REPORT_BYTES })
  found = Report.parse(JSON.parse(stdout)).summary
})
afterAll(() => rmSync(house, { recursive: true }))

const isReported = (rule: string, from: string) =>
  found.violations.some(violation => violation.rule.name === rule && violation.from === from)

it.each(VIOLATIONS)('%s is broken by %s importing %s', (rule, from) => {
  expect(isReported(rule, from)).toBe(true)
})

it('has seen every rule broken', () => {
  const seen = new Set(found.violations.map(({ rule }) => rule.name))
  expect(found.ruleSetUsed.forbidden.map(({ name }) => name).filter(name => !seen.has(name))).toEqual([])
})

it('a family uses those before it and none after it, as docs/ARCHITECTURE.md lists them', () => {
  expect(families.length).toBeGreaterThan(1)
  expect(betweenFamilies.filter(({ rule, from }) => isReported(rule, from))).toEqual(
    betweenFamilies.filter(({ forbidden }) => forbidden),
  )
})
