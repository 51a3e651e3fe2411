import { getTravelExpenseCertificate } from '@billett/contract'
import { route } from '../../../call/route.ts'
import { travelExpenseCertificate } from './certificate.ts'

export const certificateRoutes = [
  route(getTravelExpenseCertificate, async (context, { body }) => {
    const file = await travelExpenseCertificate(context, body)
    return { file: { ...file, mimeType: 'application/pdf' } }
  }),
]
