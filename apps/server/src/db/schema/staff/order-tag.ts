import { index, pgTable, primaryKey, text, uuid } from 'drizzle-orm/pg-core'
import { instant } from '../columns.ts'
import { order } from '../ticket/order.ts'

/** Words that staff put on orders to find them again; they go when it is forgotten who has bought. */
export const orderTag = pgTable(
  'order_tag',
  {
    orderId: uuid()
      .notNull()
      .references(() => order.id),
    /** Whose order it is. */
    clientId: text().notNull(),
    tag: text().notNull(),
    /** Whoever put it there. */
    byId: uuid().notNull(),
    on: instant().notNull(),
  },
  table => [
    primaryKey({ columns: [table.orderId, table.tag] }),
    index('order_tag_orders').on(table.clientId, table.tag, table.orderId),
  ],
)
