import { productKey } from '@billett/domain'
import { connectedTo } from '../measure/connected-to.ts'

/** Guide of the portal: so many at one authority, of which half are the authority's own to pay for. */
export const SCHOOLS = 600
const PAYERS = 50

/** Pupils of one contract in so many. */
const WITH_TICKET = 0.6

/** Of so many pupils without a ticket one has applied for one. */
const APPLIED_ONE_OF = 4

/** Cents of a month, and the value-added tax in them. */
const [PRICE, VAT_IN_IT] = [6300, 412]

const id = (t: number, i = 'i') => `('01940000-000${t}-7000-8000-' || lpad(to_hex(${i}), 12, '0'))::uuid`
const PARTY = 1
const ORGANISATION = 2
const PUPIL = 3
const CONTRACT = 4
const ACCOUNT = 5

export const AUTHORITY = '01940000-0002-7000-8000-000000000001'

const guidOfPlace = (place: number) => `01940000-0002-7000-8000-${place.toString(16).padStart(12, '0')}`

export const A_SCHOOL = guidOfPlace(PAYERS + 2)

/** Schools at which applications wait for the school: by the numbers below those of one school in thirty. */
export const schoolsThatConfirm = (): string[] =>
  Array.from({ length: SCHOOLS / 60 }, (_, tenth) => [60 * tenth + 36, 60 * tenth + 48])
    .flat()
    .map(place => guidOfPlace(PAYERS + 2 + place))

interface Wanted {
  clientId: string
  pupils: number
  /** First day of the contracts and of the school year that is claimed for. */
  from: string
}

/** 1: the authority; then payers below it; then schools, of which every second is the authority's to pay for. */
const LAST_PAYER = 1 + PAYERS
const LAST = LAST_PAYER + SCHOOLS
const payerOf = (school: string) => `case when ${school} % 2 = 0 then 1 else 2 + (${school} / 2) % ${PAYERS} end`
const schoolOf = (i: string) => `(${LAST_PAYER + 1} + ${i} % ${SCHOOLS})`
const hasTicket = (i: string) => `${i} % 10 < ${WITH_TICKET * 10}`

