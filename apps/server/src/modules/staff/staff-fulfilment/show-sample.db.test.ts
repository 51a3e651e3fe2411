import { clients, defaultClient } from '@billett/clients'
import * as calls from '@billett/contract'
import { RIGHTS } from '@billett/domain'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { clientIdOf } from '../../../call/client-id-of.ts'
import type { TicketDocumentInput } from '../../../ports/ticket-document.ts'
import { tokenFor } from '../../../testing/callers.ts'
import { visitorOf } from '../../../testing/client.ts'
import { databasePrint } from '../../../testing/database-print.ts'
import { type TestWorld, testWorld } from '../../../testing/test-world.ts'

let test: TestWorld
let clerk: ReturnType<typeof visitorOf>
const other = clients.find(client => client !== defaultClient) ?? defaultClient
const OTHER = clientIdOf({ client: other })

beforeAll(async () => {
  test = await testWorld({ config: { SENIOR_CLIENT: defaultClient.name } })
  const rights = [RIGHTS.AllowedToUseAdminPanel, RIGHTS.AllowedToSeeOrders]
  clerk = visitorOf(test.app)
  clerk.withToken(await tokenFor(test.world, { kind: 'staff', rights }))
})
afterAll(() => test.close())

const mail = async (query: { language: 'de' | 'en'; clientId?: string }) =>
  (await clerk.send(calls.previewFulfillmentMail, { query })).items[0]

it('shows the mail in each language and of each client, and stores nothing', async () => {
  const before = await databasePrint(test.world.db)
  const [de, en, theirs] = [
    await mail({ language: 'de' }),
    await mail({ language: 'en' }),
    await mail({ language: 'de', clientId: OTHER }),
  ]
  expect(de?.text).toContain('Erika Mustermann')
  expect(de?.text).toContain('MUSTER')
  expect(en?.text).toContain('Jane Sample')
  expect(en?.html).toContain('<html')
  expect(de?.text).toContain(defaultClient.config.operator.company)
  expect(theirs?.text).toContain(other.config.operator.company)
  expect(await databasePrint(test.world.db)).toBe(before)
  expect(test.mails).toEqual([])
})

it('prints tickets that nobody can travel with: there is no barcode on them', async () => {
  const { document } = test.world
  const drawn: TicketDocumentInput[] = []
  test.world.document = {
    ...document,
    render: sheets => {
      drawn.push(...sheets)
      return document.render(sheets)
    },
  }
  const reply = await clerk.send(calls.previewFulfillmentPdf, { query: { language: 'en' } })
  test.world.document = document
  expect(reply.status).toBe(200)
  expect(drawn.length).toBeGreaterThan(0)
  expect(drawn.every(({ barcode, terms }) => barcode === undefined && terms.length > 0)).toBe(true)
  expect(drawn[0]).toMatchObject({ orderNumber: 'SAMPLE', language: 'en' })
})

it('shows nothing of a client that the caller does not see', async () => {
  const { SENIOR_CLIENT } = test.world.config
  test.world.config = { ...test.world.config, SENIOR_CLIENT: other.name }
  const { errors } = await clerk.send(calls.previewFulfillmentMail, { query: { language: 'de', clientId: OTHER } })
  test.world.config = { ...test.world.config, SENIOR_CLIENT }
  expect(errors).toMatchObject([{ fieldName: 'clientId' }])
})
