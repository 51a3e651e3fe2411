import { useEffect, useState } from 'react'
import { useTexts } from '../../../texts/use-texts.ts'
import type { ContractAct } from './contract-act.ts'
import { type Answered, NOTHING, useActCall } from './use-act-call.ts'

/** What an act would come to, asked once, and the act itself; undefined while nothing is known. */
export function useContractAct(contractGuid: string, act: ContractAct) {
  const { t } = useTexts()
  const [trial, setTrial] = useState<Answered>()
  const [done, setDone] = useState(NOTHING)
  const send = useActCall(contractGuid, act)
  useEffect(() => {
    let isWanted = true
    // A trial stores nothing, its reason neither.
    void send(t('contracts.acts.trial'), true).then(answer => {
      if (isWanted) setTrial(answer)
    })
    return () => {
      isWanted = false
    }
  }, [send, t])
  /** True where it was done, or has been asked for. */
  const press = async (reason: string) => {
    const answer = await send(reason, false)
    setDone(answer)
    return answer.errors.length === 0 && (answer.contract !== null || answer.waits !== undefined) ? answer : undefined
  }
  return { trial, errors: done.errors, press }
}
