import type { ProductOffer } from '@billett/contract'
import { useCall } from '@billett/web-kit/calls/use-call.ts'
import { Text } from '@billett/web-kit/kit/text/Text.tsx'
import { useCallback, useEffect } from 'react'
import { useAppDispatch, useAppSelector } from '../../hooks/store-hooks.ts'
import { getIdentificationMedium, getTicketUserDataRequest } from '../../state/sale/sale.calls.ts'
import { selectIdentificationMediums, selectUserDataRequest } from '../../state/sale/sale.selectors.ts'
import { useTexts } from '../../texts/use-texts.ts'
import { Loaded } from '../Loaded.tsx'

interface Props {
  /** Of the product it belongs to, the tariff's configuration says what its tickets carry. */
  offer: Pick<ProductOffer, 'sortId' | 'groupName' | 'userData'>
}

/** Which facts about the passenger are asked for when the ticket is bought, and the document it goes with. */
export function PassengerDemand({ offer: { sortId, groupName, userData } }: Props) {
  const { t } = useTexts()
  const dispatch = useAppDispatch()
  const request = useAppSelector(selectUserDataRequest(groupName))
  const mediums = useAppSelector(selectIdentificationMediums(sortId))
  const facts = useCall(getTicketUserDataRequest)
  const documents = useCall(getIdentificationMedium)
  const load = useCallback(() => {
    void dispatch(getTicketUserDataRequest())
    void dispatch(getIdentificationMedium({ params: { sortReference: sortId } }))
  }, [dispatch, sortId])
  useEffect(load, [load])
  const loading = facts.loading || documents.loading
  const known = facts.success && documents.success ? { request, mediums } : undefined
  return (
    <section>
      <Text variant="h3" gutterBottom>
        {t('tickets.passenger.title')}
      </Text>
      <Loaded
        value={known}
        failed={facts.failed || documents.failed}
        loading={loading}
        onRetry={load}
        text={t('tickets.passenger.failed')}
        rows={1}
        height={48}
      >
        {({ request: asked, mediums: accepted }) => {
          const names = [
            asked?.salutation && userData.salutation && t('person.salutation'),
            asked?.firstname && userData.firstname && t('common.person.firstName'),
            asked?.name && userData.name && t('common.person.lastName'),
            asked?.birthdate && userData.birthdate && t('common.person.birthDate'),
          ].filter(name => typeof name === 'string')
          return (
            <>
              {names.length + accepted.length === 0 && <Text>{t('tickets.passenger.none')}</Text>}
              {names.length > 0 && <Text>{t('tickets.passenger.facts', { list: names.join(', ') })}</Text>}
              {accepted.length > 0 && (
                <Text>
                  {t('tickets.passenger.documents', {
                    count: accepted.length,
                    list: accepted.map(code => t(`order.mediums.${code}`)).join(', '),
                  })}
                </Text>
              )}
            </>
          )
        }}
      </Loaded>
    </section>
  )
}
