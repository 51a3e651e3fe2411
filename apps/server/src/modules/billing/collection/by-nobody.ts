/** Who has built what the clock built: nobody of the company, so that anybody who may can release it. */
export const BUILT_BY_CLOCK = 'clock'

/** Who lets files go while days of a demo are left out: nobody of the company was asked. */
export const RELEASED_BY_DEMO = 'Demo'

/** Whether it was somebody of the company, by their id. */
export const isSomebody = (by: string): boolean => by !== BUILT_BY_CLOCK && by !== RELEASED_BY_DEMO
