import * as calls from '@billett/contract'
import { acting, answering } from '../../../call/act/acting.ts'
import { item, items, nothing } from '../../../call/answer.ts'
import { clientIdOf } from '../../../call/client-id-of.ts'
import { refuse } from '../../../call/refused.ts'
import { route } from '../../../call/route.ts'
import { deleteStatement, releaseStatement, saveStatement } from './edit-statement.ts'
import { listStatements } from './list-statements.ts'
import { runStatement } from './run-statement.ts'
import { runTogether } from './run-together.ts'
import { presentStatement } from './sql-statement.present.ts'
import { statementOf } from './sql-statement.repository.ts'

export const sqlStatementRoutes = [
  route(calls.getSqlStatements, async context => items(await listStatements(context))),
  route(calls.getReportViews, ({ world }) =>
    items(world.reports.views.map(({ columns, ...view }) => ({ ...view, columns: [...columns] }))),
  ),
  route(calls.getSqlStatement, async ({ world }, { params }) => {
    const found = await statementOf(world.db, clientIdOf(world), params.description)
    return item(await presentStatement(world, found ?? refuse('statementNotFound', 'description')))
  }),
  acting(calls.saveSqlStatement, async (context, { body }, tx) => {
    const { shown, act } = await saveStatement(context, body, tx)
    return { answer: item(shown), act }
  }),
  acting(calls.releaseSqlStatement, async (context, { params, body }, tx) => {
    const { shown, act } = await releaseStatement(context, { ...params, ...body }, tx)
    return { answer: item(shown), act }
  }),
  acting(calls.deleteSqlStatement, async (context, { params }, tx) => ({
    answer: nothing,
    act: await deleteStatement(context, params.description, tx),
  })),
  answering(calls.executeSqlStatement, (context, { params, query }) =>
    runStatement(context, { ...params, values: query }),
  ),
  answering(calls.executeSqlStatements, (context, { query }) => runTogether(context, query)),
]
