import { productKey } from '@billett/domain'
import { connectedTo } from '../measure/connected-to.ts'

/** So many contracts are stored by one statement of each table. */
const BATCH = 50_000

/** One of so many contracts has had a long life. */
const LONG_ONE_OF = 20

/** Events of a long life, over five years; the others were concluded, and nothing has happened since. */
export const LONG_LIFE = 60

/** When all of it was agreed, whatever day it is about. */
const RECORDED = `date_trunc('day', now()) - interval '1 day'`

/** A uuid that counts up, as those of new rows do; `t`: which table. */
const id = (t: number) => `('0193000${t}-0000-7000-8000-' || lpad(to_hex(i), 12, '0'))::uuid`

interface Wanted {
  clientId: string
  /** Numbers of the contracts, the first and the last. */
  first: number
  last: number
  /** First day of all of them. */
  from: string
  /** Day of the month on which all of them are collected from, by a mandate of their own; nobody's where not said. */
  dueDay?: number
  /** Whose contract number `LONG_ONE_OF` is, which has had a long life. */
  accountId?: string
}

const mandates = (clientId: string, each: string): string[] => [
  `insert into mandate (id, client_id, party_id, reference, iban, bic, credit_institute, account_holder, consent_on, created_on)
   select ${id(4)}, ${clientId}, ${id(1)}, 'BENCH-' || i, 'DE02120300000000202051', 'BYLADEM1001', 'Demobank', 'Ada Lovelace',
     now(), now() ${each}`,
  `insert into mandate_version (mandate_id, number, iban, bic, credit_institute, account_holder, agreed_on)
   select ${id(4)}, 1, 'DE02120300000000202051', 'BYLADEM1001', 'Demobank', 'Ada Lovelace', now() ${each}`,
]

/** Statements that store contracts of the Deutschlandticket, table by table as rows name each other. */
function statementsOf({ clientId, from, dueDay, accountId }: Wanted): string[] {
  const product = productKey({ sort: 'deutschlandticket', relationId: null })
  const common = `'${clientId}'`
  const account = accountId ? `case when i = ${LONG_ONE_OF} then '${accountId}'::uuid end` : 'null::uuid'
  const each = 'from generate_series($1::int, $2::int) i'
  return [
    `insert into party (id, client_id, kind, customer_number, account_id, language, created_on)
     select ${id(1)}, ${common}, 'person', 'bench-' || i, ${account}, 'de', now() ${each}`,
    `insert into party_person (party_id, salutation, title, first_name, last_name, birth_date, email, phone, address)
     select ${id(1)}, 1, '', 'Ada', 'Lovelace ' || i, '1990-01-31', 'rider-' || i || '@example.org', '',
       '{"street": "Marktplatz", "houseNumber": "1", "postCode": "12345", "city": "Falkenbrück", "country": "de"}' ${each}`,
    ...(dueDay === undefined ? [] : mandates(common, each)),
    `insert into payer_account (id, client_id, party_id, method, mandate_id, due_day, notice_days, created_on)
     select ${id(2)}, ${common}, ${id(1)}, 'sepa', ${dueDay === undefined ? 'null' : id(4)}, ${dueDay ?? 1}, 14, now() ${each}`,
    `insert into contract (id, client_id, number, subscriber_id, holder_id, configuration_id, currency, state, seq,
       next_look_on, passes_due, submitted_on)
     select ${id(3)}, ${common}, 'bench-' || i, ${id(1)}, ${id(1)},
       (select id from subscription_configuration where client_id = ${common} and key = 'deutschlandticket' and state = 'released'),
       'EUR', 'Granted', case when i % ${LONG_ONE_OF} = 0 then ${LONG_LIFE} else 1 end, now()::date, false, now() ${each}`,
    `insert into contract_event (contract_id, seq, client_id, recorded_on, happening)
     select ${id(3)}, 1, ${common}, ${RECORDED}, jsonb_build_object('kind', 'concluded', 'effectiveOn', '${from}',
       'payload', jsonb_build_object('product', '${product}', 'anchor', '${from}', 'medium', '{"kind": "phone"}'::jsonb,
         'shares', jsonb_build_array(jsonb_build_object('payer', ${id(2)}, 'kind', 'remainder')))) ${each}`,
    // One month in ten is paused from next year on, else the price is agreed anew.
    `insert into contract_event (contract_id, seq, client_id, recorded_on, happening)
     select ${id(3)}, n, ${common}, ${RECORDED} + n * interval '1 second', case when n % 10 = 0
       then jsonb_build_object('kind', 'paused', 'effectiveOn', ('${from}'::date + (n + 2) * interval '1 month')::date,
         'payload', jsonb_build_object('until', ('${from}'::date + (n + 3) * interval '1 month')::date, 'reason', 'illness'))
       else jsonb_build_object('kind', 'priceAgreed', 'effectiveOn', ('${from}'::date + n * interval '1 month')::date,
         'payload', '{"basis": "regulated"}'::jsonb) end
     from generate_series(2, ${LONG_LIFE}) n, generate_series($1::int, $2::int) i where i % ${LONG_ONE_OF} = 0`,
  ]
}

/** Fills the database of a shop with contracts of which nothing has been claimed yet. */
export async function fillContracts(databaseUrl: string, wanted: Wanted): Promise<void> {
  const client = await connectedTo(databaseUrl)
  try {
    // What is written follows from the numbers, so that it is right without being checked row by row.
    await client.query('set session_replication_role = replica')
    await client.query('set synchronous_commit = off')
    for (let first = wanted.first; first <= wanted.last; first += BATCH) {
      const last = Math.min(first + BATCH - 1, wanted.last)
      for (const statement of statementsOf(wanted)) await client.query(statement, [first, last])
    }
    await client.query('vacuum analyze')
    await client.query('checkpoint')
  } finally {
    await client.end()
  }
}
