import type { ContractPasses } from '@billett/contract'
import { type ReactNode, useEffect } from 'react'
import { useAsked } from '../../hooks/use-asked.ts'
import type { Asked } from '../../hooks/use-own-call.ts'
import { storedPasses } from '../../storage/passes.ts'
import { useTexts } from '../../texts/use-texts.ts'
import { Loaded } from '../Loaded.tsx'
import { NoPass } from './NoPass.tsx'
import { PassView } from './PassView.tsx'

interface Props<Input> {
  /** What it is asked about: another one is asked for anew. */
  about: string
  ask: () => Asked<ContractPasses, Input>
  isExamined?: boolean
  token?: ReactNode
}

/** On the device nothing stays that opens a wallet. */
const kept = (of: ContractPasses): ContractPasses => ({
  ...of,
  passes: of.passes.map(({ walletKey: _key, ...pass }) => pass),
})

/** What is shown to the inspector: that of today, else the next. It is kept for times without a network. */
export function ShownPass<Input>({ about, ask, isExamined = false, token }: Props<Input>) {
  const { t } = useTexts()
  const { items, failed, loading, again } = useAsked(about, ask)
  const asked = items?.[0]
  useEffect(() => {
    if (asked) storedPasses.keep(kept(asked))
  }, [asked])
  return (
    <Loaded
      value={items}
      failed={failed}
      loading={loading}
      onRetry={again}
      text={t('subscription.pass.loadFailed')}
      rows={1}
      height={320}
    >
      {([shown]) => {
        const pass = shown?.passes.find(({ isCurrent }) => isCurrent) ?? shown?.passes[0]
        if (pass) return <PassView pass={pass} />
        return shown && <NoPass passes={shown} isExamined={isExamined} token={token} />
      }}
    </Loaded>
  )
}
