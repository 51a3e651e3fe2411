import type { ChangePreview, ChangeRequest, PreviewChange, SubscriptionContract } from '@billett/contract'
import { useErrorsAt } from '@billett/web-kit/forms/use-errors-at.ts'
import { useState } from 'react'
import { useAppDispatch } from '../../../hooks/store-hooks.ts'
import { useOwnCall } from '../../../hooks/use-own-call.ts'
import * as calls from '../../../state/contract/contract.calls.ts'

export type Change = PreviewChange['change']

/** `ask`: what is to be done · `check`: what that would do · `done`: what has been asked for. */
type Step =
  | { at: 'ask' }
  | { at: 'check'; change: Change; preview: ChangePreview }
  | { at: 'done'; kind: Change['kind']; preview: ChangePreview; request: ChangeRequest }

interface About {
  contractGuid: string
  /** Of the contract as its owner saw it. */
  seq: number
}

type Run = ReturnType<typeof useOwnCall<'check' | 'act'>>['run']

/** Asks for a change by the call it has. */
function request(run: Run, change: Change, about: About, fileIds: readonly string[]) {
  switch (change.kind) {
    case 'cancel':
      return run('act', calls.cancelSubscription({ body: { ...about, date: change.date, reason: change.reason } }))
    case 'pause': {
      const { from, until, reason } = change
      return run('act', calls.pauseSubscription({ body: { ...about, from, until, reason } }))
    }
    case 'refund': {
      const { from, until, reason } = change
      return run(
        'act',
        calls.refundSubscription({ body: { ...about, from, until, reason, consent: true, fileIds: [...fileIds] } }),
      )
    }
    case 'replacement': {
      const { reason, recipient } = change
      return run('act', calls.replaceCard({ body: { ...about, reason, recipient } }))
    }
    case 'takeBack':
      return run('act', calls.takeBackChange({ body: { ...about, changeRequestGuid: change.changeRequestGuid } }))
  }
}

/** A preview names the fields of the change it is about. */
const fieldOf = (named: string): string => named.replace(/^change\./, '')

/**
 * The way of a change: named, looked at, asked for. What is refused leads back to where it was named, if it is about
 * a field of it; nothing is forgotten on the way.
 */
export function useAction({ guid }: Pick<SubscriptionContract, 'guid'>) {
  const dispatch = useAppDispatch()
  const { run, running, errors: refused } = useOwnCall<'check' | 'act'>()
  const errors = useErrorsAt(refused, fieldOf)
  const [step, setStep] = useState<Step>({ at: 'ask' })
  const check = async (change: Change): Promise<void> => {
    const answer = await run('check', calls.previewSubscriptionChange({ body: { contractGuid: guid, change } }))
    const preview = answer?.data[0]
    if (preview) setStep({ at: 'check', change, preview })
  }
  const act = async (fileIds: readonly string[] = []): Promise<void> => {
    if (step.at !== 'check') return
    const { change, preview } = step
    const answer = await request(run, change, { contractGuid: guid, seq: preview.seq }, fileIds)
    const asked = answer?.data[0]
    if (!asked) return
    setStep({ at: 'done', kind: change.kind, preview, request: asked })
    void dispatch(calls.getSubscriptionContracts())
  }
  return { step, running, errors, check, act, back: () => setStep({ at: 'ask' }) }
}

export type Action = ReturnType<typeof useAction>
