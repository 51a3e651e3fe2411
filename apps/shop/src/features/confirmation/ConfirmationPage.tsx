import { Page } from '@billett/web-kit/kit/layout/Page.tsx'
import { useParams } from '@billett/web-kit/links/use-params.ts'
import { MyTickets } from './MyTickets.tsx'
import { OrderView } from './OrderView.tsx'

/** `/confirm/{id}`: one order · `/confirm`: those placed on this device. */
export function ConfirmationPage() {
  const { id } = useParams()
  return <Page>{id === undefined ? <MyTickets /> : <OrderView key={id} orderId={id} />}</Page>
}
