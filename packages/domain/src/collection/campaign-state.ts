/** How far a change of prices has come. What was told to people is not taken back: it is closed and applied. */
const MOVES = {
  draft: ['reviewed', 'withdrawn'],
  reviewed: ['released', 'draft', 'withdrawn'],
  released: ['notifying', 'withdrawn'],
  notifying: ['open'],
  open: ['closed'],
  closed: ['applied'],
  applied: [],
  withdrawn: [],
} as const satisfies Record<string, readonly string[]>

export type CampaignState = keyof typeof MOVES

export const CAMPAIGN_STATES = Object.keys(MOVES) as readonly CampaignState[]

/** What is written of it can still be changed: nobody has released it. */
export const isWritten = (state: CampaignState): boolean => state === 'draft' || state === 'reviewed'

/** It can be given up as a whole: nobody was told of it. */
export const mayWithdraw = (state: CampaignState): boolean => nextCampaignStates(state).includes('withdrawn')

/** People are told of it just now: whoever was not yet can be spared. */
export const mayStopTelling = (state: CampaignState): boolean => state === 'notifying'

export const nextCampaignStates = (from: CampaignState): readonly CampaignState[] => MOVES[from]