function statementsOf({ clientId, pupils, from }: Wanted): string[] {
  const c = `'${clientId}'`
  // Of one price wherever somebody goes, so that the new year can be reckoned.
  const product = productKey({ sort: 'deutschlandticket', relationId: null })
  const places = `from generate_series(1, ${LAST}) i`
  const each = `from generate_series(1, ${pupils}) i`
  const ticket = `${each} where ${hasTicket('i')}`
  const applied = `${each} where not ${hasTicket('i')} and i % ${APPLIED_ONE_OF} = 0`
  const configuration = `(select id from subscription_configuration where client_id = ${c} and key = 'pupil' and state = 'released')`
  const concluded = `jsonb_build_object('kind', 'concluded', 'effectiveOn', '${from}', 'payload', jsonb_build_object(
    'product', '${product}', 'anchor', '${from}', 'medium', '{"kind": "phone"}'::jsonb,
    'shares', jsonb_build_array(jsonb_build_object('payer', ${id(ACCOUNT, payerOf(schoolOf('i')))}, 'kind', 'remainder'))))`
  return [
    `insert into party (id, client_id, kind, customer_number, language, created_on)
     select ${id(PARTY)}, ${c}, 'organisation', 'place-' || i, 'de', now() ${places}`,
    `insert into organisation (id, client_id, party_id, parent_id, kind, name, number, school_type, address,
       is_obligated_to_control, valid_from)
     select ${id(ORGANISATION)}, ${c}, ${id(PARTY)}, case when i between 2 and ${LAST_PAYER} then '${AUTHORITY}'::uuid end,
       case when i = 1 then 'authority' when i <= ${LAST_PAYER} then 'payer' else 'school' end,
       case when i = 1 then 'Kreis der Messung' when i <= ${LAST_PAYER} then 'Gemeinde ' || i else 'Schule ' || i end,
       'bench-' || i, case when i > ${LAST_PAYER} then 'Gesamtschule' else '' end,
       '{"street": "Marktplatz", "houseNumber": "1", "postCode": "12345", "city": "Falkenbrück", "country": "de"}',
       i % 2 = 0, '2020-08-01' ${places}`,
    `insert into pays_for (id, client_id, payer_id, organisation_id, valid_from)
     select ${id(6)}, ${c}, ${id(ORGANISATION, payerOf('i'))}, ${id(ORGANISATION)}, '2020-08-01'
     from generate_series(${LAST_PAYER + 1}, ${LAST}) i`,
    `insert into payer_account (id, client_id, party_id, method, due_day, notice_days, created_on)
     select ${id(ACCOUNT)}, ${c}, ${id(PARTY)}, 'invoice', 1, 14, now() from generate_series(1, ${LAST_PAYER}) i`,
    `insert into party (id, client_id, kind, customer_number, language, created_on)
     select ${id(PUPIL)}, ${c}, 'person', 'pupil-' || i, 'de', now() ${each}`,
    `insert into party_person (party_id, salutation, title, first_name, last_name, birth_date, email, phone, address)
     select ${id(PUPIL)}, 1 + i % 2, '', (array['Mia','Ben','Lina','Noah','Emil','Ida','Zoe'])[1 + i % 7], 'Name ' || (i * 7919 % 20011),
       (date '2008-01-01' + i % 3600)::text, '', '',
       '{"street": "Marktplatz", "houseNumber": "1", "postCode": "12345", "city": "Falkenbrück", "country": "de"}' ${each}`,
    `insert into membership (id, client_id, party_id, organisation_id, grade, class, personnel_number, valid_from, valid_until)
     select ${id(7)}, ${c}, ${id(PUPIL)}, ${id(ORGANISATION, schoolOf('i'))}, (5 + i / ${SCHOOLS} % 6)::text,
       (5 + i / ${SCHOOLS} % 6) || (array['a','b'])[1 + i / ${SCHOOLS} % 2], '', '${from}',
       case when i % 40 = 0 then (now() + interval '2 months')::date::text end ${each}`,
    `insert into contract (id, client_id, number, subscriber_id, holder_id, organisation_id, configuration_id, currency, state, seq,
       next_look_on, passes_due, submitted_on)
     select ${id(CONTRACT)}, ${c}, 'school-' || i, ${id(PUPIL)}, ${id(PUPIL)}, ${id(PARTY, schoolOf('i'))}, ${configuration}, 'EUR',
       'Granted', 1, null, false, now() - make_interval(mins => i) ${ticket}`,
    `insert into contract_event (contract_id, seq, client_id, recorded_on, happening)
     select ${id(CONTRACT)}, 1, ${c}, '${from}'::timestamptz, ${concluded} ${ticket}`,
    `insert into contract (id, client_id, number, subscriber_id, holder_id, organisation_id, configuration_id, currency, state, seq,
       next_look_on, passes_due, submitted_on)
     select ${id(CONTRACT)}, ${c}, 'school-' || i, ${id(PUPIL)}, ${id(PUPIL)}, ${id(PARTY, schoolOf('i'))}, ${configuration}, 'EUR',
       case when i % 3 = 0 then 'ApprovalOrganizationPending' else 'ApprovalPayerPending' end, 0, null, false,
       now() - make_interval(mins => i) ${applied}`,
    `insert into application (contract_id, client_id, fingerprint, language, email, "values", concluding, price_cents, vat_permille,
       begin_asked, submitted_on)
     select ${id(CONTRACT)}, ${c}, 'bench-' || i, 'de', 'familie@example.org', '{}', ${concluded}, ${PRICE}, 70, true, now() ${applied}`,
    `insert into entitlement_proof (id, client_id, contract_id, field, needed_by)
     select ${id(8)}, ${c}, ${id(CONTRACT)}, 'proof', (now() + interval '1 month')::date::text ${applied} and i % 12 = 0`,
    `insert into billing_run (id, client_id, kind, day, state, begun_on, ended_on)
     values (${id(9, '1')}, ${c}, 'claim', '2020-01-01', 'claimed', now(), now())`,
    `insert into claim (id, client_id, contract_id, payer_id, component, period_start, period_end, revision, cents, vat_cents,
       vat_permille, due_on, why, run_id, booked_on)
     select gen_random_uuid(), ${c}, ${id(CONTRACT)}, ${id(ACCOUNT, payerOf(schoolOf('i')))}, 'fare',
       ('${from}'::date + n * interval '1 month')::date::text, ('${from}'::date + (n + 1) * interval '1 month')::date::text, 1,
       ${PRICE}, ${VAT_IN_IT}, 70, ('${from}'::date + n * interval '1 month')::date::text, '{}', ${id(9, '1')}, now()
     from generate_series(0, 11) n, generate_series(1, ${pupils}) i where ${hasTicket('i')}`,
  ]
}

/** Fills a shop with an authority, who pays below it, schools, pupils, their tickets and a year of claims. */
export async function fillSchools(databaseUrl: string, wanted: Wanted): Promise<void> {
  const client = await connectedTo(databaseUrl)
  try {
    // What is written follows from the numbers, so that it is right without being checked row by row.
    await client.query('set session_replication_role = replica')
    await client.query('set synchronous_commit = off')
    for (const statement of statementsOf(wanted)) await client.query(statement)
    await client.query('vacuum analyze')
  } finally {
    await client.end()
  }
}
