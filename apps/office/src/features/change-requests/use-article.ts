import type { SubscriptionDetails } from '@billett/contract'
import { useEffect, useState } from 'react'
import { useAppDispatch, useAppSelector } from '../../hooks/store-hooks.ts'
import { getSubscriptionDetails, getSubscriptions } from '../../state/school/school.calls.ts'
import { selectOffers, selectStudent } from '../../state/school/school.selectors.ts'
import { useTexts } from '../../texts/use-texts.ts'

interface Asked {
  configurationId: string
  contractGuid: string
  studentGuid: string
}

/**
 * Which nets and classes the subscription has that is asked for, or that the contract is of: where it has one alone,
 * none is asked for.
 */
export function useArticle({ configurationId, contractGuid, studentGuid }: Asked) {
  const { t } = useTexts()
  const dispatch = useAppDispatch()
  const offers = useAppSelector(selectOffers)
  const student = useAppSelector(selectStudent(studentGuid))
  const [details, setDetails] = useState<SubscriptionDetails>()
  const contract = student?.contracts.find(({ guid }) => guid === contractGuid)
  const isOfContract = configurationId === '' && contract !== undefined
  // A contract is of the version it was concluded by; what is offered today goes by the same name.
  const offered = isOfContract
    ? offers?.find(({ title }) => title === contract.configurationName)?.guid
    : configurationId
  useEffect(() => {
    if (isOfContract && offers === null) void dispatch(getSubscriptions({ query: {} }))
  }, [dispatch, isOfContract, offers])
  useEffect(() => {
    setDetails(undefined)
    if (!offered) return
    let isWanted = true
    const ask = async () => {
      const answer = await dispatch(getSubscriptionDetails({ params: { guid: offered }, query: {} }))
      if (isWanted && getSubscriptionDetails.fulfilled.match(answer)) setDetails(answer.payload.data[0])
    }
    void ask()
    return () => {
      isWanted = false
    }
  }, [dispatch, offered])
  const classes = [...new Set((details?.articles ?? []).map(({ comfortClass }) => comfortClass))]
  return {
    netId: (details?.nets ?? []).map(({ id, title }) => ({ value: id, text: title })),
    comfortClass:
      classes.length > 1 ? classes.map(value => ({ value, text: t(`school.requests.comfort.${value}`) })) : [],
  }
}
