/** Metres a second at which people walk. */
export const WALKING_SPEEDS = { slow: 0.8, usual: 1.2, fast: 1.6 } as const

export type Walk = keyof typeof WALKING_SPEEDS

export const WALKS = ['slow', 'usual', 'fast'] as const satisfies readonly Walk[]
