import { parseArgs } from 'node:util'
import type { PlainDate, Share } from '@billett/domain'
import { type AnotherProduct, isSentLink, type SentLink } from '../../modules/subscription/desk/index.ts'
import { productOf, shareOf } from './said-of-contract.ts'
import { day, needed, Wrong } from './wrong-call.ts'

const USAGE = `npm run desk -- [list | decide NUMBER | change ID | proof ID | match ID | dismiss ID | release KEY | unpark NUMBER | died NUMBER | handover NUMBER | payers NUMBER | move NUMBER | announce NUMBER | card NUMBER | link NUMBER | erase CUSTOMER] [--client ID]
Does for subscriptions what people have to decide. Without a word it lists what waits for them.
  decide NUMBER --approve|--reject --by NAME [--by NAME] [--reason TEXT]
                   an application; two people where a credit agency warned
  change ID --approve|--reject --by NAME [--by NAME] [--reason TEXT]
                   what a customer asked for about a contract; two people give money back; the reason is told
  proof ID --approve|--reject --by NAME [--reason TEXT]
                   a proof that came later than the order; where it shows nothing, another is asked for
  match ID --contract NUMBER --by NAME [--last-day 2027-01-31] [--reason TEXT]
                   a cancellation or withdrawal is about this contract, and holds as of its receipt
  dismiss ID --by NAME --reason TEXT
                   it is about none
  release KEY --by NAME [--reason TEXT]
                   puts the draft of a subscription on offer; somebody else than who wrote it
  unpark NUMBER --by NAME --by NAME --reason TEXT
                   a contract that was set aside goes on; two people
  died NUMBER --on 2027-01-31 --by NAME --by NAME --reason TEXT
                   who travelled has died: the contract ends with that month, and nothing is owed for it; two people
  died NUMBER --payer CUSTOMER --on 2027-01-31 [--heir CUSTOMER] --by NAME --by NAME --reason TEXT
                   who paid has died: their account is not debited any more, an heir pays from the next period on
  handover NUMBER --by NAME [--reason TEXT]
                   who travels has come of age: the contract is theirs, and a link asks them for an account
  payers NUMBER --share CUSTOMER=500 --share CUSTOMER --on 2027-02-01 --by NAME --by NAME --reason TEXT
                   who pays what from the next period on: thousandths (500), an amount (14.00), or what is left
  move NUMBER --on 2027-02-01 [--class first|second] [--net NET] [--origin STOP --destination STOP [--via TEXT]] --by NAME
                   another class, net or way of the same subscription
  announce NUMBER --on 2026-11-05 --from 2027-01-01 --by NAME [--reason TEXT]
                   a new price from a day was told on a day: until ten days after that month one can leave because of it
  card NUMBER --by NAME [--reason TEXT]
                   a card that the producer has rejected is ordered once more
  link NUMBER --act changeAccount|seeDue|giveProof|showPass|confirmAddress [--payer CUSTOMER] --by NAME
                   mails a link that names another account, shows what is due, hands in each missing proof, shows the
                   pass, which earlier links do no more, or confirms the address a school has named; without signing in;
                   its time begins anew; --payer: who pays a part names an account for that part alone
  erase CUSTOMER --by NAME --by NAME --reason TEXT
                   forgets who has this customer number before their time, at their wish, and says what the law
                   keeps and until when; two people
Ends with 0 where nothing is refused, with 1 where something is, with 2 for a wrong call.`

interface By {
  by: readonly string[]
  reason: string
}

export type DeskAsked = { clientId: string | undefined } & (
  | { what: 'list' }
  | ({ what: 'decide'; number: string; decision: 'approve' | 'reject' } & By)
  | ({ what: 'change' | 'proof'; id: string; verdict: 'accepted' | 'rejected' } & By)
  | ({ what: 'match'; id: string; number: string; lastDay: PlainDate | undefined } & By)
  | ({ what: 'dismiss'; id: string } & By)
  | ({ what: 'release'; key: string } & By)
  | ({ what: 'died'; number: string; on: PlainDate; payer: string | undefined; heir: string | undefined } & By)
  | ({ what: 'announce'; number: string; on: PlainDate; from: PlainDate } & By)
  | ({ what: 'payers'; number: string; shares: Share[]; on: PlainDate } & By)
  | ({ what: 'move'; number: string; product: AnotherProduct; on: PlainDate } & By)
  | ({ what: 'unpark' | 'handover'; number: string } & By)
  | ({ what: 'card'; number: string } & By)
  | ({ what: 'erase'; customerNumber: string } & By)
  | ({ what: 'link'; number: string; act: SentLink; payer: string | undefined } & By)
)

