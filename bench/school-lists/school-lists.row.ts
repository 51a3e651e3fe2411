import * as calls from '@billett/contract'
import { addDays, businessDateOf, schoolYearOf, toInstant } from '@billett/domain'
import { within } from '../../scripts/processes/within.ts'
import { clientIdOf } from '../login/accounts.ts'
import { inspected } from '../measure/inspector.ts'
import { number, perSecond } from '../measure/written.ts'
import { addressOf } from '../product/shop-client.ts'
import { startBenchProduct } from '../product/start-bench-product.ts'
import type { Figure, Row } from '../row.ts'
import { anOfficial } from '../school/an-official.ts'
import { AUTHORITY, fillSchools } from '../school/fill-schools.ts'
import { grownBy } from './resident-of.ts'
import { doneWith, takenIn } from './taken-in.ts'

const PUPILS = 100_000
const QUICK_PUPILS = 10_000
const MIB = 1024 ** 2

/** Seconds for a hundred thousand pupils, and bytes by which a process may grow. */
const AIM = { csv: 15, xlsx: 15, compare: 60, apply: 180, undo: 180 }
const AIM_GROWN = { csv: 50 * MIB, xlsx: 300 * MIB, compare: 150 * MIB }

/** All pupils of an authority as a file, and back: held against who is known, changed, and taken back. */
export const schoolLists: Row = {
  name: 'school-lists',
  minutes: () => 30,
  measure: ({ quick, closing: outer, step }) =>
    within(outer, async closing => {
      const product = await inspected(() => startBenchProduct(closing))
      const { databaseUrl, shop, settings } = product
      const { dataDir } = settings
      const clientId = await clientIdOf(shop)
      const pupils = quick ? QUICK_PUPILS : PUPILS
      const today = businessDateOf(toInstant(Date.now()))
      step('schools were filled in')
      await fillSchools(databaseUrl, { clientId, pupils, from: schoolYearOf(today).from })
      const official = await anOfficial({ shop, databaseUrl, clientId }, AUTHORITY)
      const figures: Figure[] = []
      const told = (what: string, kind: keyof typeof AIM, { seconds, grown }: { seconds: number; grown: number }) => {
        const most: number | undefined = kind in AIM_GROWN ? AIM_GROWN[kind as keyof typeof AIM_GROWN] : undefined
        figures.push({
          what,
          value: `${number(seconds)} s, ${perSecond(pupils / seconds)}`,
          reference: `process + ${number(grown / MIB)} MiB`,
          aim: `≤ ${AIM[kind]} s for 100,000${most === undefined ? '' : `, + ≤ ${number(most / MIB)} MiB`}`,
          met: seconds <= (AIM[kind] * pupils) / PUPILS && (most === undefined || grown <= most),
        })
      }
      const exported = (format: 'csv' | 'xlsx') =>
        grownBy(dataDir, 'shop', async () => {
          const url = addressOf(shop, calls.pathOf(calls.exportStudents), { orgGuid: AUTHORITY }, { format })
          const reply = await fetch(url, { headers: { authorization: `Bearer ${official.token()}` } })
          if (!reply.ok) throw new Error(`${url}: ${reply.status} ${await reply.text()}`)
          return Buffer.from(await reply.arrayBuffer())
        })
      step('pupils were exported')
      const csv = await exported('csv')
      told(`${number(pupils)} pupils as CSV`, 'csv', csv)
      told(`${number(pupils)} pupils as XLSX`, 'xlsx', await exported('xlsx'))
      step('the list was held against who is known')
      // Everybody is in another class.
      const list = csv.done.toString().replaceAll(/(?<=[;,"])(\d+)[ab](?=[;,"])/g, '$1c')
      const compared = await grownBy(dataDir, 'worker', async () => {
        const { guid, list: settings } = await takenIn({ shop, official, organisationId: AUTHORITY }, list)
        if (!settings) throw new Error('the list is read in no way')
        const { reading, endsContracts } = settings
        const body = { reading, isWhole: true, endsContracts, effectiveOn: addDays(today, 1) }
        await official.ask(calls.compareBatch, { params: { batchGuid: guid }, body })
        return doneWith(official, guid)
      })
      const { guid } = compared.done
      const counts = compared.done.counts.map(({ action, count }) => `${number(count)} ${action}`).join(', ')
      told(`a list of ${number(pupils)} taken in and held against who is known: ${counts}`, 'compare', compared)
      step('the changes were made')
      await official.ask(calls.rehearseBatch, { params: { batchGuid: guid }, body: {} })
      await doneWith(official, guid)
      const params = { batchGuid: guid }
      for (const [call, kind, what] of [
        [calls.applyBatch, 'apply', 'its changes made'],
        [calls.undoBatch, 'undo', 'its changes taken back'],
      ] as const) {
        step(what)
        const worked = await grownBy(dataDir, 'worker', async () => {
          await official.ask(call, { params, body: {} })
          return doneWith(official, guid)
        })
        if (worked.done.failedRows > 0) throw new Error(`${worked.done.failedRows} rows failed`)
        told(what, kind, worked)
      }
      return figures
    }),
}
