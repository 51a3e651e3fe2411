import * as calls from '@billett/contract'
import { item, items } from '../../../call/answer.ts'
import { route } from '../../../call/route.ts'
import { exportReport, showReport, showReportOfSchool } from './show-report.ts'

export const financialReportRoutes = [
  route(calls.getFinancialReport, async (context, { params }) =>
    item(await showReport(context, params.payerGuid, params.dateSelection)),
  ),
  route(calls.getReportOfSchool, async (context, { params, query }) =>
    items(await showReportOfSchool(context, params.orgGuid, query.dateSelection)),
  ),
  route(calls.exportFinancialReport, async (context, { params, query }) => ({
    streamed: await exportReport(context, params.orgId, query),
  })),
]
