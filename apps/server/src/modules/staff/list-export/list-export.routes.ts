import * as calls from '@billett/contract'
import { handingOver } from '../../../call/act/handing-over.ts'
import { exportList } from './export-list.ts'

export const listExportRoutes = [
  handingOver(calls.exportStaffList, (context, { params, query }) => exportList(context, params.list, query)),
]
