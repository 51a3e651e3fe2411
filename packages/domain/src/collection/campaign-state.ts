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

export const nextCampaignStates = (from: CampaignState): readonly CampaignState[] => MOVES[from]
