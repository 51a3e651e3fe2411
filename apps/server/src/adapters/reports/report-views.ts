/** A view of the schema `report`. Column -> what it is of the tables. */
interface Definition {
  columns: Readonly<Record<string, string>>
  from: string
  /** The column that says whose row it is. */
  client: string
  isPersonal?: true
}

/** Where a ticket was sold: 2 single tickets, 4 subscriptions. */
const areaOf = (ticketId: string) =>
  `(select (ticket -> 'choice' ->> 'serviceArea')::int from jsonb_array_elements(o.tickets) ticket
    where ticket ->> 'ticketId' = ${ticketId} limit 1)`

const OF_ORDER = 'join public."order" o on o.id ='

/**
 * All that statements of staff can read. No hashes, tokens, bank accounts, barcodes, addresses in the network; what
 * names people stands in views of their own.
 */
export const REPORT_VIEWS: Readonly<Record<string, Definition>> = {
  orders: {
    columns: {
      id: 'o.id',
      number: 'o.order_number',
      client_id: 'o.client_id',
      state: 'o.state',
      language: 'o.language',
      currency: 'o.currency',
      total_cents: 'o.total_cents',
      discount_code: 'o.discount_code',
      invoice_number: 'o.invoice_number',
      tickets: 'jsonb_array_length(o.tickets)',
      created_on: 'o.created_on',
      paid_on: 'o.paid_on',
    },
    from: 'public."order" o',
    client: 'o.client_id',
  },
  bookings: {
    columns: {
      id: 'b.id',
      order_id: 'b.order_id',
      client_id: 'o.client_id',
      number: 'b.number',
      type: 'b.type',
      ticket_name: 'b.ticket_name',
      service_area: areaOf('b.ticket_id::text'),
      amount_cents: 'b.amount_cents',
      vat_cents: 'b.vat_cents',
      vat_permille: 'b.vat_permille',
      cancels_id: 'b.cancels_id',
      booked_on: 'b.booked_on',
    },
    from: `public.booking b ${OF_ORDER} b.order_id`,
    client: 'o.client_id',
  },
  tickets: {
    columns: {
      id: 't.id',
      order_id: 't.order_id',
      client_id: 'o.client_id',
      service_area: areaOf('coalesce(t.parent_id, t.id)::text'),
      state: 't.state',
      valid_from: 't.valid_from',
      valid_to: 't.valid_to',
      rides: 't.rides',
      rides_used: 't.rides_used',
      issued_on: 't.issued_on',
    },
    from: `public.issued_ticket t ${OF_ORDER} t.order_id`,
    client: 'o.client_id',
  },
  payments: {
    columns: {
      id: 'p.id',
      order_id: 'p.order_id',
      client_id: 'o.client_id',
      number: 'p.number',
      provider: 'p.provider',
      method: 'p.method_id',
      amount_cents: 'p.amount_cents',
      currency: 'p.currency',
      state: 'p.state',
      created_on: 'p.created_on',
    },
    from: `public.payment_attempt p ${OF_ORDER} p.order_id`,
    client: 'o.client_id',
  },
  refunds: {
    columns: {
      id: 'r.id',
      order_id: 'r.order_id',
      client_id: 'o.client_id',
      payment_id: 'r.attempt_id',
      amount_cents: 'r.amount_cents',
      state: 'r.state',
    },
    from: `public.refund r ${OF_ORDER} r.order_id`,
    client: 'o.client_id',
  },
  users: {
    columns: {
      id: 'u.id',
      client_id: 'u.client_id',
      user_type: 'u.user_type',
      state: 'u.state',
      language: 'u.language',
      registered_on: 'u.registered_on',
      activated_on: 'u.activated_on',
      confirmed_on: 'u.confirmed_on',
      deletion_requested_on: 'u.deletion_requested_on',
      deleted_on: 'u.deleted_on',
    },
    from: 'public.user_account u',
    client: 'u.client_id',
  },
  contracts: {
    columns: {
      id: 'c.id',
      number: 'c.number',
      client_id: 'c.client_id',
      state: 'c.state',
      currency: 'c.currency',
      submitted_on: 'c.submitted_on',
    },
    from: 'public.contract c',
    client: 'c.client_id',
  },
  claims: {
    columns: {
      id: 'k.id',
      contract_id: 'k.contract_id',
      client_id: 'k.client_id',
      component: 'k.component',
      period_start: 'k.period_start::date',
      period_end: 'k.period_end::date',
      revision: 'k.revision',
      cents: 'k.cents',
      vat_cents: 'k.vat_cents',
      vat_permille: 'k.vat_permille',
      due_on: 'k.due_on::date',
      booked_on: 'k.booked_on',
    },
    from: 'public.claim k',
    client: 'k.client_id',
  },
  events: {
    columns: {
      id: 'e.id',
      client_id: 'e.client_id',
      level: 'e.level',
      kind: 'e.kind',
      date: 'e.date',
      acknowledged_on: 'e.acknowledged_on',
    },
    from: 'public.admin_event e',
    client: 'e.client_id',
  },
  buyers: {
    columns: {
      order_id: 'o.id',
      client_id: 'o.client_id',
      email: `o.buyer ->> 'email'`,
      first_name: `o.buyer ->> 'firstName'`,
      last_name: `o.buyer ->> 'lastName'`,
    },
    from: 'public."order" o',
    client: 'o.client_id',
    isPersonal: true,
  },
  people: {
    columns: {
      user_id: 'u.id',
      client_id: 'u.client_id',
      customer_number: 'u.customer_number',
      email: 'u.email',
      first_name: 'u.first_name',
      last_name: 'u.last_name',
      birth_date: 'u.birth_date::date',
    },
    from: 'public.user_account u',
    client: 'u.client_id',
    isPersonal: true,
  },
}
