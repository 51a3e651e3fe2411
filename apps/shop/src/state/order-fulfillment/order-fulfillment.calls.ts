import * as contract from '@billett/contract'
import { createCall } from '@billett/web-kit/calls/create-call.ts'

export const resendEmail = createCall(contract.resendEmail)
export const getTicketPdf = createCall(contract.getTicketPdf)
export const getTicketCalendar = createCall(contract.getTicketCalendar)
export const getOrderTerms = createCall(contract.getOrderTerms)
export const getLayoutInfo = createCall(contract.getLayoutInfo)