const text = { type: 'string' } as const
const OPTIONS = {
  client: text,
  contract: text,
  act: text,
  on: text,
  from: text,
  payer: text,
  heir: text,
  share: { ...text, multiple: true, default: [] as string[] },
  class: text,
  net: text,
  origin: text,
  destination: text,
  via: { ...text, default: '' },
  'last-day': text,
  reason: { ...text, default: '' },
  by: { ...text, multiple: true, default: [] as string[] },
  approve: { type: 'boolean', default: false },
  reject: { type: 'boolean', default: false },
} as const

function isApproved({ approve, reject }: { approve: boolean; reject: boolean }): boolean {
  if (approve === reject) throw new Wrong('--approve or --reject: one of them.')
  return approve
}

function read(args: string[]): DeskAsked {
  const { values, positionals } = parseArgs({ args, options: OPTIONS, allowPositionals: true })
  const [what = 'list', subject] = positionals
  if (positionals.length > 2) throw new Wrong(`${positionals[2]} is too much.`)
  const clientId = values.client
  if (what === 'list') return { what, clientId }
  const by = values.by.map(name => name.trim()).filter(name => name !== '')
  if (by.length === 0) throw new Wrong('--by is missing: whoever decides is named.')
  const common = { clientId, by, reason: values.reason.trim() }
  const about = needed(subject, 'What it is about')
  switch (what) {
    case 'decide':
      return { ...common, what, number: about, decision: isApproved(values) ? 'approve' : 'reject' }
    case 'change':
    case 'proof':
      return { ...common, what, id: about, verdict: isApproved(values) ? 'accepted' : 'rejected' }
    case 'match': {
      const lastDay = values['last-day'] === undefined ? undefined : day(values['last-day'], '--last-day')
      return { ...common, what, id: about, number: needed(values.contract, '--contract'), lastDay }
    }
    case 'dismiss':
      return { ...common, what, id: about, reason: needed(values.reason, '--reason') }
    case 'release':
      return { ...common, what, key: about }
    case 'died': {
      const { payer, heir } = values
      const reason = needed(values.reason, '--reason')
      return { ...common, what, number: about, on: day(values.on, '--on'), payer, heir, reason }
    }
    case 'payers': {
      const shares = values.share.map(shareOf)
      const reason = needed(values.reason, '--reason')
      return { ...common, what, number: about, shares, on: day(values.on, '--on'), reason }
    }
    case 'move':
      return { ...common, what, number: about, product: productOf(values), on: day(values.on, '--on') }
    case 'handover':
      return { ...common, what, number: about }
    case 'announce':
      return { ...common, what, number: about, on: day(values.on, '--on'), from: day(values.from, '--from') }
    case 'unpark':
      return { ...common, what, number: about, reason: needed(values.reason, '--reason') }
    case 'erase':
      return { ...common, what, customerNumber: about, reason: needed(values.reason, '--reason') }
    case 'card':
      return { ...common, what, number: about }
    case 'link': {
      const { act } = values
      if (!isSentLink(act))
        throw new Wrong('--act changeAccount, --act seeDue, --act giveProof, --act showPass or --act confirmAddress.')
      const { payer } = values
      if (payer !== undefined && act !== 'changeAccount')
        throw new Wrong('--payer goes with --act changeAccount alone.')
      return { ...common, what, number: about, act, payer }
    }
    default:
      throw new Wrong(`${what} is nothing that can be done here.`)
  }
}

/** What somebody at the desk asks for, or what is wrong with it and what to write instead. */
export function deskArguments(args: string[]): DeskAsked | string {
  try {
    return read(args)
  } catch (error) {
    return `${error instanceof Error ? error.message : error}\n\n${USAGE}`
  }
}
