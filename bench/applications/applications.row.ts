import { businessDateOf, schoolYearOf, toInstant } from '@billett/domain'
import type { Closing } from '../../scripts/processes/closing.ts'
import { within } from '../../scripts/processes/within.ts'
import { clientIdOf } from '../login/accounts.ts'
import { connectedTo } from '../measure/connected-to.ts'
import { jobsDone } from '../measure/jobs-done.ts'
import { processorsOf, workOfOne } from '../measure/processor-time.ts'
import { milliseconds, number } from '../measure/written.ts'
import { type BenchProduct, startBenchProduct } from '../product/start-bench-product.ts'
import type { Figure, Row } from '../row.ts'
import { fillSchools } from '../school/fill-schools.ts'
import { type Applied, applied } from './applied.ts'
import { withRule } from './with-rule.ts'

const PUPILS = 1000
const STEADILY = { perSecond: 5, seconds: 120 }
const AT_ONCE = { perSecond: 40, seconds: 30 }
const QUICK_SECONDS = 5

/** Parents apply for a child with a photo of 500 kB: some minutes long, and as the first day of applications is. */
export const applications: Row = {
  name: 'applications',
  measure: ({ quick, closing: outer, step }) =>
    within(outer, async closing => {
      const product = await startBenchProduct(closing)
      const { databaseUrl, shop } = product
      const clientId = await clientIdOf(shop)
      step('schools were filled in')
      const year = schoolYearOf(businessDateOf(toInstant(Date.now())))
      await fillSchools(databaseUrl, { clientId, pupils: PUPILS, from: year.from })
      await withRule(databaseUrl, clientId)
      const figures: Figure[] = []
      for (const wanted of [STEADILY, AT_ONCE]) {
        const { perSecond } = wanted
        const seconds = quick ? QUICK_SECONDS : wanted.seconds
        step(`parents applied, ${perSecond} a second`)
        figures.push(await figureOf(product, { perSecond, seconds }, closing))
      }
      return figures
    }),
}

async function figureOf(product: BenchProduct, wanted: typeof STEADILY, closing: Closing): Promise<Figure> {
  const before = processorsOf(product)
  const done = await applied(product.shop, wanted)
  closing.signal.throwIfAborted()
  await jobsDone(product.databaseUrl)
  const after = processorsOf(product)
  const count = done.formIds.length
  const took = workOfOne(before, after, count, ['shop', 'database', 'worker'])
  const lost = count - (await storedOf(product.databaseUrl, done))
  const work = took
    ? `${took.words}, which draws the photo and mails: ${AT_ONCE.perSecond} a second need ${number((took.sum * AT_ONCE.perSecond) / 1000)} cores`
    : 'the system does not tell processor times'
  return {
    what: `${number(count)} applications with a photo of 500 kB, ${wanted.perSecond} a second for ${number(wanted.seconds)} s: p95`,
    value: milliseconds(done.p95),
    reference: `${number(lost)} lost, ${number(done.told)} told to wait, who sent the same form again; the last stored after ${number(done.seconds)} s; ${work}`,
    aim: 'stored or told to wait, 0 lost',
    met: lost === 0,
  }
}

/** How many of the forms are stored with their photo. */
async function storedOf(databaseUrl: string, { formIds }: Applied): Promise<number> {
  const client = await connectedTo(databaseUrl)
  try {
    const { rows } = await client.query<{ count: number }>(
      `select count(*)::int as count from family_application form join applied_child child on child.application_id = form.id
       where form.form_id = any($1::text[]) and child.photo_id is not null`,
      [formIds],
    )
    return rows[0]?.count ?? 0
  } finally {
    await client.end()
  }
}
