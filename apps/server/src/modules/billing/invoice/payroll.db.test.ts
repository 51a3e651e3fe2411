import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { clientIdOf } from '../../../call/client-id-of.ts'
import { claimPayment, invoice, payrollList } from '../../../db/schema/index.ts'
import { aFramework } from '../../../testing/a-framework.ts'
import { type AnOrganisation, aContactPerson, anOrganisation } from '../../../testing/a-school.ts'
import { aWorker } from '../../../testing/a-worker.ts'
import { entry, hears, notification } from '../../../testing/collected.ts'
import { takenJobs } from '../../../testing/taken-jobs.ts'
import { type TestWorld, testWorld } from '../../../testing/test-world.ts'
import { claimRound } from '../claim/index.ts'
import { openClaims } from '../collection/index.ts'
import { cancelInvoice, invoiceRound, payrollById, payrollFile, tellPayroll } from './index.ts'

let test: TestWorld
let works: AnOrganisation
let hall: AnOrganisation
let employee: string

beforeAll(async () => {
  test = await testWorld()
  works = await anOrganisation(test, { name: 'Works', kind: 'company' })
  hall = await anOrganisation(test, { name: 'Works – Hall', kind: 'department', parent: works })
  await aFramework(test, works, { debit: 'payroll' })
  const common = { employer: works, employerCents: 1575 }
  employee = (await aWorker(test, hall, { ...common, lastName: 'Ahrens', personnelNumber: '1007' })).payerId
  await aWorker(test, works, { ...common, lastName: 'Berg', personnelNumber: '1008' })
  test.pass((Date.parse('2026-12-01T09:00:00.000Z') - Date.parse(test.now())) / 60_000)
  await claimRound(test.world)
  test.pass(24 * 60)
  await invoiceRound(test.world)
})
afterAll(() => test.close())

const invoices = () => test.database.db.select().from(invoice).where(eq(invoice.payerId, works.payerId))
const onlyList = async () => {
  const [list] = await test.database.db.select().from(payrollList)
  const found = list && (await payrollById(test.database.db, clientIdOf(test.world), list.id))
  if (!found) throw new Error('there is no payroll list')
  return found
}
const leftOf = async (payerId: string) => (await openClaims(test.database.db, [payerId])).get(payerId) ?? []

/** Money came with these words, and no reference. */
const written = (text: string, cents: number, ref: string) =>
  entry({ ref, cents, details: `<TxDtls><RmtInf><Ustrd>${text}</Ustrd></RmtInf></TxDtls>` })

it('the invoice of a company holds what is kept back from wages, and the list of the month is the same', async () => {
  await invoiceRound(test.world)
  expect(await invoices()).toMatchObject([{ dueCents: 12_600, month: '2026-12' }])
  expect(await onlyList()).toMatchObject({ payerId: works.payerId, month: '2026-12', count: 2, cents: 9450 })
  expect((await leftOf(employee)).map(({ isInvoiced }) => isInvoiced)).toEqual([true])
})

it('says who pays which share, by personnel number, in cells that no spreadsheet works out', async () => {
  const file = payrollFile(test.database.db, await onlyList(), { language: 'de', format: 'csv' })
  const lines: string[] = []
  for await (const chunk of file.chunks) lines.push(String(chunk))
  const [head, ...rows] = lines.join('').trim().split('\r\n')
  expect(head).toContain('Personalnummer;Nachname;Vorname;Abteilung')
  expect(rows.find(row => row.startsWith('1007'))).toMatch(/^1007;Ahrens;'=Ida;Works – Hall;.*;2026-12;15,75.*;47,25/)
  expect(rows).toHaveLength(3)
  expect(file.fileName).toBe('Lohnabzugsliste-2026-12.csv')
})

it('whoever sees the money of the company is told of the list, once', async () => {
  const { email } = await aContactPerson(test, [works], ['FinancialReport'])
  await aContactPerson(test, [works], ['Student'])
  await takenJobs(test, 'sendInvoice')
  for (const { listId } of await takenJobs(test, 'tellPayroll')) {
    await tellPayroll(test.world, listId)
    await tellPayroll(test.world, listId)
  }
  expect(test.mails.map(({ to }) => to)).toEqual([email])
  expect(test.mails[0]?.text).toContain('/schoolInvoices')
})

it('an invoice that is taken back is written anew for the same, and the list stays', async () => {
  const [first] = await invoices()
  const done = await test.database.db.transaction(tx =>
    cancelInvoice(test.world, tx, { invoiceId: first?.id ?? '', reason: 'wrong reference', isAnew: true }),
  )
  if (!done.ok) throw new Error(done.reason)
  const rows = await invoices()
  expect(rows.find(({ id }) => id === done.cancellationId)).toMatchObject({
    kind: 'cancellation',
    dueCents: -12_600,
    netCents: -(first?.netCents ?? 0),
    reason: 'wrong reference',
  })
  expect(rows.find(({ id }) => id === done.anewId)).toMatchObject({ kind: 'invoice', dueCents: 12_600 })
  await invoiceRound(test.world)
  expect(await invoices()).toHaveLength(3)
  expect((await onlyList()).cents).toBe(9450)
  const again = await test.database.db.transaction(tx =>
    cancelInvoice(test.world, tx, { invoiceId: first?.id ?? '', reason: 'once more', isAnew: false }),
  )
  expect(again).toEqual({ ok: false, reason: 'cancelled' })
})

it('money with the number of the invoice pays what stands on it, the employees’ as well', async () => {
  const number = (await invoices()).find(({ kind, precedingId }) => kind === 'invoice' && precedingId !== null)?.number
  await hears(test, notification('PAID', written(`Rechnung ${number} danke`, 12_600, 'PAID-1')))
  expect(await test.database.db.$count(claimPayment)).toBe(4)
  expect(await leftOf(employee)).toEqual([])
  expect(await leftOf(works.payerId)).toEqual([])
})
