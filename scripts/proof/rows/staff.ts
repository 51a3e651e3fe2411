import type { SectionMutations } from '../mutation.ts'

export const staffRoutes: SectionMutations = {
  section: '3 §2.1',
  rows: {
    'every path of the staff in both languages; those without a page stand in no menu': [
      ['staff-routes.ts', "de: '/admin/ereignisse'", "de: '/admin/events'", 'documented-routes.test.ts'],
      [
        'office-routes.ts',
        '{ ...routes, ...staffRoutes } as const',
        '{ ...staffRoutes, ...routes, adminOrders: routes.admin }',
        'routes.test.ts',
      ],
      ['use-menu.ts', 'screens.has(key) && ', '', 'office.test.tsx'],
      ['use-menu.ts', ' && holdsRights(rights, officeRoutes[key].rights)', '', 'office.test.tsx'],
      ['OfficeRoutes.tsx', "(page || found.route.access === 'staff')", 'page', 'office.test.tsx'],
    ],
    '`/admin/logout` counts down, then leads on; that can be stopped': [
      ['OnwardCountdown.tsx', 'if (stopped) return undefined', ''],
      ['OnwardCountdown.tsx', 'setLeft(left - 1) : onEnd()', 'setLeft(left - 1) : setStopped(true)'],
    ],
  },
}

export const staffScreens: SectionMutations = {
  section: '3 §2.4',
  rows: {
    "orders: time spans, a dialog for one of one's own": [
      ['order-spans.ts', 'firstOfMonth(localDate(now, timeZone))', 'localDate(now, timeZone)', 'order-spans.test.ts'],
      ['order-spans.ts', 'addDays(to, 1)', 'to', 'order-spans.test.ts'],
      ['SpanField.tsx', "if (next === 'custom') setAsks(true)", "if (next === 'custom') setAsks(false)"],
      ['SpanDialog.tsx', "to === '' || to >= from", 'true'],
    ],
    'lists begin with a thousand rows, in pages; what is listed stands in the address': [
      [
        'orders-address.ts',
        'pageSize(ORDER_PAGE_SIZES, STAFF_PAGE_SIZE)',
        'pageSize(ORDER_PAGE_SIZES, 50)',
        'orders.test.tsx',
      ],
      ['orders-query.ts', 'page: page - 1', 'page', 'orders.test.tsx'],
      ['list-address.ts', 'if (restarts && !values.has(PAGE)) written.delete(PAGE)', ''],
    ],
    'columns of a list, chosen and put in order': [
      ['ColumnDialog.tsx', 'shown.with(place, two).with(other, one)', 'shown', 'ColumnDialog.test.tsx'],
      [
        'OrdersPage.tsx',
        "['number' as const, ...state.columns].flatMap(id => all.filter(column => column.id === id))",
        'all',
        'orders.test.tsx',
      ],
    ],
    'an order with its tickets, bookings, tries at paying, refunds and the way of its money': [
      ['OrderParts.tsx', 'order.refunds.map', 'order.refunds.slice(1).map'],
      ['OrderDialog.tsx', 'getStaffOrder({ params: { orderId } })', "getStaffOrder({ params: { orderId: '' } })"],
    ],
  },
}
